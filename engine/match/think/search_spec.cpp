#include "match/think/search_spec.hpp"

#include <fmt/format.h>

#include <charconv>
#include <stdexcept>

namespace cardwright {

std::optional<SearchSpec> read_search_spec(std::string_view name) {
    for (const Strength& strength : strengths) {
        if (name == strength.name) {
            SearchSpec spec;
            spec.playouts = strength.playouts;
            return spec;
        }
    }
    if (!name.starts_with(search_bot)) return std::nullopt;
    std::string_view rest = name.substr(search_bot.size());
    SearchSpec spec;
    if (rest.empty()) return spec;
    const auto wrong = [&] {
        return std::invalid_argument{fmt::format(
            "\"{}\" is no search: expected search:<playouts>, from 1 to {}, as in search:200", name,
            most_playouts)};
    };
    if (rest.front() == ':') {
        rest.remove_prefix(1);
        const char* const end = rest.data() + rest.size();
        const auto read = std::from_chars(rest.data(), end, spec.playouts);
        if (read.ec != std::errc{} || spec.playouts < 1 || spec.playouts > most_playouts) {
            throw wrong();
        }
        rest.remove_prefix(static_cast<std::size_t>(read.ptr - rest.data()));
    } else if (rest.front() != '/') {
        return std::nullopt;  // a bot whose name begins alike
    }
    if (rest.empty()) return spec;
    constexpr std::string_view without = "/without=";
    if (!rest.starts_with(without) || rest.size() == without.size()) throw wrong();
    spec.without = rest.substr(without.size());
    return spec;
}

}  // namespace cardwright
