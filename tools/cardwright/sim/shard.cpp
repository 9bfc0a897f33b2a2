#include "cardwright/sim/shard.hpp"

#include <fmt/format.h>

#include <charconv>
#include <stdexcept>

namespace cardwright::tool {

Shard read_shard(std::string_view text) {
    Shard shard;
    const char* const end = text.data() + text.size();
    const auto number = std::from_chars(text.data(), end, shard.number);
    if (number.ec == std::errc{} && number.ptr != end && *number.ptr == '/') {
        const auto of = std::from_chars(number.ptr + 1, end, shard.of);
        const bool fits = shard.of >= 1 && shard.of <= most_shards && shard.number >= 1 &&
                          shard.number <= shard.of;
        if (of.ec == std::errc{} && of.ptr == end && fits) return shard;
    }
    throw std::invalid_argument{
        fmt::format("--shard: write which of how many shares, e.g. 3/16, not \"{}\"", text)};
}

}  // namespace cardwright::tool
