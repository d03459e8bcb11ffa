// The instructions of the NMOS 6502: what each opcode does, how it addresses, and
// the cycles it takes at least.
#pragma once

#include <array>
#include <cstdint>

// clang-format off
// CLI_I is CLI, a name that CLI11 has taken.
enum Operation : std::uint8_t {
    NONE, ADC, AND, ASL, BCC, BCS, BEQ, BIT, BMI, BNE, BPL, BVC, BVS, CLC, CLD, CLI_I, CLV, CMP, CPX,
    CPY, DEC, DEX, DEY, EOR, INC, INX, INY, JMP, JSR, LDA, LDX, LDY, LSR, NOP, ORA, PHA, PHP, PLA,
    PLP, ROL, ROR, RTS, SBC, SEC, SED, SEI, STA, STX, STY, TAX, TAY, TSX, TXA, TXS, TYA
};

enum Mode : std::uint8_t {
    IMPLIED, ACCUMULATOR, IMMEDIATE, ZERO, ZERO_X, ZERO_Y, ABSOLUTE, ABSOLUTE_X, ABSOLUTE_Y,
    INDIRECT_X, INDIRECT_Y, RELATIVE, INDIRECT
};

// clang-format on
struct Opcode {
    Operation operation = NONE;
    Mode mode = IMPLIED;
    std::uint8_t cycles = 0;
    bool page_costs = false; // a cycle more where an index crosses a page
};

constexpr std::array<Opcode, 256> make_opcodes() {
    std::array<Opcode, 256> table{};
    const auto set = [&table](int code, Operation operation, Mode mode, int cycles,
                              bool page = false) {
        table[std::size_t(code)] = {operation, mode, std::uint8_t(cycles), page};
    };
    const auto group = [&set](int base, Operation operation) { // the eight ways of ORA and its kin
        set(base + 0x01, operation, INDIRECT_X, 6);
        set(base + 0x05, operation, ZERO, 3);
        set(base + 0x09, operation, IMMEDIATE, 2);
        set(base + 0x0d, operation, ABSOLUTE, 4);
        set(base + 0x11, operation, INDIRECT_Y, 5, true);
        set(base + 0x15, operation, ZERO_X, 4);
        set(base + 0x19, operation, ABSOLUTE_Y, 4, true);
        set(base + 0x1d, operation, ABSOLUTE_X, 4, true);
    };
    group(0x00, ORA), group(0x20, AND), group(0x40, EOR), group(0x60, ADC);
    group(0x80, STA), group(0xa0, LDA), group(0xc0, CMP), group(0xe0, SBC);
    set(0x89, NONE, IMPLIED, 0);
    set(0x91, STA, INDIRECT_Y, 6), set(0x99, STA, ABSOLUTE_Y, 5), set(0x9d, STA, ABSOLUTE_X, 5);

    const auto modify = [&set](int base, Operation operation) {
        set(base + 0x06, operation, ZERO, 5), set(base + 0x16, operation, ZERO_X, 6);
        set(base + 0x0e, operation, ABSOLUTE, 6), set(base + 0x1e, operation, ABSOLUTE_X, 7);
    };
    modify(0x00, ASL), modify(0x20, ROL), modify(0x40, LSR), modify(0x60, ROR);
    modify(0xc0, DEC), modify(0xe0, INC);
    set(0x0a, ASL, ACCUMULATOR, 2), set(0x2a, ROL, ACCUMULATOR, 2);
    set(0x4a, LSR, ACCUMULATOR, 2), set(0x6a, ROR, ACCUMULATOR, 2);

    set(0xa2, LDX, IMMEDIATE, 2), set(0xa6, LDX, ZERO, 3), set(0xb6, LDX, ZERO_Y, 4);
    set(0xae, LDX, ABSOLUTE, 4), set(0xbe, LDX, ABSOLUTE_Y, 4, true);
    set(0xa0, LDY, IMMEDIATE, 2), set(0xa4, LDY, ZERO, 3), set(0xb4, LDY, ZERO_X, 4);
    set(0xac, LDY, ABSOLUTE, 4), set(0xbc, LDY, ABSOLUTE_X, 4, true);
    set(0x86, STX, ZERO, 3), set(0x96, STX, ZERO_Y, 4), set(0x8e, STX, ABSOLUTE, 4);
    set(0x84, STY, ZERO, 3), set(0x94, STY, ZERO_X, 4), set(0x8c, STY, ABSOLUTE, 4);
    set(0xe0, CPX, IMMEDIATE, 2), set(0xe4, CPX, ZERO, 3), set(0xec, CPX, ABSOLUTE, 4);
    set(0xc0, CPY, IMMEDIATE, 2), set(0xc4, CPY, ZERO, 3), set(0xcc, CPY, ABSOLUTE, 4);
    set(0x24, BIT, ZERO, 3), set(0x2c, BIT, ABSOLUTE, 4);

    set(0x10, BPL, RELATIVE, 2), set(0x30, BMI, RELATIVE, 2), set(0x50, BVC, RELATIVE, 2);
    set(0x70, BVS, RELATIVE, 2), set(0x90, BCC, RELATIVE, 2), set(0xb0, BCS, RELATIVE, 2);
    set(0xd0, BNE, RELATIVE, 2), set(0xf0, BEQ, RELATIVE, 2);
    set(0x4c, JMP, ABSOLUTE, 3), set(0x6c, JMP, INDIRECT, 5);
    set(0x20, JSR, ABSOLUTE, 6), set(0x60, RTS, IMPLIED, 6);

    set(0x48, PHA, IMPLIED, 3), set(0x08, PHP, IMPLIED, 3);
    set(0x68, PLA, IMPLIED, 4), set(0x28, PLP, IMPLIED, 4);
    set(0x18, CLC, IMPLIED, 2), set(0x38, SEC, IMPLIED, 2), set(0xb8, CLV, IMPLIED, 2);
    set(0xd8, CLD, IMPLIED, 2), set(0xf8, SED, IMPLIED, 2);
    set(0x58, CLI_I, IMPLIED, 2), set(0x78, SEI, IMPLIED, 2), set(0xea, NOP, IMPLIED, 2);
    set(0xca, DEX, IMPLIED, 2), set(0x88, DEY, IMPLIED, 2), set(0xe8, INX, IMPLIED, 2);
    set(0xc8, INY, IMPLIED, 2), set(0xaa, TAX, IMPLIED, 2), set(0xa8, TAY, IMPLIED, 2);
    set(0xba, TSX, IMPLIED, 2), set(0x8a, TXA, IMPLIED, 2), set(0x9a, TXS, IMPLIED, 2);
    set(0x98, TYA, IMPLIED, 2);
    return table;
}

inline constexpr auto opcodes = make_opcodes();
