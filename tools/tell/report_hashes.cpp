#include "report_hashes.hpp"

#include <fmt/format.h>

#include "rules.hpp"

void HashReport::event() {
    if (event_kind == EVENT_TIME) text_ += fmt::format("{} {:08x}\n", battle_clock, battle_hash());
}

void HashReport::close(bool) {
    text_ += fmt::format("{} {:08x}\n", battle_clock, battle_hash());
}
