#include "state/did_you_mean.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace cardwright {
namespace {

/// Letters to replace, add, leave out or exchange with their neighbour.
std::size_t edit_distance(std::string_view left, std::string_view right) {
    std::vector<std::size_t> above_last;
    std::vector<std::size_t> above(right.size() + 1);
    std::iota(above.begin(), above.end(), std::size_t{0});
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::vector<std::size_t> row(right.size() + 1);
        row[0] = i + 1;
        for (std::size_t j = 0; j < right.size(); ++j) {
            const std::size_t replaced = above[j] + (left[i] == right[j] ? 0 : 1);
            row[j + 1] = std::min({replaced, above[j + 1] + 1, row[j] + 1});
            if (i > 0 && j > 0 && left[i] == right[j - 1] && left[i - 1] == right[j]) {
                row[j + 1] = std::min(row[j + 1], above_last[j - 1] + 1);
            }
        }
        above_last = std::move(above);
        above = std::move(row);
    }
    return above.back();
}

}  // namespace

std::optional<std::string_view> closest(std::string_view word,
                                        std::span<const std::string_view> candidates) {
    constexpr std::size_t longest_word = 64;
    if (word.empty() || word.size() > longest_word) return std::nullopt;
    const std::size_t worst_allowed = std::max<std::size_t>(1, word.size() / 3);
    std::size_t best = worst_allowed + 1;
    std::optional<std::string_view> found;
    for (const std::string_view candidate : candidates) {
        if (candidate.size() > longest_word) continue;
        const std::size_t distance = edit_distance(word, candidate);
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
