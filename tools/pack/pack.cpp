#include <algorithm>
#include <limits>

#include "classes.hpp"
#include "matches.hpp"
#include "packed.hpp"

namespace {

constexpr unsigned literal_bits = 9, impossible = 1u << 20;

// Bits of every number under some classes.
std::vector<unsigned> prices(const Classes& classes, std::size_t size, unsigned name_bits) {
    std::vector<unsigned> price(size, impossible);
    std::size_t n = classes.first;
    for (unsigned i = 0; i < classes.width.size(); ++i) {
        const std::size_t end = n + (std::size_t{1} << classes.width[i]);
        const unsigned name = name_bits ? name_bits : i + 1;
        for (; n < std::min(end, size); ++n) price[n] = name + classes.width[i];
        n = end;
    }
    return price;
}

Classes gamma_like(unsigned first, unsigned classes, unsigned start) {
    Classes result;
    result.first = first;
    for (unsigned i = 0; i < classes; ++i) result.width.push_back(std::min(start + i, 15u));
    return result;
}

std::vector<Token> cheapest_way(const Bytes& bytes, const Matches& matches, const Widths& widths) {
    const auto length = prices(widths.length, longest + 1, 0);
    const auto far = prices(widths.far, 65536, 4);
    const auto near = prices(widths.near, 65536, 3);
    std::vector<std::uint64_t> cost(bytes.size() + 1, 0);
    std::vector<Token> step(bytes.size());
    for (std::size_t at = bytes.size(); at-- > 0;) {
        cost[at] = cost[at + 1] + literal_bits;
        unsigned from = shortest;
        for (const Token& match : matches[at]) {
            for (unsigned l = from; l <= match.length; ++l) {
                const unsigned distance =
                    l == shortest ? near[match.distance] : far[match.distance];
                const auto sum = cost[at + l] + 1 + length[l] + distance;
                if (sum < cost[at]) {
                    cost[at] = sum;
                    step[at] = {l, match.distance};
                }
            }
            from = match.length + 1;
        }
    }
    std::vector<Token> tokens;
    for (std::size_t at = 0; at < bytes.size(); at += std::max(step[at].length, 1u))
        tokens.push_back(step[at]);
    return tokens;
}

Widths classes_for(const std::vector<Token>& tokens) {
    std::vector<std::uint64_t> length(longest + 1, 0), far(65536, 0), near(65536, 0);
    for (const Token& token : tokens) {
        if (token.length == 0) continue;
        ++length[token.length];
        ++(token.length == shortest ? near : far)[token.distance];
    }
    return {best_classes(length, shortest, length_classes, 0), best_classes(far, 1, far_classes, 4),
            best_classes(near, 1, near_classes, 3)};
}

} // namespace

Packed pack(const Bytes& bytes) {
    const Matches matches = find_matches(bytes);
    Widths widths{gamma_like(shortest, length_classes, 0), gamma_like(1, far_classes, 1),
                  gamma_like(1, near_classes, 2)};
    Packed best;
    for (unsigned round = 0; round < 12; ++round) {
        const auto tokens = cheapest_way(bytes, matches, widths);
        widths = classes_for(tokens);
        Packed packed = encode(bytes, tokens, widths);
        const bool better = best.stream.empty() || packed.stream.size() < best.stream.size();
        if (!better && round > 3) break;
        if (better) best = std::move(packed);
    }
    return best;
}
