#include "classes.hpp"

#include <algorithm>
#include <limits>

// Dynamic programming from the back: cost[i][n] is the least that numbers from n on
// cost if class i begins at n. What no class reaches costs so much that it is not
// left out unless there is nothing there.
Classes best_classes(const std::vector<std::uint64_t>& count, unsigned first, unsigned classes,
                     unsigned name_bits) {
    const std::size_t size = count.size();
    std::vector<std::uint64_t> below(size + 1, 0);
    for (std::size_t n = 0; n < size; ++n) below[n + 1] = below[n] + count[n];
    constexpr std::uint64_t unreached = 1u << 20;
    std::vector<std::uint64_t> next(size + 1), cost(size + 1);
    std::vector<std::vector<std::uint8_t>> choice(classes, std::vector<std::uint8_t>(size + 1, 0));
    for (std::size_t n = 0; n <= size; ++n) next[n] = (below[size] - below[n]) * unreached;
    for (unsigned i = classes; i-- > 0;) {
        const unsigned name = name_bits ? name_bits : i + 1;
        for (std::size_t n = 0; n <= size; ++n) {
            cost[n] = std::numeric_limits<std::uint64_t>::max();
            for (unsigned width = 0; width < 16; ++width) {
                const std::size_t end = std::min(size, n + (std::size_t{1} << width));
                const auto sum = (below[end] - below[n]) * (name + width) + next[end];
                if (sum < cost[n]) {
                    cost[n] = sum;
                    choice[i][n] = static_cast<std::uint8_t>(width);
                }
                if (end == size) break;
            }
        }
        std::swap(cost, next);
    }
    Classes best;
    best.first = first;
    std::size_t n = first;
    for (unsigned i = 0; i < classes; ++i) {
        const unsigned width = n <= size ? choice[i][n] : 0;
        best.width.push_back(width);
        n += std::size_t{1} << width;
    }
    return best;
}
