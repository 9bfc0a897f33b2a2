#include "catalog/read/scalar.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

#include "catalog/yaml/utf8.hpp"

namespace cardwright {
namespace {

constexpr bool is_digit(char c) noexcept {
    return c >= '0' && c <= '9';
}

bool all_digits(std::string_view text) noexcept {
    return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

std::string_view without_sign(std::string_view text) noexcept {
    if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
    return text;
}

bool looks_like_number(std::string_view text) noexcept {
    text = without_sign(text);
    if (text.starts_with('.')) text.remove_prefix(1);
    // `2_players` is a word and `1_000` a number: what counts is that nothing but signs of numbers
    // follows.
    return !text.empty() && is_digit(text.front()) &&
           text.find_first_not_of("0123456789_.,eExXabcdefABCDEF+-") == std::string_view::npos;
}

}  // namespace

bool is_plain_integer(const Node& node) noexcept {
    if (node.kind != Node::Kind::scalar || node.quoted) return false;
    std::string_view digits = node.text;
    if (digits.starts_with('-')) digits.remove_prefix(1);
    return all_digits(digits) && (digits.size() == 1 || digits.front() != '0') && node.text != "-0";
}

std::optional<std::int64_t> parsed_integer(std::string_view digits) noexcept {
    std::int64_t number = 0;
    const char* end = digits.data() + digits.size();
    const auto [stop, problem] = std::from_chars(digits.data(), end, number);
    if (problem != std::errc{} || stop != end) return std::nullopt;
    return number;
}

std::string number_hint(const Node& node) {
    if (node.kind != Node::Kind::scalar) return {};
    const std::string_view text = node.text;
    if (!looks_like_number(text)) return {};
    if (node.quoted) return " (leave out the quotes)";
    if (text.starts_with('+')) return " (leave out the +)";
    const std::string_view digits = without_sign(text);
    if (all_digits(digits)) return " (leave out the leading zeros)";
    if (digits.find_first_not_of("0123456789_") == std::string_view::npos) {
        return " (write it without underscores)";
    }
    if (digits.find('.') != std::string_view::npos) return " (there are no fractions)";
    return " (write it in decimal digits)";
}

std::string ambiguity_hint(const Node& node) {
    using namespace std::string_view_literals;
    static constexpr std::array switches{"yes"sv, "no"sv, "on"sv, "off"sv, "y"sv, "n"sv};
    const std::string_view shown = shortened(node.text, 40);
    std::string lower = node.text;
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    if (std::find(switches.begin(), switches.end(), lower) != switches.end() || lower == "true" ||
        lower == "false") {
        return fmt::format("{} could mean a text or a switch: write true or false, or \"{}\"",
                           shown, shown);
    }
    const std::string hint = number_hint(node);
    if (hint.empty()) return {};
    return fmt::format("{} is not a whole number{}; a text needs quotes", shown, hint);
}

}  // namespace cardwright
