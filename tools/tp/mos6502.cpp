#include "mos6502.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>

#include "mos6502_opcodes.hpp"

namespace {

using u8 = std::uint8_t;
using u16 = std::uint16_t;

// Where sim65 is called instead of the 6502 going on.
constexpr u16 host_first = 0xfff0;
constexpr u16 host_write = 0xfff7;
constexpr u16 host_arguments = 0xfff8;
constexpr u16 host_exit = 0xfff9;

constexpr unsigned jsr_cycles = 6;

// The Apple II's language card: a read of these brings one of two banks of RAM in.
constexpr u16 bank_first = 0xd000;
constexpr u16 switch_second = 0xc083;
constexpr u16 switch_first = 0xc08b;

bool other_page(u16 one, u16 two) { return (one >> 8) != (two >> 8); }

} // namespace

void Mos6502::pulse(const std::vector<std::string>& variables, std::uint64_t every) {
    for (const auto& variable : variables) pulses_.push_back(address_of(variable));
    pulse_every_ = every;
    pulse_next_ = cycles_ + every;
}

std::uint64_t Mos6502::call(const std::string& function, u8 last, const std::vector<u8>& others) {
    for (const u8 argument : others) {
        const auto top = static_cast<u16>(word(stack_pointer_) - 1);
        memory_[stack_pointer_] = static_cast<u8>(top);
        memory_[stack_pointer_ + 1u] = static_cast<u8>(top >> 8);
        memory_[top] = argument;
    }
    const auto before = cycles_;
    a_ = last;
    x_ = 0;
    pc_ = host_exit; // where it comes back to, and run ends
    cycles_ += jsr_cycles;
    call(address_of(function));
    run();
    return cycles_ - before;
}

void Mos6502::watch(const std::string& function) {
    auto& count = counts_[function];
    count.ran.resize(memory_.size());
    watched_[address_of(function)] = &count;
}

void Mos6502::run() {
    for (;;) {
        if (pc_ >= host_first) {
            if (!host_call()) return;
        } else {
            step();
            if (pulse_every_ != 0 && cycles_ >= pulse_next_) {
                for (const u16 at : pulses_) ++memory_[at];
                pulse_next_ += pulse_every_;
            }
        }
    }
}

void Mos6502::switch_banks(u16 at) {
    if ((at != switch_first && at != switch_second) || second_ == (at == switch_second)) return;
    second_ = !second_;
    std::swap_ranges(second_bank_.begin(), second_bank_.end(), memory_.begin() + bank_first);
}

// What is printed is of no interest here, but its arguments leave C's stack.
bool Mos6502::host_call() {
    if (pc_ == host_exit) return false;
    if (pc_ == host_arguments) {
        a_ = 0;
        x_ = 0;
    } else if (pc_ == host_write) {
        const auto low = static_cast<u8>(memory_[stack_pointer_] + 4);
        if (low < 4) ++memory_[stack_pointer_ + 1u];
        memory_[stack_pointer_] = low;
    } else {
        throw std::runtime_error(fmt::format("a call of sim65 at {:04x} that is not known", pc_));
    }
    give_back();
    return true;
}

u16 Mos6502::word(u16 at) const {
    return static_cast<u16>(memory_[at] | memory_[static_cast<u16>(at + 1)] << 8);
}

void Mos6502::set_nz(u8 value) {
    n_ = value >= 0x80;
    z_ = value == 0;
}

void Mos6502::add(u8 value) {
    const unsigned sum = unsigned{a_} + value + c_;
    v_ = (~(a_ ^ value) & (a_ ^ sum) & 0x80) != 0;
    c_ = sum > 255;
    a_ = static_cast<u8>(sum);
    set_nz(a_);
}

void Mos6502::compare(u8 reg, u8 value) {
    c_ = reg >= value;
    set_nz(static_cast<u8>(reg - value));
}

u8 Mos6502::shift(int kind, u8 value) {
    const bool carry = c_;
    u8 result = 0;
    if (kind == ASL || kind == ROL) {
        c_ = value >= 0x80;
        result = static_cast<u8>(value << 1 | (kind == ROL && carry));
    } else {
        c_ = value & 1;
        result = static_cast<u8>(value >> 1 | (kind == ROR && carry ? 0x80 : 0));
    }
    set_nz(result);
    return result;
}

void Mos6502::branch(bool taken, u16 to) {
    if (!taken) return;
    cycles_ += other_page(pc_, to) ? 2 : 1;
    pc_ = to;
}

void Mos6502::call(u16 to) {
    const auto found = watched_.find(to);
    const auto back = static_cast<u16>(pc_ - 1);
    push(static_cast<u8>(back >> 8));
    push(static_cast<u8>(back));
    // The jsr's own cycles are counted already: they are the call's.
    if (found != watched_.end() && frames_.empty())
        frames_.push_back({found->second, cycles_ - 6, s_});
    if (profiling_) profile_.enter(to, cycles_, s_);
    pc_ = to;
}

void Mos6502::give_back() {
    if (profiling_) profile_.leave(cycles_, s_);
    while (!frames_.empty() && frames_.back().stack <= s_) {
        const auto& frame = frames_.back();
        const auto took = cycles_ - frame.begun;
        ++frame.count->calls;
        frame.count->cycles += took;
        frame.count->longest = std::max(frame.count->longest, took);
        frames_.pop_back();
    }
    const u8 low = pull();
    pc_ = static_cast<u16>((low | pull() << 8) + 1);
}

// clang-format off: a row an instruction
u16 Mos6502::operand(int mode, bool page_costs) {
    const u16 at = pc_;
    const auto indexed = [this, page_costs](u16 base, u8 index) {
        const auto sum = static_cast<u16>(base + index);
        if (page_costs && other_page(base, sum)) ++cycles_;
        return sum;
    };
    const auto zero_word = [this](u8 low) {
        return static_cast<u16>(memory_[low] | memory_[static_cast<u8>(low + 1)] << 8);
    };
    pc_ = static_cast<u16>(pc_ + (mode <= ACCUMULATOR ? 0 : 1));
    switch (mode) {
    case IMMEDIATE:
        return at;
    case ZERO:
        return memory_[at];
    case ZERO_X:
        return static_cast<u8>(memory_[at] + x_);
    case ZERO_Y:
        return static_cast<u8>(memory_[at] + y_);
    case INDIRECT_X:
        return zero_word(static_cast<u8>(memory_[at] + x_));
    case INDIRECT_Y:
        return indexed(zero_word(memory_[at]), y_);
    case RELATIVE:
        return static_cast<u16>(pc_ + static_cast<signed char>(memory_[at]));
    case ABSOLUTE:
        ++pc_;
        return word(at);
    case ABSOLUTE_X:
        ++pc_;
        return indexed(word(at), x_);
    case ABSOLUTE_Y:
        ++pc_;
        return indexed(word(at), y_);
    case INDIRECT:
        ++pc_;
        return word(word(at));
    default:
        return 0;
    }
}

void Mos6502::step() {
    const u16 here = pc_;
    const auto& opcode = opcodes[memory_[pc_++]];
    cycles_ += opcode.cycles;
    const u16 at = operand(opcode.mode, opcode.page_costs);
    if (!frames_.empty()) {
        auto& ran = frames_.back().count->ran;
        std::fill(ran.begin() + here, ran.begin() + pc_, true);
    }
    if (!second_bank_.empty()) switch_banks(at);
    u8& byte = opcode.mode == ACCUMULATOR ? a_ : memory_[at];
    switch (opcode.operation) {
    case ADC:
        add(byte);
        break;
    case SBC:
        add(static_cast<u8>(~byte));
        break;
    case AND:
        set_nz(a_ &= byte);
        break;
    case ORA:
        set_nz(a_ |= byte);
        break;
    case EOR:
        set_nz(a_ ^= byte);
        break;
    case ASL:
    case LSR:
    case ROL:
    case ROR:
        byte = shift(opcode.operation, byte);
        break;
    case INC:
        set_nz(++byte);
        break;
    case DEC:
        set_nz(--byte);
        break;
    case INX:
        set_nz(++x_);
        break;
    case INY:
        set_nz(++y_);
        break;
    case DEX:
        set_nz(--x_);
        break;
    case DEY:
        set_nz(--y_);
        break;
    case LDA:
        set_nz(a_ = byte);
        break;
    case LDX:
        set_nz(x_ = byte);
        break;
    case LDY:
        set_nz(y_ = byte);
        break;
    case STA:
        byte = a_;
        break;
    case STX:
        byte = x_;
        break;
    case STY:
        byte = y_;
        break;
    case CMP:
        compare(a_, byte);
        break;
    case CPX:
        compare(x_, byte);
        break;
    case CPY:
        compare(y_, byte);
        break;
    case BIT:
        z_ = (a_ & byte) == 0;
        n_ = byte & 0x80;
        v_ = byte & 0x40;
        break;
    case BCC:
        branch(!c_, at);
        break;
    case BCS:
        branch(c_, at);
        break;
    case BNE:
        branch(!z_, at);
        break;
    case BEQ:
        branch(z_, at);
        break;
    case BPL:
        branch(!n_, at);
        break;
    case BMI:
        branch(n_, at);
        break;
    case BVC:
        branch(!v_, at);
        break;
    case BVS:
        branch(v_, at);
        break;
    case JMP:
        pc_ = at;
        break;
    case JSR:
        call(at);
        break;
    case RTS:
        give_back();
        break;
    case PHA:
        push(a_);
        break;
    case PLA:
        set_nz(a_ = pull());
        break;
    case PHP:
        push(static_cast<u8>(n_ << 7 | v_ << 6 | 0x30 | z_ << 1 | int{c_}));
        break;
    case PLP: {
        const u8 flags = pull();
        n_ = flags & 0x80;
        v_ = flags & 0x40;
        z_ = flags & 2;
        c_ = flags & 1;
        break;
    }
    case CLC:
        c_ = false;
        break;
    case SEC:
        c_ = true;
        break;
    case CLV:
        v_ = false;
        break;
    case CLD:
    case CLI_I:
    case SED:
    case SEI:
    case NOP:
        break; // decimal is never used
    case TAX:
        set_nz(x_ = a_);
        break;
    case TAY:
        set_nz(y_ = a_);
        break;
    case TSX:
        set_nz(x_ = s_);
        break;
    case TXA:
        set_nz(a_ = x_);
        break;
    case TXS:
        s_ = x_;
        break;
    case TYA:
        set_nz(a_ = y_);
        break;
    case NONE:
        throw std::runtime_error(fmt::format("no instruction at {:04x}", here));
    }
}
// clang-format on
