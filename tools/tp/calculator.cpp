#include "calculator.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "complaint.hpp"
#include "fields.hpp"
#include "lines.hpp"
#include "questions.hpp"

namespace {

// In one order, so that a name's index is that of its function.
constexpr std::array rule_names{"move_cost", "casualties", "melee", "fire", "morale", "sight"};
constexpr std::array rules{ask_move_cost, ask_casualties, ask_melee,
                           ask_fire,      ask_morale,     ask_sight};
static_assert(rule_names.size() == rules.size());

// The rule first: which keys may be there depends on it.
u8 rule_of(const Value& question) {
    const auto* field = question.first;
    while (field && field->key != "rule") field = field->next;
    if (!field) expected("rule", one_of(rule_names), "nothing");
    const auto rule = index_of(*field, rule_names);
    if (!rule) expected(*field, one_of(rule_names));
    return *rule;
}

bool refuse(const BadLine& bad, Output& out) {
    // What is quoted from the line need not be UTF-8; the answer is.
    const auto text =
        nlohmann::json(bad.what()).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    fmt::format_to(std::back_inserter(out), "{{\"error\":{}}}\n", text);
    return false;
}

} // namespace

bool Calculator::answer(std::string_view line, Output& out) {
    try {
        const auto& question = document_.read(line);
        rules[rule_of(question)](question, out);
        out.push_back('\n');
        return true;
    } catch (const BadLine& bad) {
        return refuse(bad, out);
    }
}

bool Calculator::refuse_long(Output& out) {
    return refuse(
        BadLine(fmt::format("line: expected at most {} bytes, found more", Lines::longest)), out);
}
