#include "matches.hpp"

#include <algorithm>

Matches find_matches(const Bytes& bytes) {
    constexpr std::size_t none = ~std::size_t{0};
    constexpr std::size_t farthest = 0xFFFF;
    std::vector<std::size_t> last(65536, none), before(bytes.size(), none);
    Matches matches(bytes.size());
    for (std::size_t at = 0; at + 1 < bytes.size(); ++at) {
        const unsigned pair = bytes[at] | bytes[at + 1] << 8;
        unsigned best = 1;
        const auto most = static_cast<unsigned>(std::min<std::size_t>(longest, bytes.size() - at));
        for (std::size_t from = last[pair]; from != none && at - from <= farthest && best < most;
             from = before[from]) {
            if (bytes[from + best] != bytes[at + best]) continue;
            unsigned length = 2;
            while (length < most && bytes[from + length] == bytes[at + length]) ++length;
            if (length <= best) continue;
            matches[at].push_back({length, static_cast<unsigned>(at - from)});
            best = length;
        }
        before[at] = last[pair];
        last[pair] = at;
    }
    return matches;
}
