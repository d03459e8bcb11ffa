// The state machine of the Disk II, 256 steps of it, from what it has to do.
//
// It takes 8 steps for a bit. Its inputs are its own state of 4 bits, bit 7 of the
// shift register (QA), the two switches Q6 and Q7, and whether the head has just seen
// a change of flux, a pulse. Bit 3 of the state is the line to the write head.
#include "roms.hpp"

namespace {

enum Work { CLEAR = 0, KEEP = 8, SHIFT_0 = 9, PROTECT = 10, LOAD = 11, SHIFT_1 = 13 };

struct Step {
    int work;
    int next;
};

// While a nibble comes in, states 0 to 9 count the steps since the last bit. A pulse is
// a 1; none until the middle of the bit after it is a 0. The states above put in the two
// bits that have passed while the nibble before was held.
constexpr int ONE_ONE = 10, AND_ONE = 11, ONE_ZERO = 12, AND_ZERO = 13;

Step shift_in(int state, bool pulse) {
    switch (state) {
    case ONE_ONE:
        return {SHIFT_1, AND_ONE};
    case AND_ONE:
        return {SHIFT_1, 6};
    case ONE_ZERO:
        return {SHIFT_1, AND_ZERO};
    case AND_ZERO:
        return {SHIFT_0, 4};
    }
    if (state > AND_ZERO) return {KEEP, 0};
    if (pulse) return {SHIFT_1, 0};
    if (state < 9) return {KEEP, state + 1};
    return {SHIFT_0, 2};
}

// A whole nibble is held, for the processor to see, until the second bit of the next
// one is known. The first is always a 1: 0 bits before it are what keeps the two apart.
// States 0 and 2, where the last bit has left us, wait for it; the others count from it.
// If the second bit is a 1, it is known so early that a processor which looks every 7
// cycles could miss the nibble: the last four states hold it 4 steps more.
Step hold(int state, bool pulse) {
    static const int since[12] = {-1, 0, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    static const int state_at[10] = {1, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    constexpr int MORE = 12, LAST = 15;
    if (state == LAST) return {CLEAR, ONE_ONE};
    if (state >= MORE) return {KEEP, state + 1};
    const int steps = since[state];
    if (steps == -1) return {KEEP, pulse ? state_at[0] : state};
    if (pulse && steps >= 4) return {KEEP, MORE};
    if (steps == 9) return {CLEAR, ONE_ZERO};
    return {KEEP, state_at[steps + 1]};
}

// Every eighth step the next bit moves up, or the next nibble is loaded, and the head's
// line turns over if the bit that is done was a 1.
Step write(int state, bool qa, bool load) {
    if ((state & 7) != 7) return {KEEP, state + 1};
    return {load ? LOAD : SHIFT_0, (state & 8) ^ (qa ? 8 : 0)};
}

} // namespace

Bytes make_sequencer() {
    Bytes prom(256);
    for (int address = 0; address < 256; ++address) {
        // How the PROM's address lines are wired to state and inputs.
        const int state = (address & 0x80 ? 8 : 0) | (address & 0x40 ? 4 : 0) |
                          (address & 0x01 ? 2 : 0) | (address & 0x20 ? 1 : 0);
        const bool qa = address & 0x02, q6 = address & 0x04, q7 = address & 0x08,
                   pulse = !(address & 0x10);
        Step step{PROTECT, 0};
        if (q7)
            step = write(state, qa, q6);
        else if (!q6)
            step = qa ? hold(state, pulse) : shift_in(state, pulse);
        prom[static_cast<std::size_t>(address)] =
            static_cast<std::uint8_t>(step.next << 4 | step.work);
    }
    return prom;
}
