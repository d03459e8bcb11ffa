#include <algorithm>
#include <fmt/format.h>

#include "bench_ledger.hpp"
#include "bench_routines.hpp"

namespace {

constexpr auto shares_head = R"(
## Where the time goes

The second battle with assembly: what each routine takes by itself, from a hundredth of
the battle on, and with all that it calls. What is reached by a jump counts as its
caller's.

| routine | calls | by itself | of all | with its calls | of all |
| --- | ---: | ---: | ---: | ---: | ---: |
)";

constexpr auto drawing_head = R"(
## Drawing

The programs as they ship, their routines called in a 6502 without a screen: around a
unit in the second scenario. Frames are the shorter ones of NTSC, on the C64 without
the cycles that the VIC takes for 25 rows of characters; its interrupt and the wait for
the beam, up to a frame in each full map, come on top. A tile is a hex of bare ground
without asking what is there: 3 x 2 characters with their colours, 21 x 16 dots. Its
anchors, for larger ones: 181 for 4 x 3 characters, 777 for 28 x 24 dots.

| | C64 | frames | Apple II | frames |
| --- | ---: | ---: | ---: | ---: |
)";

// 263 lines of 65 cycles, less 43 in 25 of them; 262 lines of 65.
constexpr double c64_frame = 263 * 65 - 25 * 43;
constexpr double apple2_frame = 262 * 65;
constexpr double smallest_share = 0.01;

using Share = std::pair<std::string, ProfileCount>;

double whole_battle(const Ledger& ledger) {
    return static_cast<double>(ledger.assembly[routines_battle].cycles);
}

std::string drawing_row(const char* what, double c64, double apple2) {
    return fmt::format("| {} | {} | {:.1f} | {} | {:.1f} |\n", what, thousands(c64),
                       c64 / c64_frame, thousands(apple2), apple2 / apple2_frame);
}

std::string drawing_row(const char* what, const Ledger& ledger, std::uint64_t DrawingCost::*part) {
    return drawing_row(what, static_cast<double>(ledger.c64.*part),
                       static_cast<double>(ledger.apple2.*part));
}

} // namespace

std::string share_section(const Ledger& ledger) {
    std::vector<Share> shares(ledger.shares.begin(), ledger.shares.end());
    std::sort(shares.begin(), shares.end(), [](const Share& one, const Share& two) {
        return one.second.alone > two.second.alone;
    });
    const double all = whole_battle(ledger);
    std::string rows = shares_head;
    for (const auto& [name, count] : shares) {
        const auto alone = static_cast<double>(count.alone);
        const auto with_calls = static_cast<double>(count.with_calls);
        if (alone < smallest_share * all) break;
        rows += fmt::format("| `{}` | {} | {} | {:.1f}% | {} | {:.1f}% |\n", name,
                            thousands(static_cast<double>(count.calls)), thousands(alone),
                            100 * alone / all, thousands(with_calls), 100 * with_calls / all);
    }
    return rows;
}

std::string drawing_section(const Ledger& ledger) {
    const auto& depacker = ledger.depacker;
    return drawing_head +
           drawing_row("a tile", ledger.c64.tile.mean(), ledger.apple2.tile.mean()) +
           drawing_row("`plat_hex`, the average of a map", ledger.c64.hex.mean(),
                       ledger.apple2.hex.mean()) +
           drawing_row("a unit's hex changes, with what the screens do", ledger,
                       &DrawingCost::one) +
           drawing_row("a full tactical map on an empty screen", ledger, &DrawingCost::map) +
           drawing_row("the view moves two columns", ledger, &DrawingCost::two_columns) +
           drawing_row("the view moves a row", ledger, &DrawingCost::one_row) +
           fmt::format("\nThe depacker: {:.1f} cycles a byte, {} for the {} bytes of the title.\n",
                       static_cast<double>(depacker.cycles) / static_cast<double>(depacker.bytes),
                       thousands(static_cast<double>(depacker.cycles)),
                       thousands(static_cast<double>(depacker.bytes)));
}
