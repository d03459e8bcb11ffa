// Files as safe as a file system makes them. All of these are 0, or errno.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>

// Under another name first, down to the disk, and only then in place of what was
// there: whatever goes wrong, the file is the old one or the new one.
int write_safely(const std::filesystem::path& path, std::span<const std::uint8_t> bytes);

// size becomes how many of the file's bytes there were, at most all of bytes.
int read_bytes(const std::filesystem::path& path, std::span<std::uint8_t> bytes, std::size_t& size);
