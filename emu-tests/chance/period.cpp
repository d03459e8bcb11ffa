// The register of game/core/feedback.h visits every state but zero before it comes back:
// a step is a matrix of 32 x 32 bits, and its order is 4,294,967,295, since that power
// of it is one and that divided by each of its prime factors is not.
#include <array>
#include <cstdint>
#include <cstdio>
#include <initializer_list>

extern "C" {
#include "feedback.h"
}

namespace {

using Matrix = std::array<std::uint32_t, 32>; // what becomes of each bit

std::uint32_t step(std::uint32_t word) {
    std::array<u8, 4> state{};
    for (unsigned i = 0; i < 4; ++i) state[i] = static_cast<u8>(word >> 8 * i);
    u8 oldest = 0;
    FEEDBACK_STEP(state, oldest);
    if (oldest != (word & 255)) return 0;
    word = 0;
    for (unsigned i = 0; i < 4; ++i) word |= static_cast<std::uint32_t>(state[i]) << 8 * i;
    return word;
}

std::uint32_t apply(const Matrix& matrix, std::uint32_t word) {
    std::uint32_t sum = 0;
    for (unsigned bit = 0; bit < 32; ++bit)
        if (word >> bit & 1) sum ^= matrix[bit];
    return sum;
}

Matrix product(const Matrix& after, const Matrix& before) {
    Matrix both{};
    for (unsigned bit = 0; bit < 32; ++bit) both[bit] = apply(after, before[bit]);
    return both;
}

Matrix one() {
    Matrix matrix{};
    for (unsigned bit = 0; bit < 32; ++bit) matrix[bit] = std::uint32_t{1} << bit;
    return matrix;
}

Matrix power(Matrix matrix, std::uint32_t exponent) {
    Matrix result = one();
    for (; exponent != 0; exponent >>= 1) {
        if (exponent & 1) result = product(matrix, result);
        matrix = product(matrix, matrix);
    }
    return result;
}

} // namespace

int main() {
    Matrix matrix{};
    for (unsigned bit = 0; bit < 32; ++bit) matrix[bit] = step(std::uint32_t{1} << bit);

    std::uint32_t word = 1981; // the step is the matrix, on any state
    for (int i = 0; i < 100000; ++i) {
        if (step(word) != apply(matrix, word)) {
            std::printf("a step of %08x is no sum of the steps of its bits\n", word);
            return 1;
        }
        word = word * 1664525 + 1013904223;
    }
    constexpr std::uint32_t all = 0xFFFFFFFF;
    if (power(matrix, all) != one()) {
        std::puts("4,294,967,295 steps do not lead back");
        return 1;
    }
    for (const std::uint32_t prime : {3u, 5u, 17u, 257u, 65537u})
        if (power(matrix, all / prime) == one()) {
            std::printf("it comes back after %u steps\n", all / prime);
            return 1;
        }
    std::puts("the period is 4,294,967,295");
}
