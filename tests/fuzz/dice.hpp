// Chance for the fuzzer: the same seed writes the same case on every machine.
#pragma once

#include <cstdint>
#include <string_view>

#include "state/random.hpp"

namespace cardwright::fuzz {

class Dice {
  public:
    Dice(std::uint64_t seed, std::string_view name)
        : stream_{Stream::derive(seed, hash_text(name))} {}

    [[nodiscard]] std::size_t below(std::size_t bound) {
        return stream_.below(static_cast<std::uint32_t>(bound));
    }
    [[nodiscard]] bool one_in(std::size_t times) { return below(times) == 0; }
    template <typename List>
    [[nodiscard]] const auto& pick(const List& list) {
        return list[below(std::size(list))];
    }
    [[nodiscard]] Stream& stream() noexcept { return stream_; }

  private:
    Stream stream_;
};

}  // namespace cardwright::fuzz
