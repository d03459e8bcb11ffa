#include "save_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <unistd.h>

namespace {

class File {
  public:
    explicit File(int number) : number_(number) {}
    ~File() { close(); }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    int number() const { return number_; }
    bool is_open() const { return number_ >= 0; }
    int close() { // what was written late may fail only now
        const int number = number_;
        number_ = -1;
        return number >= 0 && ::close(number) != 0 ? errno : 0;
    }

  private:
    int number_;
};

int write_all(int file, std::span<const std::uint8_t> bytes) {
    while (!bytes.empty()) {
        const auto count = ::write(file, bytes.data(), bytes.size());
        if (count > 0)
            bytes = bytes.subspan(static_cast<std::size_t>(count));
        else if (count == 0)
            return ENOSPC;
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}

int fill(int number, std::span<const std::uint8_t> bytes) {
    File file(number);
    if (const int problem = write_all(file.number(), bytes)) return problem;
    if (fsync(file.number()) != 0) return errno;
    return file.close();
}

} // namespace

int write_safely(const std::filesystem::path& path, std::span<const std::uint8_t> bytes) {
    // The dot keeps what a crash leaves behind out of the list of games.
    auto draft = path.parent_path().string() + "/.";
    draft += path.filename().string();
    draft += ".XXXXXX";
    const int number = mkstemp(draft.data());
    if (number < 0) return errno;
    int problem = fill(number, bytes);
    if (!problem && std::rename(draft.c_str(), path.c_str()) != 0) problem = errno;
    if (problem) {
        unlink(draft.c_str());
        return problem;
    }
    // The new name too has to reach the disk. Some file systems cannot promise that
    // for a folder; the file itself is safe by now.
    const File folder(open(path.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.is_open()) fsync(folder.number());
    return 0;
}

int read_bytes(const std::filesystem::path& path, std::span<std::uint8_t> bytes,
               std::size_t& size) {
    size = 0;
    // Not blocking: a pipe by that name must not stop the game.
    const File file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.is_open()) return errno;
    while (size < bytes.size()) {
        const auto count = ::read(file.number(), bytes.data() + size, bytes.size() - size);
        if (count == 0) break;
        if (count > 0)
            size += static_cast<std::size_t>(count);
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}
