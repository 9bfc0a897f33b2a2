#include "cardwright/number_text.hpp"

#include <fmt/format.h>

#include <cmath>

namespace cardwright::tool {

std::string grouped(double number) {
    const std::string digits = fmt::format("{:.0f}", std::abs(number));
    std::string text = number < 0 ? "-" : "";
    for (std::size_t at = 0; at < digits.size(); ++at) {
        if (at > 0 && (digits.size() - at) % 3 == 0) text += ' ';
        text += digits[at];
    }
    return text;
}

}  // namespace cardwright::tool
