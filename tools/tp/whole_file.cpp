#include "whole_file.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <stdexcept>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace fs = std::filesystem;

namespace {

[[noreturn]] void fail(const char* what) {
    throw std::runtime_error(fmt::format("{}: {}", what, std::strerror(errno)));
}

class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return number_; }
    int release() { return std::exchange(number_, -1); }

  private:
    int number_;
};

void write_down(int file, const std::vector<std::uint8_t>& bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
        const auto count = ::write(file, bytes.data() + at, bytes.size() - at);
        if (count > 0)
            at += static_cast<std::size_t>(count);
        else if (count == 0 || errno != EINTR)
            fail("cannot be written");
    }
    if (fsync(file) != 0) fail("cannot be written");
}

} // namespace

std::vector<std::uint8_t> read_whole(const fs::path& path, std::size_t most) {
    // Not blocking: a pipe by that name must not stop it.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat what {};
    if (file.number() < 0 || fstat(file.number(), &what) != 0) fail("cannot be read");
    if (!S_ISREG(what.st_mode)) throw std::runtime_error("cannot be read: it is no file");
    std::vector<std::uint8_t> bytes(most + 1);
    std::size_t size = 0;
    while (size < bytes.size()) {
        const auto count = ::read(file.number(), bytes.data() + size, bytes.size() - size);
        if (count == 0) break;
        if (count > 0)
            size += static_cast<std::size_t>(count);
        else if (errno != EINTR)
            fail("cannot be read");
    }
    if (size > most)
        throw std::runtime_error(fmt::format("has more than {} bytes: no game is so long", most));
    bytes.resize(size);
    return bytes;
}

void replace_whole(const fs::path& link, const std::vector<std::uint8_t>& bytes,
                   const std::function<void(const std::vector<std::uint8_t>&)>& good) {
    std::error_code none;
    const fs::path path = fs::weakly_canonical(link, none); // behind a link, its file
    const fs::path place = none ? link : path;
    const fs::path folder = place.has_parent_path() ? place.parent_path() : fs::path(".");
    auto draft = (folder / ("." + place.filename().string() + ".XXXXXX")).string();
    Descriptor file(mkstemp(draft.data()));
    if (file.number() < 0) fail("cannot be written");
    try {
        struct stat old {};
        const bool there = stat(place.c_str(), &old) == 0;
        if (there && access(place.c_str(), W_OK) != 0) fail("cannot be written");
        // mkstemp lets nobody else read; a new file is as any program makes it.
        const mode_t mask = umask(0);
        umask(mask);
        fchmod(file.number(), there ? old.st_mode & 07777 : 0666 & ~mask);
        write_down(file.number(), bytes);
        if (::close(file.release()) != 0) fail("cannot be written");
        const auto again = read_whole(draft, bytes.size());
        if (again != bytes) throw std::runtime_error("was not written: other bytes came back");
        good(again);
        fs::rename(draft, place);
    } catch (...) {
        unlink(draft.c_str());
        throw;
    }
    const Descriptor names(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (names.number() >= 0) fsync(names.number()); // some file systems cannot
}
