// sources, rulings, terrain, units: the names that the other files use.
#include "sections.hpp"

#include <algorithm>
#include <set>

namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

constexpr std::size_t longest = 24;

// A ruling is the heading of its part of the page, which links to it, and the
// first half of its option: on a command line, so in one piece and small.
bool is_word(const std::string& text) {
    return !text.empty() && text.size() <= longest &&
           std::all_of(text.begin(), text.end(), [](char c) {
               return (is_letter(c) && c >= 'a') || is_digit(c) || c == '-';
           });
}

} // namespace

Ids::Ids(const std::vector<std::string>& taken) {
    for (const auto& id : taken) ids_[constant_name("", id)] = "";
}

void Ids::add(const std::string& id, Row& row, const std::string& key, const std::string& noun) {
    if (id.empty()) return; // which has been reported
    const auto refuse = [&](const std::string& wanted, const std::string& why) {
        row.diagnostics().expected(row.place(key), wanted, in_quotes(id) + why);
    };
    if (id.size() > longest || !std::all_of(id.begin(), id.end(), [](char c) {
            return is_letter(c) || is_digit(c) || c == ' ' || c == '-' || c == '_';
        })) {
        refuse(noun + " of up to " + std::to_string(longest) + " letters, digits, spaces, - and _",
               "");
        return;
    }
    const auto [other, is_new] = ids_.insert({constant_name("", id), id});
    if (is_new) return;
    if (other->second.empty())
        refuse("another " + noun, ", a name that the programs have for something else");
    else if (other->second == id)
        refuse("each " + noun + " once", " again");
    else
        refuse("each " + noun + " once",
               ", which the programs cannot tell from " + in_quotes(other->second));
}

void read_sources(Row file, Library& library, Cards& cards) {
    for (auto& row : file.rows("document", 99)) {
        const auto name = row.text("file");
        if (!name.empty() && library.documents.contains(name))
            row.diagnostics().expected(row.place("file"), "each file once",
                                       in_quotes(name) + " again");
        library.documents[name] = row.number("lines", 1, 100000);
        cards.sources.push_back({name, row.text("title"), library.documents[name]});
        row.done();
    }
    file.done();
}

namespace {

// "kills-cap=capped" of the ruling kills-cap.
std::string read_way(Row& reading, const char* key, const Ruling& ruling) {
    const auto way = reading.text(key);
    const auto equals = way.find('=');
    if (!way.empty() && (way.substr(0, equals) != ruling.id || equals == std::string::npos ||
                         !is_word(way.substr(equals + 1))))
        reading.diagnostics().expected(reading.place(key),
                                       key + (" to be " + ruling.id) +
                                           "= and up to 24 small letters, digits and -",
                                       in_quotes(way));
    return way;
}

void read_reading(Row reading, Ids& names, Ruling& ruling) {
    ruling.bit = reading.number("bit", 0, 7);
    ruling.reading = reading.text("name");
    names.add(ruling.reading, reading, "name");
    ruling.usual = read_way(reading, "usual", ruling);
    ruling.option = read_way(reading, "option", ruling);
    if (!ruling.option.empty() && ruling.option == ruling.usual)
        reading.diagnostics().expected(reading.place("option"), "another way than the usual",
                                       in_quotes(ruling.option) + " again");
    reading.done();
}

} // namespace

void read_rulings(Row file, Library& library, Cards& cards) {
    Ids names;
    std::set<long> bits;
    for (auto& row : file.rows("ruling", 255)) {
        Ruling ruling;
        ruling.place = row.place();
        ruling.id = row.text("id");
        if (!ruling.id.empty() && !is_word(ruling.id))
            row.diagnostics().expected(row.place("id"),
                                       "id of up to 24 small letters, digits and -",
                                       in_quotes(ruling.id));
        if (!library.rulings.insert(ruling.id).second && !ruling.id.empty())
            row.diagnostics().expected(row.place("id"), "each id once",
                                       in_quotes(ruling.id) + " again");
        ruling.question = row.text("question");
        ruling.says = row.text("says");
        ruling.choice = row.text("choice");
        ruling.settle = row.text("settle");
        ruling.sources = row.citations("sources");
        ruling.alternatives = row.texts("alternatives");
        if (row.has("reading")) {
            const auto place = row.place("reading");
            read_reading(row.section("reading"), names, ruling);
            if (!bits.insert(ruling.bit).second)
                row.diagnostics().expected(place, "each bit once",
                                           std::to_string(ruling.bit) + " again");
        }
        cards.rulings.push_back(ruling);
        row.done();
    }
    // The screens list them by their bits, and the list may not be empty in C.
    const auto count = static_cast<long>(bits.size());
    if (!cards.rulings.empty() && (count < 1 || *bits.rbegin() != count - 1))
        file.diagnostics().expected(file.place("ruling"),
                                    "a ruling with a reading, and the bits from 0 without a gap",
                                    std::to_string(count) + " bits");
    file.done();
}

void read_terrain(Row file, Cards& cards) {
    Ids names;
    std::set<std::string> symbols;
    for (auto& row : file.rows("terrain", 8)) { // three bits of an index
        Terrain terrain;
        terrain.id = row.text("id");
        names.add(terrain.id, row);
        terrain.symbol = row.text("symbol");
        if (terrain.symbol.size() > 1 || terrain.symbol == " ")
            row.diagnostics().expected(row.place("symbol"), "symbol to be one character of ASCII",
                                       in_quotes(terrain.symbol));
        else if (!terrain.symbol.empty() && !symbols.insert(terrain.symbol).second)
            row.diagnostics().expected(row.place("symbol"), "each symbol once",
                                       in_quotes(terrain.symbol) + " again");
        cards.terrains.push_back(terrain);
        row.sourced();
        row.done();
    }
    file.done();
}

void read_units(Row file, Cards& cards) {
    Ids types, names;
    for (auto& row : file.rows("type", 16)) {
        Troop troop;
        troop.id = row.text("id");
        types.add(troop.id, row);
        troop.name = row.text("name");
        names.add(troop.name, row, "name");
        troop.mounted = row.choice("arm", {"foot", "mounted"}) == 1;
        cards.troops.push_back(troop);
        row.sourced();
        row.done();
    }
    file.done();
}
