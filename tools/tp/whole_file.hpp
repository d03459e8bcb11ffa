// A file read or replaced as a whole.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <vector>

// Throws std::runtime_error; more than most bytes are too many.
std::vector<std::uint8_t> read_whole(const std::filesystem::path& path, std::size_t most);

// Written beside it, down to the disk, read back and looked at, and only then put in
// its place: whatever goes wrong, the file is the old one or the new one. Throws
// std::runtime_error, also what good throws.
void replace_whole(const std::filesystem::path& path, const std::vector<std::uint8_t>& bytes,
                   const std::function<void(const std::vector<std::uint8_t>&)>& good);
