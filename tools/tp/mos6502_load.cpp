#include <fmt/format.h>
#include <fstream>
#include <stdexcept>

#include "mos6502.hpp"

// Programs and their names.

namespace {

using u8 = std::uint8_t;
using u16 = std::uint16_t;

constexpr std::size_t bank_size = 0x1000;

} // namespace

Mos6502::Mos6502(const std::string& program) {
    std::ifstream file(program, std::ios::binary);
    std::array<char, 12> header{};
    if (!file.read(header.data(), header.size()) || std::string(header.data(), 5) != "sim65") {
        throw std::runtime_error(program + ": expected a program for sim65");
    }
    const auto byte = [&header](std::size_t at) { return static_cast<u8>(header[at]); };
    const auto load = static_cast<u16>(byte(8) | byte(9) << 8);
    pc_ = static_cast<u16>(byte(10) | byte(11) << 8);
    stack_pointer_ = byte(7);
    file.read(reinterpret_cast<char*>(&memory_[load]), 65536 - load);
    memory_[stack_pointer_] = 0xf0; // sim65 starts C's stack below its own calls
    memory_[stack_pointer_ + 1u] = 0xff;

    load_labels(program + ".lbl");
}

void Mos6502::load(const std::string& file, u16 address) {
    std::ifstream part(file, std::ios::binary);
    if (!part) throw std::runtime_error(file + ": cannot be read");
    part.read(reinterpret_cast<char*>(&memory_[address]), 65536 - address);
}

void Mos6502::load_second_bank(const std::string& file) {
    std::ifstream part(file, std::ios::binary);
    if (!part) throw std::runtime_error(file + ": cannot be read");
    second_bank_.resize(bank_size);
    part.read(reinterpret_cast<char*>(second_bank_.data()), bank_size);
}

void Mos6502::load_labels(const std::string& file) {
    std::ifstream lines(file);
    std::string al, address, name;
    while (lines >> al >> address >> name) {
        const auto at = static_cast<u16>(std::stoul(address, nullptr, 16));
        labels_.emplace(name.substr(1), at); // those that are exported come first
        names_.emplace(at, name.substr(1));
    }
    if (labels_.empty()) throw std::runtime_error(file + ": expected ld65's labels");
    if (labels_.contains("__STACKTOP__")) {
        const u16 top = labels_.at("__STACKTOP__");
        stack_pointer_ = static_cast<u8>(address_of("sp"));
        memory_[stack_pointer_] = static_cast<u8>(top);
        memory_[stack_pointer_ + 1u] = static_cast<u8>(top >> 8);
    }
}

u16 Mos6502::address_of(const std::string& name) const {
    auto found = labels_.find("_" + name);
    if (found == labels_.end()) found = labels_.find(name);
    if (found == labels_.end()) throw std::runtime_error(name + ": not in the program's labels");
    return found->second;
}

void Mos6502::set(const std::string& variable, u8 value, u16 index) {
    memory_[static_cast<u16>(address_of(variable) + index)] = value;
}

u8 Mos6502::get(const std::string& variable, u16 index) const {
    return memory_[static_cast<u16>(address_of(variable) + index)];
}

// A routine of C is _name, one of assembly alone is name.
std::string Mos6502::name_at(u16 address) const {
    std::string best = fmt::format("at {:04x}", address);
    const auto [first, last] = names_.equal_range(address);
    for (auto found = first; found != last; ++found) {
        const auto& name = found->second;
        if (name.front() == '_') return name.substr(1);
        if (name.front() != '@') best = name;
    }
    return best;
}

std::map<std::string, ProfileCount> Mos6502::shares() const {
    std::map<std::string, ProfileCount> shares;
    for (const auto& [address, count] : profile_.counts()) {
        auto& share = shares[name_at(address)];
        share.calls += count.calls;
        share.with_calls += count.with_calls;
        share.alone += count.alone;
    }
    return shares;
}
