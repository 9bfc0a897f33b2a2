#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/read/checked_node.hpp"
#include "catalog/read/shapes.hpp"

namespace cardwright {

/// Reads a map of a shape. Only keys of the shape can be asked for; `finish` reports whatever else
/// is there, so that a misspelt key is never silently ignored.
class KeyReader {
  public:
    KeyReader(const CheckedNode& map, const Shape& shape);

    /// Whether there is a map to read at all; if not, that is reported already.
    [[nodiscard]] bool valid() const noexcept { return valid_; }
    [[nodiscard]] const Where& where() const noexcept { return map_.where(); }
    [[nodiscard]] Report& report() const noexcept { return map_.report(); }

    [[nodiscard]] std::optional<CheckedNode> optional(std::string_view key);
    /// Reported if it is missing.
    [[nodiscard]] std::optional<CheckedNode> required(std::string_view key);

    // The usual ways of reading one key: the value, or `otherwise` if it is absent or wrong.
    [[nodiscard]] bool flag(std::string_view key);
    [[nodiscard]] std::optional<std::int32_t> integer(std::string_view key);
    template <typename T, std::size_t size>
    [[nodiscard]] T one_of(std::string_view key,
                           const std::array<std::pair<std::string_view, T>, size>& choices,
                           T otherwise) {
        const auto value = optional(key);
        return value ? value->one_of(choices).value_or(otherwise) : otherwise;
    }
    [[nodiscard]] std::optional<LocatedName> id(std::string_view key);
    [[nodiscard]] std::vector<LocatedName> ids(std::string_view key);
    // The same for names of what is declared elsewhere.
    [[nodiscard]] std::optional<LocatedName> reference(std::string_view key);
    [[nodiscard]] std::vector<LocatedName> references(std::string_view key);

    /// What nobody has asked for, in the order of the file.
    [[nodiscard]] std::vector<CheckedNode> rest() const;
    /// Reports what nobody has asked for.
    void finish() const;

  private:
    bool tell_misspelt(std::string_view key);
    using ReadName = std::optional<LocatedName> (CheckedNode::*)() const;
    [[nodiscard]] std::vector<LocatedName> names(std::string_view key, ReadName read);

    CheckedNode map_;
    const Shape* shape_;
    bool valid_ = false;
    std::vector<CheckedNode> entries_;
    std::vector<std::string_view> known_;  // views of literals
    std::vector<std::string_view> told_;   ///< keys that are told to be misspelt
};

/// Reports each name that is there twice and keeps the first.
void drop_repeated(std::vector<LocatedName>& names, Report& report);

}  // namespace cardwright
