// listen RECORDING: the loudness of a WAV (16 bits, one channel, as VICE writes it) in
// pieces of a fiftieth of a second, one number a line: the mean of the dots' distance
// from the middle of the piece, which is 0 for silence whatever the SID's level is.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

unsigned word(const std::string& bytes, std::size_t at) {
    return static_cast<std::uint8_t>(bytes[at]) | static_cast<unsigned>(static_cast<std::uint8_t>(bytes[at + 1])) << 8;
}

} // namespace

int main(int count, char** arguments) {
    constexpr std::size_t head = 44, channels_at = 22, rate_at = 24, bits_at = 34;
    if (count != 2) return 2;
    std::ifstream in(arguments[1], std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(in)), {});
    if (bytes.size() < head || word(bytes, channels_at) != 1 || word(bytes, bits_at) != 16) {
        std::fprintf(stderr, "listen: %s is not a recording of one channel of 16 bits\n", arguments[1]);
        return 2;
    }
    const std::size_t piece = (word(bytes, rate_at) | static_cast<std::size_t>(word(bytes, rate_at + 2)) << 16) / 50;
    for (std::size_t at = head; at + 2 * piece <= bytes.size(); at += 2 * piece) {
        std::vector<double> level;
        double sum = 0;
        for (std::size_t i = 0; i < piece; ++i) {
            level.push_back(static_cast<std::int16_t>(word(bytes, at + 2 * i)));
            sum += level.back();
        }
        double loud = 0;
        for (const double one : level) loud += std::abs(one - sum / static_cast<double>(piece));
        std::printf("%.0f\n", loud / static_cast<double>(piece));
    }
}
