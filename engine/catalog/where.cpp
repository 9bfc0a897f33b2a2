#include "catalog/where.hpp"

#include <fmt/format.h>

#include "catalog/yaml/utf8.hpp"

namespace cardwright {
namespace {

constexpr std::size_t longest_key = 64;
constexpr std::size_t longest_path = 256;
constexpr std::string_view left_out = "…";

std::string_view cut_mark(std::string_view whole, std::string_view kept) {
    return kept.size() < whole.size() ? left_out : std::string_view{};
}

bool is_full(std::string_view path) {
    return path.size() > longest_path;
}

}  // namespace

std::string path_of_item(std::string_view list, std::size_t index) {
    return is_full(list) ? std::string{list} : fmt::format("{}[{}]", list, index);
}

std::string path_of_entry(std::string_view map, std::string_view key) {
    if (is_full(map)) return std::string{map};
    const std::string_view kept = shortened(key, longest_key);
    return fmt::format("{}{}{}{}", map, map.empty() ? "" : ".", kept, cut_mark(key, kept));
}

}  // namespace cardwright
