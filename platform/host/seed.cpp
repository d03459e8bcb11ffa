#include "seed.hpp"

#include <chrono>
#include <optional>

extern "C" {
#include "platform.h"
}

namespace {

std::uint32_t stirred = 2166136261U; // FNV-1a: its beginning and its prime
std::optional<std::uint32_t> fixed;

} // namespace

void seed_stir() {
    auto moment =
        static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
    for (int byte = 0; byte < 8; ++byte, moment >>= 8)
        stirred = (stirred ^ static_cast<std::uint32_t>(moment & 0xFF)) * 16777619U;
}

void seed_fix(std::uint32_t seed) { fixed = seed; }

u32 plat_seed() { return fixed.value_or(stirred); }
