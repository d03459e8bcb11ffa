// fuzz_d64 [ROUNDS [FIRST]]: damages disks of the 1541 in every way a byte can be wrong,
// and sees that the reader ends, that a disk with faults is never changed, and that a
// disk without them stays whole when it is written to: every file as it was, the new one
// as it was given. A round depends on its number alone.
#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <stdexcept>
#include <string>

#include "d64.hpp"
#include "d64_layout.hpp"

namespace
{

using Bytes = D64::Bytes;
using Chance = std::mt19937;

std::size_t below(Chance &chance, std::size_t n)
{
    return chance() % n;
}

// As a drive formats it.
D64 blank(std::size_t size)
{
    Bytes bytes(size);
    if (size % 257 == 0)
        std::fill(bytes.end() - static_cast<long>(size / 257), bytes.end(), 1);
    auto *bam = bytes.data() + sectors_before(map_track) * 256;
    bam[0] = map_track;
    bam[1] = 1;
    bam[2] = 'A';
    for (unsigned track = 1; track <= mapped_tracks; ++track) {
        unsigned bits = (1u << sectors_of(track)) - 1;
        if (track == map_track)
            bits &= ~3u;
        auto *row = bam + bam_at + (track - 1) * 4;
        row[0] = static_cast<std::uint8_t>(sectors_of(track) - (track == map_track ? 2 : 0));
        for (unsigned n = 0; n < 3; ++n)
            row[1 + n] = static_cast<std::uint8_t>(bits >> 8 * n);
    }
    bam[256 + 1] = 0xff;
    return D64(bytes);
}

Bytes some_bytes(Chance &chance)
{
    static constexpr std::size_t edges[] = {1, 253, 254, 255, 508, 509, 1558, 20000};
    Bytes bytes(edges[below(chance, std::size(edges))]);
    for (auto &byte : bytes)
        byte = static_cast<std::uint8_t>(chance());
    return bytes;
}

D64 filled(Chance &chance)
{
    static constexpr std::size_t sizes[] = {174848, 175531, 196608, 197376};
    auto disk = blank(sizes[below(chance, 4)]);
    for (std::size_t n = below(chance, 30); n > 0; --n) {
        const auto name = "FILE " + std::to_string(below(chance, 20));
        disk.remove(name);
        try {
            disk.write(name, some_bytes(chance));
        } catch (const std::runtime_error &) { // full
        }
    }
    return disk;
}

Bytes damaged(Bytes bytes, Chance &chance)
{
    for (std::size_t n = 1 + below(chance, 4); n > 0; --n) {
        std::size_t at = below(chance, bytes.size());
        switch (below(chance, 4)) {
        case 0: // map and directory, where it hurts most
            at = sectors_before(map_track) * 256 + below(chance, 19 * 256);
            break;
        case 1: // a link
            at = at / 256 * 256 + below(chance, 2);
            break;
        case 2: // an entry's beginning
            at = (sectors_before(map_track) + 1) * 256 + below(chance, 8) * 32 + 2 +
                 below(chance, 3);
            break;
        }
        bytes[at] = static_cast<std::uint8_t>(below(chance, 2) ? chance() : chance() % 36);
    }
    return bytes;
}

using Contents = std::map<std::string, Bytes>;

Contents contents(const D64 &disk)
{
    Contents all;
    for (const auto &file : disk.files())
        all[file.name] = disk.read(file);
    return all;
}

void wrong(unsigned round, const char *what)
{
    std::fprintf(stderr, "fuzz_d64: round %u: %s\n", round, what);
    std::exit(1);
}

void play(unsigned round, unsigned &refused, unsigned &written)
{
    Chance chance(round);
    auto good = filled(chance);
    if (!good.faults().empty())
        wrong(round, good.faults().front().c_str());
    D64 disk(damaged(good.bytes(), chance));
    const bool has_faults = !disk.faults().empty();
    const auto before = disk.bytes();
    const auto news = some_bytes(chance);
    Contents old;
    try {
        old = contents(disk); // faulty or not: it has to end
    } catch (const std::runtime_error &) {
        if (!has_faults)
            wrong(round, "a file of a disk without faults cannot be read");
    }
    try {
        disk.write("NEW", news);
        if (has_faults)
            wrong(round, "a disk with faults was written to");
        ++written;
        if (!disk.faults().empty())
            wrong(round, disk.faults().front().c_str());
        auto now = contents(disk);
        if (now["NEW"] != news)
            wrong(round, "the new file is not what was given");
        now.erase("NEW");
        old.erase("NEW");
        if (now != old)
            wrong(round, "another file was changed");
        disk.remove("NEW");
        if (!disk.faults().empty())
            wrong(round, "faults after a file was removed");
    } catch (const std::runtime_error &) {
        ++refused;
        if (disk.bytes() != before)
            wrong(round, "it was refused, and changed");
    }
    const auto cut = below(chance, before.size() + 1);
    if (!D64::is_size(cut)) {
        try {
            D64(Bytes(before.begin(), before.begin() + static_cast<long>(cut)));
            wrong(round, "a cut disk was taken");
        } catch (const std::runtime_error &) {
        }
    }
}

} // namespace

int main(int argc, char **argv)
{
    const unsigned rounds = argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 2000;
    const unsigned first = argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 0;
    unsigned refused = 0, written = 0;
    for (unsigned round = first; round < first + rounds; ++round)
        play(round, refused, written);
    std::printf("%u disks: %u refused, %u written to and whole\n", rounds, refused, written);
    // Both must have happened, or nothing was tried.
    return rounds < 100 || (refused != 0 && written != 0) ? 0 : 1;
}
