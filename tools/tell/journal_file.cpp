#include "journal_file.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fmt/format.h>
#include <memory>
#include <system_error>

#include "rules.hpp"

namespace {

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

} // namespace

std::string write_journal(const std::string& name) {
    if (journal_full)
        return fmt::format("{} was not written: the game has more orders than a journal holds.",
                           name);
    const auto size = journal_seal();
    auto* file = std::fopen(name.c_str(), "wb");
    bool good = file != nullptr;
    if (file) {
        good = std::fwrite(journal_bytes, 1, size, file) == size;
        good &= std::fclose(file) == 0;
    }
    return good ? "" : fmt::format("{} cannot be written: {}.", name, std::strerror(errno));
}

std::string read_journal(const std::string& name) {
    const auto fail = [&] {
        throw std::system_error(errno, std::generic_category(), "cannot read " + name);
    };
    const File file(std::fopen(name.c_str(), "rb"));
    if (!file) fail();
    // One more than the longest, so that a longer file shows; journal_load swaps
    // this room with the game's own.
    std::array<u8, JOURNAL_BYTES + 1> bytes{};
    const auto size = std::fread(bytes.data(), 1, bytes.size(), file.get());
    if (std::ferror(file.get())) fail();
    const auto problem = journal_load(bytes.data(), static_cast<u16>(size));
    return problem ? fmt::format("{} cannot be replayed: {}.", name, journal_problem(problem)) : "";
}
