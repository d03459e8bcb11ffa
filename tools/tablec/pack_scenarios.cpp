// The scenarios as game/shattered/scenario.h describes them.
#include "tables.hpp"

namespace {

constexpr std::uint8_t no_missile = 15, no_unit = 255;

std::uint8_t byte(std::size_t value) { return static_cast<std::uint8_t>(value); }

std::uint8_t nibbles(std::size_t low, std::size_t high) { return byte(low | high << 4); }

void pack_unit(const ScenarioUnit& unit, std::vector<std::uint8_t>& bytes) {
    const auto q = static_cast<std::size_t>(unit.column);
    const auto r = static_cast<std::size_t>(unit.row) + form::r_zero - q / 2;
    const auto men = static_cast<std::size_t>(unit.men);
    bytes.insert(bytes.end(),
                 {byte(q), byte(r), nibbles(unit.type, unit.training),
                  nibbles(unit.weapon, unit.missile.value_or(no_missile)),
                  byte(unit.race | (unit.shield ? form::shield : 0U) |
                       (unit.illusion ? form::illusion : 0U)),
                  byte(men & 255), byte(men >> 8), byte(static_cast<std::size_t>(unit.spells)),
                  byte(static_cast<std::size_t>(unit.arrives))});
}

std::vector<std::uint8_t> pack_scenario(const Scenario& scenario) {
    std::size_t north = 0;
    bool has_illusions = false;
    for (const auto& unit : scenario.units) {
        if (!unit.south) ++north;
        has_illusions |= unit.illusion;
    }
    std::vector<std::uint8_t> bytes = {
        byte(scenario.map.front().size()),
        byte(scenario.map.size()),
        byte((scenario.magic ? form::magic : 0U) | (has_illusions ? form::shuffles : 0U)),
        byte(scenario.units.size()),
        byte(north),
        byte(scenario.leader.value_or(no_unit))};
    for (const auto& unit : scenario.units) pack_unit(unit, bytes);
    for (const auto& row : scenario.map)
        for (std::size_t i = 0; i < row.size(); i += 2)
            bytes.push_back(nibbles(row[i], i + 1 < row.size() ? row[i + 1] : 0));
    return bytes;
}

// CRC-16: polynomial 0x1021, from 0xffff, high bit first.
class Checksum {
  public:
    void add(const std::vector<std::uint8_t>& bytes) {
        for (const auto byte : bytes) {
            value_ ^= static_cast<unsigned>(byte) << 8;
            for (int bit = 0; bit < 8; ++bit)
                value_ = ((value_ << 1) ^ (value_ & 0x8000 ? 0x1021U : 0U)) & 0xffff;
        }
    }
    long value() const { return static_cast<long>(value_); }

  private:
    unsigned value_ = 0xffff;
};

// Of all that decides a battle: the tables, the single numbers, the scenarios.
long rules_version(const Tables& tables) {
    Checksum sum;
    for (const auto& table : tables.tables) sum.add(table.bytes);
    for (const auto& constant : tables.constants) {
        const auto value = static_cast<std::size_t>(constant.value);
        sum.add({byte(value & 255), byte(value >> 8 & 255)});
    }
    for (const auto& packed : tables.scenarios) sum.add(packed.bytes);
    return sum.value();
}

} // namespace

void pack_scenarios(const Cards& cards, Tables& tables) {
    tables.constants.push_back({"SCENARIOS", static_cast<long>(cards.scenarios.size())});
    for (const auto& scenario : cards.scenarios) {
        tables.constants.push_back({constant_name("SCENARIO_", scenario.id), scenario.number - 1});
        tables.scenarios.push_back({scenario, pack_scenario(scenario)});
    }
    tables.constants.push_back({"RULES_VERSION", rules_version(tables)});
}
