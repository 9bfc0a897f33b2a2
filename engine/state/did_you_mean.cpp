#include "state/did_you_mean.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace cardwright {
namespace {

/// How many letters of a word are to be replaced, added, left out or exchanged with their neighbour
/// to make another word of it. A column of the usual table at a time, a bit for each letter of the
/// word (Hyyrö's variant of Myers' method): hostile content has thousands of long names to compare.
class WordDistance {
  public:
    static constexpr std::size_t longest = 64;

    explicit WordDistance(std::string_view word) : size_{word.size()} {
        for (std::size_t at = 0; at < word.size(); ++at) {
            places_[static_cast<unsigned char>(word[at])] |= std::uint64_t{1} << at;
        }
    }

    [[nodiscard]] std::size_t to(std::string_view other) const noexcept {
        std::uint64_t more = ~std::uint64_t{0};  // where the column grows by one from row to row
        std::uint64_t less = 0;                  // where it shrinks
        std::uint64_t same = 0;                  // where going on diagonally costs nothing
        std::uint64_t before = 0;                // where the letter before this one stands
        std::size_t distance = size_;
        const std::uint64_t last = std::uint64_t{1} << (size_ - 1);
        for (const char letter : other) {
            const std::uint64_t here = places_[static_cast<unsigned char>(letter)];
            const std::uint64_t exchanged = ((~same & here) << 1) & before;
            same = (((here & more) + more) ^ more) | here | less | exchanged;
            std::uint64_t grows = less | ~(same | more);
            std::uint64_t shrinks = same & more;
            if ((grows & last) != 0) ++distance;
            if ((shrinks & last) != 0) --distance;
            grows = (grows << 1) | 1;
            shrinks <<= 1;
            more = shrinks | ~(same | grows);
            less = grows & same;
            before = here;
        }
        return distance;
    }

  private:
    std::size_t size_;
    std::array<std::uint64_t, 256> places_{};  ///< of each letter
};

}  // namespace

std::optional<std::string_view> closest(std::string_view word,
                                        std::span<const std::string_view> candidates) {
    if (word.empty() || word.size() > WordDistance::longest) return std::nullopt;
    const std::size_t worst_allowed = std::max<std::size_t>(1, word.size() / 3);
    std::size_t best = worst_allowed + 1;
    std::optional<std::string_view> found;
    const WordDistance from{word};
    for (const std::string_view candidate : candidates) {
        if (candidate.size() > WordDistance::longest) continue;
        const std::size_t distance = from.to(candidate);
        if (distance < best) {
            best = distance;
            found = candidate;
        }
    }
    return found;
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> candidates) {
    const auto found = closest(word, candidates);
    if (!found) return {};
    std::string text = " (did you mean \"";
    text += *found;
    text += "\"?)";
    return text;
}

}  // namespace cardwright
