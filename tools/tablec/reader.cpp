#include "reader.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <filesystem>
#include <fmt/format.h>

Place place_of(const toml::node& node, const std::string& file) {
    const auto begin = node.source().begin;
    return {file, begin.line, begin.column};
}

std::string describe(const toml::node& node) {
    if (const auto* text = node.as_string()) return in_quotes(text->get());
    if (const auto* number = node.as_integer()) return fmt::format("{}", number->get());
    if (const auto* list = node.as_array()) return fmt::format("a list of {}", list->size());
    if (node.is_table()) return "a table";
    if (const auto* truth = node.as_boolean()) return truth->get() ? "true" : "false";
    if (node.is_floating_point()) return "a number with a fraction";
    return "a date or time";
}

std::string path_part(const std::string& name) {
    std::string part;
    for (const char c : name)
        part += std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-' ? c : '-';
    return part;
}

namespace {

const toml::table empty_table;

// What a row of a list is about; rows without a name are counted.
constexpr std::array naming_keys{"id", "type", "weapon", "terrain", "class", "result"};

std::string row_name(const toml::table& row, std::size_t number) {
    for (const auto* key : naming_keys)
        if (const auto* name = row.get_as<std::string>(key)) return path_part(name->get());
    return std::to_string(number);
}

bool is_name(std::string_view key, const toml::node& node) {
    return node.is_string() &&
           std::find(naming_keys.begin(), naming_keys.end(), key) != naming_keys.end();
}

bool is_mark(std::string_view key) { return key == "src" || key == "ruling"; }

// How a map file writes a hex is no figure of a card.
bool is_our_own(std::string_view key) { return key == "symbol"; }

// A list of tables is read row by row; its rows record themselves.
bool is_value(const toml::node& node) {
    const auto* list = node.as_array();
    return !node.is_table() && !(list && !list->empty() && list->front().is_table());
}

std::string plain(const toml::node& node) {
    const auto* text = node.as_string();
    return text ? text->get() : describe(node);
}

// Line ends and the like would break the files that the text is written into.
bool has_control(const std::string& text) {
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

std::string range_words(long lowest, long highest) {
    if (lowest == highest) return fmt::format("{}, which the programs rely on", lowest);
    return fmt::format("a whole number from {} to {}", lowest, highest);
}

} // namespace

Row::Row(const toml::table& table, const std::string& file, Library& library)
    : table_(&table), file_(file), path_(std::filesystem::path(file).stem().string()),
      place_(place_of(table, file)), library_(&library) {}

Place Row::place(const std::string& key) const {
    const auto* node = table_->get(key);
    return node ? place_of(*node, file_) : place();
}

bool Row::has(const std::string& key) {
    asked_.insert(key);
    return table_->contains(key);
}

const toml::node* Row::find(const std::string& key, const char* wanted) {
    asked_.insert(key);
    const auto* node = table_->get(key);
    // A section that was missing has been reported once; its keys are not reported again.
    if (!node && table_ != &empty_table)
        diagnostics().expected(place(), fmt::format("{} = {}", key, wanted), "no such key");
    return node;
}

long Row::number(const std::string& key, long lowest, long highest) {
    const auto* node = find(key, "a whole number");
    if (!node) return lowest;
    const auto* number = node->as_integer();
    if (!number || number->get() < lowest || number->get() > highest) {
        diagnostics().expected(place_of(*node, file_),
                               fmt::format("{} to be {}", key, range_words(lowest, highest)),
                               describe(*node));
        return lowest;
    }
    return static_cast<long>(number->get());
}

bool Row::truth(const std::string& key) {
    const auto* node = find(key, "true or false");
    if (node && !node->is_boolean())
        diagnostics().expected(place_of(*node, file_), key + " to be true or false",
                               describe(*node));
    return node && node->value_or(false);
}

std::string Row::text(const std::string& key) {
    const auto* node = find(key, "a text");
    return node ? line(*node, key + " to be a text") : std::string();
}

std::string Row::line(const toml::node& node, const std::string& wanted) {
    const auto* text = node.as_string();
    if (text && !text->get().empty() && !has_control(text->get())) return text->get();
    diagnostics().expected(place_of(node, file_), wanted + (text ? " of one line" : ""),
                           describe(node));
    return {};
}

std::size_t Row::choice(const std::string& key, const std::vector<std::string>& words) {
    const auto* node = find(key, "a name");
    if (!node) return 0;
    if (const auto* text = node->as_string()) {
        const auto found = std::find(words.begin(), words.end(), text->get());
        if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    }
    diagnostics().expected(place_of(*node, file_), fmt::format("{} to be {}", key, one_of(words)),
                           describe(*node));
    return 0;
}

const toml::array* Row::list(const std::string& key, const char* wanted) {
    const auto* node = find(key, wanted);
    if (!node) return nullptr;
    const auto* array = node->as_array();
    if (!array)
        diagnostics().expected(place_of(*node, file_), fmt::format("{} to be {}", key, wanted),
                               describe(*node));
    return array;
}

std::vector<long> Row::numbers(const std::string& key, std::size_t count, long lowest, long highest,
                               bool may_be_prohibited) {
    std::vector<long> values;
    const auto* array = list(key, "a list of numbers");
    if (!array) return std::vector<long>(count, lowest);
    if (array->size() != count)
        diagnostics().expected(place_of(*array, file_), fmt::format("{} values in {}", count, key),
                               fmt::format("{}", array->size()));
    for (const auto& node : *array) {
        const auto* number = node.as_integer();
        const auto* text = node.as_string();
        if (may_be_prohibited && text && text->get() == "xx") {
            values.push_back(0);
        } else if (number && number->get() >= lowest && number->get() <= highest) {
            values.push_back(static_cast<long>(number->get()));
        } else {
            const auto* or_xx = may_be_prohibited ? " or \"xx\"" : "";
            diagnostics().expected(place_of(node, file_), range_words(lowest, highest) + or_xx,
                                   describe(node));
            values.push_back(lowest); // not what was found: later checks count with it
        }
    }
    values.resize(count, lowest);
    return values;
}

std::vector<std::string> Row::texts(const std::string& key) {
    std::vector<std::string> values;
    const auto* array = list(key, "a list of texts");
    if (!array) return values;
    for (const auto& node : *array)
        if (const auto text = line(node, "a text"); !text.empty()) values.push_back(text);
    return values;
}

std::vector<std::string> Row::citations(const std::string& key) {
    std::vector<std::string> values;
    const auto* array = list(key, "a list of texts");
    if (!array) return values;
    for (const auto& node : *array) {
        check_source(node);
        values.push_back(node.value_or(std::string()));
    }
    return values;
}

std::vector<std::size_t> Row::choices(const std::string& key,
                                      const std::vector<std::string>& words) {
    std::vector<std::size_t> values;
    const auto* array = list(key, "a list of names");
    if (!array) return values;
    for (const auto& node : *array) {
        const auto* text = node.as_string();
        const auto found = text ? std::find(words.begin(), words.end(), text->get()) : words.end();
        if (found == words.end()) {
            diagnostics().expected(place_of(node, file_), one_of(words), describe(node));
            continue;
        }
        const auto index = static_cast<std::size_t>(found - words.begin());
        if (std::find(values.begin(), values.end(), index) == values.end())
            values.push_back(index);
        else
            diagnostics().expected(place_of(node, file_), "each name once",
                                   fmt::format("{} again", in_quotes(words[index])));
    }
    return values;
}

void Row::columns(const std::string& key, const std::vector<std::string>& words) {
    const auto* array = list(key, "a list of names");
    if (!array) return;
    if (array->size() != words.size())
        diagnostics().expected(place_of(*array, file_), fmt::format("{} columns", words.size()),
                               fmt::format("{}", array->size()));
    for (std::size_t i = 0; i < array->size() && i < words.size(); ++i) {
        const auto& node = *array->get(i);
        const auto* text = node.as_string();
        if (!text || text->get() != words[i])
            diagnostics().expected(place_of(node, file_),
                                   fmt::format("column {} to be {}", i + 1, in_quotes(words[i])),
                                   describe(node));
    }
}

Row Row::section(const std::string& key) {
    const auto* node = find(key, "a table");
    const auto* table = node ? node->as_table() : nullptr;
    if (node && !table)
        diagnostics().expected(place_of(*node, file_), fmt::format("{} to be a table", key),
                               describe(*node));
    Row row(table ? *table : empty_table, file_, *library_);
    if (!table) row.place_ = place(key);
    row.path_ = path_ + "." + path_part(key);
    return row;
}

std::vector<Row> Row::rows(const std::string& key, std::size_t most) {
    std::vector<Row> result;
    const auto* array = list(key, "a list of tables");
    if (!array) return result;
    if (array->empty() || array->size() > most)
        diagnostics().expected(place_of(*array, file_),
                               fmt::format("from 1 to {} rows of {}", most, key),
                               fmt::format("{}", array->size()));
    for (const auto& node : *array) {
        if (result.size() == most) break;
        if (const auto* table = node.as_table()) {
            result.emplace_back(*table, file_, *library_);
            result.back().path_ =
                fmt::format("{}.{}.{}", path_, path_part(key), row_name(*table, result.size()));
        } else
            diagnostics().expected(place_of(node, file_), "a table", describe(node));
    }
    return result;
}

void Row::check_source(const toml::node& node) {
    const auto* text = node.as_string();
    const std::string source = text ? text->get() : std::string();
    const auto colon = source.rfind(':');
    long line = 0;
    if (colon != std::string::npos) {
        const char* begin = source.data() + colon + 1;
        const char* end = source.data() + source.size();
        const auto parsed = std::from_chars(begin, end, line);
        if (parsed.ec != std::errc() || parsed.ptr != end) line = 0;
    }
    if (line < 1) {
        diagnostics().expected(place_of(node, file_), "a source \"document:line\"", describe(node));
        return;
    }
    const auto document = library_->documents.find(source.substr(0, colon));
    if (document == library_->documents.end())
        diagnostics().expected(place_of(node, file_), "a source in a document of sources.toml",
                               describe(node));
    else if (line > document->second)
        diagnostics().expected(
            place_of(node, file_),
            fmt::format("a source up to line {}, the document's last", document->second),
            fmt::format("{}", line));
}

void Row::check_ruling(const toml::node& node) {
    const auto* text = node.as_string();
    if (!text || !library_->rulings.contains(text->get()))
        diagnostics().expected(place_of(node, file_), "ruling to be an id of rulings.toml",
                               describe(node));
}

void Row::record(const std::vector<std::string>& sources, const std::vector<std::string>& rulings) {
    for (const auto& [key, node] : *table_) {
        if (is_mark(key.str()) || is_our_own(key.str()) || !is_value(node)) continue;
        if (is_name(key.str(), node) && key.str() != "id") continue; // it is in the path
        const auto add = [&, path = path_ + "." + path_part(std::string(key.str()))](
                             std::size_t column, const toml::node& value) {
            library_->cells.push_back(
                {path, column, plain(value), place_of(value, file_), sources, rulings});
        };
        const auto* list = node.as_array();
        if (!list || list->empty()) add(0, node);
        for (std::size_t i = 0; list && i < list->size(); ++i) add(i + 1, *list->get(i));
    }
}

bool Row::has_values() const {
    return std::any_of(table_->begin(), table_->end(),
                       [](const auto& entry) { return is_value(entry.second); });
}

void Row::sourced() {
    if (table_ == &empty_table) return;
    const auto each = [this](const char* key, auto check) {
        std::vector<std::string> marks;
        asked_.insert(key);
        const auto* node = table_->get(key);
        if (!node) return marks;
        const auto take = [&](const toml::node& mark) {
            check(mark);
            marks.push_back(plain(mark));
        };
        if (const auto* array = node->as_array())
            for (const auto& element : *array) take(element);
        else
            take(*node);
        return marks;
    };
    const auto sources = each("src", [this](const toml::node& node) { check_source(node); });
    const auto rulings = each("ruling", [this](const toml::node& node) { check_ruling(node); });
    is_sourced_ = true;
    record(sources, rulings);
    if (sources.empty() && rulings.empty())
        diagnostics().expected(place(), "src = \"document:line\" or ruling = \"id\"", "neither");
}

void Row::done() {
    if (!is_sourced_ && has_values()) library_->unsourced.push_back(place());
    const std::vector<std::string> known(asked_.begin(), asked_.end());
    for (const auto& [key, node] : *table_)
        if (!asked_.contains(std::string(key.str())))
            diagnostics().expected(
                {file_, key.source().begin.line, key.source().begin.column}, one_of(known),
                fmt::format("unknown key {}", in_quotes(std::string(key.str()))));
}
