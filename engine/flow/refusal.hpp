#pragma once

#include <cstddef>
#include <cstdint>

namespace cardwright {

/// Why the kernel itself refuses an answer.
enum class Refusal : std::uint8_t {
    too_few,
    too_many,
    unknown_option,
    unknown_group,  ///< something is wanted that this question is not about
    repeated_option,
    mixed_groups,
    out_of_range,
    not_your_choice,
    game_over,
};
inline constexpr std::size_t refusal_count = 9;

[[nodiscard]] const char* reason_code(Refusal refusal) noexcept;

}  // namespace cardwright
