#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cardwright {

/// The candidate closest to a misspelt word, if one is close enough to be worth suggesting.
/// Ties go to the earlier candidate, so the answer is the same on every machine.
[[nodiscard]] std::optional<std::string_view> closest(std::string_view word,
                                                      std::span<const std::string_view> candidates);

/// ` (did you mean "discard"?)` or nothing: made to be put at the end of a message.
[[nodiscard]] std::string did_you_mean(std::string_view word,
                                       std::span<const std::string_view> candidates);

}  // namespace cardwright
