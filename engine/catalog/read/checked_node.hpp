#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/report.hpp"
#include "catalog/where.hpp"
#include "catalog/yaml/node.hpp"
#include "state/datum.hpp"

namespace cardwright {

/// One value of a content file with its place. Each way of reading it checks the type; what does
/// not fit goes into the report and the reader carries on with nothing, to find all mistakes.
class CheckedNode {
  public:
    /// The whole file.
    CheckedNode(const Node& node, std::shared_ptr<const std::string> file, Report& report);
    /// A value kept from an earlier reading.
    CheckedNode(const Node& node, Where where, Report& report);

    [[nodiscard]] const Node& node() const noexcept { return *node_; }
    [[nodiscard]] const Where& where() const noexcept { return where_; }
    [[nodiscard]] Report& report() const noexcept { return *report_; }
    [[nodiscard]] Where key_where() const;  ///< where its key stands; for a list entry, where it is
    [[nodiscard]] bool is(Node::Kind kind) const noexcept { return node_->kind == kind; }
    [[nodiscard]] bool is_integer() const noexcept;

    void error(std::string message) const { report_->error(where_, std::move(message)); }
    /// `expected …, found …`
    void expected(std::string_view what) const;

    [[nodiscard]] std::optional<std::int32_t> integer(
        std::int32_t least = std::numeric_limits<std::int32_t>::min(),
        std::int32_t most = std::numeric_limits<std::int32_t>::max()) const;
    [[nodiscard]] std::optional<bool> boolean() const;
    [[nodiscard]] std::optional<std::string> text() const;
    [[nodiscard]] std::optional<LocatedName> id() const;
    /// The name of something declared somewhere: an id or `set:id`.
    [[nodiscard]] std::optional<LocatedName> reference() const;
    [[nodiscard]] std::optional<LocatedName> set_id() const;
    [[nodiscard]] std::optional<Datum> datum() const;

    template <typename T, std::size_t size>
    [[nodiscard]] std::optional<T> one_of(
        const std::array<std::pair<std::string_view, T>, size>& choices) const {
        std::array<std::string_view, size> words;
        for (std::size_t i = 0; i < size; ++i) words[i] = choices[i].first;
        const auto found = index_among(words);
        if (!found) return std::nullopt;
        return choices[*found].second;
    }

    /// The entries of a list.
    [[nodiscard]] std::vector<CheckedNode> items() const;
    /// The entries of a list, or the value itself: `from: hall` is short for `from: [hall]`.
    [[nodiscard]] std::vector<CheckedNode> items_or_self() const;
    /// The entries of a map whose keys are free.
    [[nodiscard]] std::vector<CheckedNode> entries() const;

  private:
    [[nodiscard]] std::optional<std::size_t> index_among(
        std::span<const std::string_view> words) const;
    [[nodiscard]] CheckedNode child(const Node& node, std::string path) const;
    [[nodiscard]] std::optional<Datum> scalar_datum() const;

    const Node* node_;
    Where where_;
    Report* report_;
};

/// What a value is, for messages: `a list`, `the number 4`, `the text "four"`.
[[nodiscard]] std::string described(const Node& node);

}  // namespace cardwright
