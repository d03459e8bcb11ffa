// Where the cycles of a run go: by routine, alone and with all that it calls. A
// routine is what a jsr goes to; what is reached by jmp counts as its caller's.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

struct ProfileCount {
    std::uint64_t calls = 0;
    std::uint64_t with_calls = 0;
    std::uint64_t alone = 0;
};

class Profile {
  public:
    // A jsr to this address, with the cycles and the stack pointer behind it.
    void enter(std::uint16_t address, std::uint64_t cycles, std::uint8_t stack);
    // Before an rts takes its address from the stack.
    void leave(std::uint64_t cycles, std::uint8_t stack);

    const std::map<std::uint16_t, ProfileCount>& counts() const { return counts_; }

  private:
    struct Frame {
        ProfileCount* count;
        std::uint64_t begun;
        std::uint64_t in_calls;
        std::uint8_t stack;
    };
    std::map<std::uint16_t, ProfileCount> counts_;
    std::vector<Frame> frames_;
};
