#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace cardwright {

/// What a script can say about a question, beside a filter.
enum class QuestionKey : std::uint8_t {
    prompt,
    about,
    numbers,
    forced,
    from,
    refuse,
    exactly,
    up_to,
    at_least,
    ordered,
    optional,
    too_few,
    too_many,
    among,
    min,
    max,
    type,
    moves,
    words,
    not_offered,
    to,
    why,
};

inline constexpr std::array<std::string_view, 22> question_keys{
    "prompt",   "about",   "numbers",  "forced",      "from",     "refuse", "exactly", "up_to",
    "at_least", "ordered", "optional", "too_few",     "too_many", "among",  "min",     "max",
    "type",     "moves",   "words",    "not_offered", "to",       "why"};

}  // namespace cardwright
