// An NMOS 6502 that counts: runs a program made for sim65 and tells how many cycles
// each call of a routine took. sim65 itself only tells the cycles of a whole run;
// the test bench.ledger holds that the two agree on that.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

struct CallCount {
    std::uint64_t calls = 0;
    std::uint64_t cycles = 0; // from the jsr to behind the rts, with all that is called
    std::uint64_t longest = 0;

    double mean() const { return calls == 0 ? 0 : double(cycles) / double(calls); }
};

class Mos6502 {
  public:
    // A program and the labels that ld65 wrote for it. Throws std::runtime_error.
    explicit Mos6502(const std::string& program);

    // Sets a byte by its name in C.
    void set(const std::string& variable, std::uint8_t value);
    // Calls of this function of C will be counted, but for those from inside another
    // function that is.
    void watch(const std::string& function);

    // To the program's exit. Throws std::runtime_error on a byte that is no instruction.
    void run();

    std::uint64_t cycles() const { return cycles_; }
    const CallCount& count(const std::string& function) const { return counts_.at(function); }

  private:
    struct Frame {
        CallCount* count;
        std::uint64_t begun;
        std::uint8_t stack;
    };

    std::uint16_t address_of(const std::string& name) const;
    std::uint16_t word(std::uint16_t at) const;
    void push(std::uint8_t value) { memory_[0x100 + s_--] = value; }
    std::uint8_t pull() { return memory_[0x100 + ++s_]; }
    void set_nz(std::uint8_t value);
    void add(std::uint8_t value);
    void compare(std::uint8_t reg, std::uint8_t value);
    std::uint8_t shift(int kind, std::uint8_t value);
    void branch(bool taken, std::uint16_t to);
    void call(std::uint16_t to);
    void give_back();
    std::uint16_t operand(int mode, bool page_costs);
    void step();
    bool host_call();

    std::array<std::uint8_t, 65536> memory_{};
    std::uint8_t a_ = 0, x_ = 0, y_ = 0, s_ = 0xff;
    bool n_ = false, v_ = false, z_ = false, c_ = false;
    std::uint16_t pc_ = 0;
    std::uint8_t stack_pointer_ = 0; // of C, in zero page
    std::uint64_t cycles_ = 0;
    std::map<std::string, std::uint16_t> labels_;
    std::map<std::string, CallCount> counts_;
    std::map<std::uint16_t, CallCount*> watched_;
    std::vector<Frame> frames_;
};
