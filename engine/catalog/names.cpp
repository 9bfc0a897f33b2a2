#include "catalog/names.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace cardwright {
namespace {

constexpr std::size_t longest_name = 64;

constexpr bool is_letter(char c) noexcept {
    return c >= 'a' && c <= 'z';
}

constexpr bool is_digit(char c) noexcept {
    return c >= '0' && c <= '9';
}

bool is_name(std::string_view text, char also) noexcept {
    return !text.empty() && text.size() <= longest_name && is_letter(text.front()) &&
           std::all_of(text.begin(), text.end(), [&](char c) {
               return is_letter(c) || is_digit(c) || c == '_' || c == also;
           });
}

}  // namespace

bool is_id(std::string_view text) noexcept {
    return is_name(text, '_');
}

bool is_set_id(std::string_view text) noexcept {
    return is_name(text, '-');
}

bool is_reference(std::string_view text) noexcept {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return is_id(text);
    return is_set_id(text.substr(0, colon)) && is_id(text.substr(colon + 1));
}

bool is_lua_keyword(std::string_view text) noexcept {
    using namespace std::string_view_literals;
    static constexpr std::array keywords{
        "and"sv,      "break"sv,  "do"sv,   "else"sv, "elseif"sv, "end"sv,  "false"sv, "for"sv,
        "function"sv, "goto"sv,   "if"sv,   "in"sv,   "local"sv,  "nil"sv,  "not"sv,   "or"sv,
        "repeat"sv,   "return"sv, "then"sv, "true"sv, "until"sv,  "while"sv};
    return std::find(keywords.begin(), keywords.end(), text) != keywords.end();
}

bool is_language(std::string_view text) noexcept {
    constexpr std::size_t longest = 16;
    return text.size() >= 2 && text.size() <= longest && is_name(text, '-') &&
           text.find('_') == std::string_view::npos;
}

}  // namespace cardwright
