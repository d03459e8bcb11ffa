#include "mos6502_profile.hpp"

namespace {

constexpr unsigned jsr_cycles = 6; // are the call's, and counted before it is entered

} // namespace

void Profile::enter(std::uint16_t address, std::uint64_t cycles, std::uint8_t stack) {
    frames_.push_back({&counts_[address], cycles - jsr_cycles, 0, stack});
}

// An rts that jumps, to an address pushed by hand, is above the stack of its frame.
void Profile::leave(std::uint64_t cycles, std::uint8_t stack) {
    while (!frames_.empty() && frames_.back().stack <= stack) {
        const auto frame = frames_.back();
        frames_.pop_back();
        const auto took = cycles - frame.begun;
        ++frame.count->calls;
        frame.count->with_calls += took;
        frame.count->alone += took - frame.in_calls;
        if (!frames_.empty()) frames_.back().in_calls += took;
    }
}
