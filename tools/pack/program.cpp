#include "program.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>

namespace {

// Behind the load address (2), the BASIC line (12) and a jump (3).
constexpr std::size_t words_at = 17;
constexpr unsigned memory_end = 0x10000;

void put_word(Bytes& bytes, std::size_t at, unsigned word) {
    bytes.at(at) = static_cast<std::uint8_t>(word);
    bytes.at(at + 1) = static_cast<std::uint8_t>(word >> 8);
}

} // namespace

Image join(std::vector<Image> images) {
    std::sort(images.begin(), images.end(),
              [](const Image& a, const Image& b) { return a.address < b.address; });
    Image whole{images.front().address, {}};
    for (const Image& image : images) {
        const std::size_t offset = image.address - whole.address;
        if (offset < whole.bytes.size())
            throw std::runtime_error(fmt::format("two images overlap at ${:04x}", image.address));
        whole.bytes.resize(offset);
        whole.bytes.insert(whole.bytes.end(), image.bytes.begin(), image.bytes.end());
    }
    if (whole.address + whole.bytes.size() > memory_end)
        throw std::runtime_error("the images end beyond $ffff");
    return whole;
}

void lay_into(Image& whole, const Image& part) {
    for (std::size_t i = 0; i < part.bytes.size(); ++i) {
        const std::size_t at = part.address + i - whole.address;
        if (part.address < whole.address || at >= whole.bytes.size() || whole.bytes[at] != 0)
            throw std::runtime_error(
                fmt::format("there is something at ${:04x} already", part.address + i));
        whole.bytes[at] = part.bytes[i];
    }
}

Bytes make_program(Bytes loader, const Image& image, unsigned start) {
    const Packed packed = pack(image.bytes);
    if (unpack(packed.stream, image.bytes.size()) != image.bytes)
        throw std::logic_error("packed bytes do not unpack to themselves");
    const std::size_t end = image.address + image.bytes.size() + packed.margin;
    if (end > memory_end)
        throw std::runtime_error(
            fmt::format("unpacking needs {} bytes more behind the last image", end - memory_end));
    put_word(loader, words_at, static_cast<unsigned>(packed.stream.size()));
    put_word(loader, words_at + 2, static_cast<unsigned>(end));
    put_word(loader, words_at + 4, image.address);
    put_word(loader, words_at + 6, start);
    const std::size_t from = end - packed.stream.size();
    // The loader moves whole pages: up to one more below the stream.
    if (from < 0x801 + loader.size() + 0x100)
        throw std::runtime_error("the packed program does not fit beside itself");
    loader.insert(loader.end(), packed.stream.begin(), packed.stream.end());
    return loader;
}

Bytes make_file(const Bytes& bytes, std::size_t room) {
    Packed packed = pack(bytes);
    if (unpack(packed.stream, bytes.size()) != bytes)
        throw std::logic_error("packed bytes do not unpack to themselves");
    if (bytes.size() + packed.margin > room)
        throw std::runtime_error(fmt::format("unpacking needs {} bytes, and there is room for {}",
                                             bytes.size() + packed.margin, room));
    // packed_up moves whole pages too.
    if (packed.stream.size() + 0x100 > room)
        throw std::runtime_error("the stream leaves no room for a page");
    std::uint8_t sum = 0, sum_of_sums = 0;
    for (const std::uint8_t byte : packed.stream) {
        sum = static_cast<std::uint8_t>(sum + byte);
        sum_of_sums = static_cast<std::uint8_t>(sum_of_sums + sum);
    }
    packed.stream.push_back(sum);
    packed.stream.push_back(sum_of_sums);
    return packed.stream;
}
