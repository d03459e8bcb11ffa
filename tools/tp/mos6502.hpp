// An NMOS 6502 that counts: runs a program made for sim65, or single routines of a
// program for a real machine, and tells how many cycles each call of a routine took.
// sim65 itself only tells the cycles of a whole run; the test bench.ledger holds that
// the two agree on that.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "mos6502_profile.hpp"

struct CallCount {
    std::uint64_t calls = 0;
    std::uint64_t cycles = 0; // from the jsr to behind the rts, with all that is called
    std::uint64_t longest = 0;
    std::vector<bool> ran; // by address: the bytes of the instructions that were run

    auto bytes() const { return std::count(ran.begin(), ran.end(), true); }
    double mean() const { return calls == 0 ? 0 : double(cycles) / double(calls); }
};

class Mos6502 {
  public:
    // A program for sim65 and the labels that ld65 wrote for it. Throws
    // std::runtime_error.
    explicit Mos6502(const std::string& program);

    // A machine of nothing but memory. Its program is loaded part by part, then its
    // labels are read; C's stack begins where they say. They throw std::runtime_error.
    Mos6502() = default;
    void load(const std::string& file, std::uint16_t address);
    void load_labels(const std::string& file);
    // The Apple II's other bank at $D000, which its switches bring in.
    void load_second_bank(const std::string& file);
    // Bytes that an interrupt would change count up every so many cycles.
    void pulse(const std::vector<std::string>& variables, std::uint64_t every);

    // A byte by its name in C, or in assembly.
    void set(const std::string& variable, std::uint8_t value, std::uint16_t index = 0);
    std::uint8_t get(const std::string& variable, std::uint16_t index = 0) const;
    std::uint16_t address_of(const std::string& name) const;

    // Calls a function of C, the last argument in A, those before it on C's stack; the
    // cycles it took.
    std::uint64_t call(const std::string& function, std::uint8_t last = 0,
                       const std::vector<std::uint8_t>& others = {});
    // Calls of this function of C will be counted, but for those from inside another
    // function that is.
    void watch(const std::string& function);

    // Every routine's share is counted from here on.
    void profile() { profiling_ = true; }

    // To the program's exit. Throws std::runtime_error on a byte that is no instruction.
    void run();

    std::uint64_t cycles() const { return cycles_; }
    const CallCount& count(const std::string& function) const { return counts_.at(function); }
    // By name: that of C where there is one.
    std::map<std::string, ProfileCount> shares() const;

  private:
    struct Frame {
        CallCount* count;
        std::uint64_t begun;
        std::uint8_t stack;
    };

    std::string name_at(std::uint16_t address) const;
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
    void switch_banks(std::uint16_t at);

    std::array<std::uint8_t, 65536> memory_{};
    std::vector<std::uint8_t> second_bank_; // what is not at $D000 now
    bool second_ = false;
    std::vector<std::uint16_t> pulses_;
    std::uint64_t pulse_every_ = 0; // 0: never
    std::uint64_t pulse_next_ = 0;
    std::uint8_t a_ = 0, x_ = 0, y_ = 0, s_ = 0xff;
    bool n_ = false, v_ = false, z_ = false, c_ = false;
    std::uint16_t pc_ = 0;
    std::uint8_t stack_pointer_ = 0; // of C, in zero page
    std::uint64_t cycles_ = 0;
    std::map<std::string, std::uint16_t> labels_;
    std::multimap<std::uint16_t, std::string> names_; // those of one file alone too
    std::map<std::string, CallCount> counts_;
    std::map<std::uint16_t, CallCount*> watched_;
    std::vector<Frame> frames_;
    bool profiling_ = false;
    Profile profile_;
};
