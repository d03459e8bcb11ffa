// compare PICTURE GOLDEN: whether two PNGs show the same, but for a few dots. A frame
// that pulses is caught at some moment; anything else that moves is more than that.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <png.h>
#include <vector>

namespace {

struct Pixels {
    unsigned width = 0, height = 0;
    std::vector<std::uint8_t> bytes;
};

bool read(const char* name, Pixels& pixels) {
    png_image image;
    std::memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_file(&image, name)) {
        std::fprintf(stderr, "compare: cannot read %s: %s\n", name, image.message);
        return false;
    }
    image.format = PNG_FORMAT_RGB;
    pixels = {image.width, image.height, std::vector<std::uint8_t>(PNG_IMAGE_SIZE(image))};
    return png_image_finish_read(&image, nullptr, pixels.bytes.data(), 0, nullptr) != 0;
}

} // namespace

int main(int count, char** arguments) {
    constexpr double most = 0.003;
    Pixels seen, golden;
    if (count != 3 || !read(arguments[1], seen) || !read(arguments[2], golden)) return 2;
    if (seen.width != golden.width || seen.height != golden.height) {
        std::printf("%u by %u dots, expected %u by %u\n", seen.width, seen.height, golden.width,
                    golden.height);
        return 1;
    }
    std::size_t different = 0;
    for (std::size_t i = 0; i < seen.bytes.size(); i += 3)
        different += std::memcmp(&seen.bytes[i], &golden.bytes[i], 3) != 0;
    const double part = 3.0 * static_cast<double>(different) / static_cast<double>(seen.bytes.size());
    std::printf("%s: %zu dots differ, %.2f%%\n", arguments[2], different, 100 * part);
    return part > most ? 1 : 0;
}
