#include "bench_drawing.hpp"

#include <array>

namespace {

using u8 = std::uint8_t;
using u16 = std::uint16_t;

constexpr u8 scenario = 1;  // the second, as elsewhere in the ledger
constexpr u8 seen_unit = 4; // the view is around it
constexpr u8 mark_cursor = 2;
constexpr u8 r_zero = 16; // hex.h

void show_map(Mos6502& machine) {
    machine.set("battle_scenario", scenario);
    machine.call("battle_begin");
    const u8 column = machine.get("unit_q", seen_unit);
    const auto row = static_cast<u8>(machine.get("unit_r", seen_unit) - r_zero + column / 2);
    machine.call("view_centre", row, {column}); // what is made once is made now
}

// The machine twice: what is called inside plat_hex is counted where that is not.
DrawingCost measure_drawing(Mos6502& machine, Mos6502& other, const char* tile) {
    DrawingCost cost;
    show_map(other);
    other.call("plat_clear");
    other.watch(tile);
    other.call("view_all");
    cost.tile = other.count(tile);

    show_map(machine);
    machine.call("plat_clear");
    machine.watch("plat_hex");
    cost.map = machine.call("view_all");
    cost.hex = machine.count("plat_hex");
    cost.one = machine.call("view_unit_mark", mark_cursor, {seen_unit});
    machine.call("view_unit_mark", 0, {seen_unit});
    machine.set("view_column", static_cast<u8>(machine.get("view_column") + 2));
    cost.two_columns = machine.call("view_all");
    machine.set("view_row", static_cast<u8>(machine.get("view_row") + 1));
    cost.one_row = machine.call("view_all");
    return cost;
}

constexpr u16 c64_begin = 0x0800; // of MAIN in game.cfg: the image is all of memory from
                                  // there but for what the disk has in a second file

void load_c64(Mos6502& machine, const std::string& folder) {
    machine.load(folder + "/timepoint.img", c64_begin);
    machine.load_labels(folder + "/timepoint.img.lbl");
    machine.load(folder + "/timepoint.img.late", machine.address_of("__LATE_START__"));
}

// The areas of apple2.cfg.
void load_apple2(Mos6502& machine, const std::string& folder) {
    const std::string program = folder + "/timepoint.bin";
    machine.load(program, 0x4000);
    machine.load(program + ".disk", 0x0900);
    machine.load(program + ".low", 0x0c00);
    machine.load(program + ".high", 0xd000);
    machine.load(program + ".top", 0xfc00);
    machine.load_second_bank(program + ".bank2");
    machine.load_labels(program + ".lbl");
    machine.call("copydata");
    machine.call("machine_init");
}

} // namespace

// The beam is not waited for: it has always just left the map.
DrawingCost measure_c64(const std::string& folder) {
    std::array<Mos6502, 2> machines;
    for (auto& machine : machines) {
        load_c64(machine, folder);
        machine.pulse({"zp_frame", "zp_split"}, 16);
    }
    return measure_drawing(machines[0], machines[1], "hex_tile");
}

DrawingCost measure_apple2(const std::string& folder) {
    std::array<Mos6502, 2> machines;
    for (auto& machine : machines) load_apple2(machine, folder);
    return measure_drawing(machines[0], machines[1], "map_ground");
}

// The title: its two streams, one behind the other, to where nothing is needed any more.
DepackCost measure_depacker(const std::string& c64_folder) {
    Mos6502 machine;
    load_c64(machine, c64_folder);
    const u16 from = machine.address_of("__TITLE_START__");
    const u16 to = machine.address_of("__LATE_START__");
    machine.set("pack_from", static_cast<u8>(from));
    machine.set("pack_from", static_cast<u8>(from >> 8), 1);
    machine.set("pack_to", static_cast<u8>(to));
    machine.set("pack_to", static_cast<u8>(to >> 8), 1);
    DepackCost cost;
    for (int stream = 0; stream < 2; ++stream) cost.cycles += machine.call("unpack_more");
    const u16 end = static_cast<u16>(machine.get("pack_to") | machine.get("pack_to", 1) << 8);
    cost.bytes = static_cast<std::uint64_t>(end - to);
    return cost;
}
