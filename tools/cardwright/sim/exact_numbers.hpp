#pragma once

#include <nlohmann/json.hpp>

#include "cardwright/sim/wide_sum.hpp"

namespace cardwright::tool {

// Exact sums in files of figures. A sum may need more than the 64 bits other programs read: it is
// written as its upper and its lower half.

[[nodiscard]] inline nlohmann::ordered_json as_json(const WideSum& sum) {
    return {sum.high(), sum.low()};
}

[[nodiscard]] inline WideSum read_wide_sum(const nlohmann::ordered_json& from) {
    return {from.at(0).get<std::int64_t>(), from.at(1).get<std::uint64_t>()};
}

[[nodiscard]] inline nlohmann::ordered_json as_json(const Moments& moments) {
    return {{"sum", as_json(moments.exact_sum())},
            {"squares", as_json(moments.exact_squares())},
            {"squared", moments.squared()}};
}

[[nodiscard]] inline Moments read_moments(const nlohmann::ordered_json& from) {
    return {read_wide_sum(from.at("sum")), read_wide_sum(from.at("squares")),
            from.at("squared").get<bool>()};
}

}  // namespace cardwright::tool
