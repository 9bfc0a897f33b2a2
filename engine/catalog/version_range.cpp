#include "catalog/version_range.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <compare>
#include <cstdint>
#include <optional>

namespace cardwright {
namespace {

using Version = std::array<std::uint32_t, 4>;

std::optional<Version> version_in(std::string_view text) noexcept {
    Version version{};
    for (std::uint32_t& part : version) {
        const auto read = std::from_chars(text.data(), text.data() + text.size(), part);
        if (read.ec != std::errc{}) return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
        if (text.empty()) return version;
        if (text.front() != '.') return std::nullopt;
        text.remove_prefix(1);
    }
    return std::nullopt;
}

/// One bound, taken from the front of the range.
struct Bound {
    std::string_view sign;
    Version version;

    [[nodiscard]] bool holds(const Version& other) const noexcept {
        if (sign == ">=") return other >= version;
        if (sign == "<=") return other <= version;
        if (sign == ">") return other > version;
        if (sign == "<") return other < version;
        return other == version;
    }
};

std::optional<Bound> take_bound(std::string_view& range) noexcept {
    range.remove_prefix(std::min(range.find_first_not_of(' '), range.size()));
    const std::size_t digits = std::min(range.find_first_of("0123456789"), range.size());
    Bound bound;
    bound.sign = range.substr(0, digits);
    constexpr std::array<std::string_view, 6> signs{"", "=", ">", "<", ">=", "<="};
    if (std::find(signs.begin(), signs.end(), bound.sign) == signs.end()) return std::nullopt;
    range.remove_prefix(digits);
    const std::size_t end = std::min(range.find(' '), range.size());
    const auto version = version_in(range.substr(0, end));
    if (!version) return std::nullopt;
    bound.version = *version;
    range.remove_prefix(end);
    range.remove_prefix(std::min(range.find_first_not_of(' '), range.size()));
    return bound;
}

}  // namespace

bool is_version_range(std::string_view range) noexcept {
    do {
        if (!take_bound(range)) return false;
    } while (!range.empty());
    return true;
}

bool version_fits(std::string_view version, std::string_view range) noexcept {
    const auto found = version_in(version);
    while (!range.empty()) {
        const auto bound = take_bound(range);
        if (!bound || !found || !bound->holds(*found)) return false;
    }
    return true;
}

}  // namespace cardwright
