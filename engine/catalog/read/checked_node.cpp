#include "catalog/read/checked_node.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "catalog/names.hpp"
#include "catalog/read/scalar.hpp"
#include "catalog/yaml/utf8.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {

std::string described(const Node& node) {
    constexpr std::size_t longest_shown = 40;
    switch (node.kind) {
        case Node::Kind::nothing:
            return "nothing";
        case Node::Kind::list:
            return "a list";
        case Node::Kind::map:
            return "a map";
        case Node::Kind::scalar:
            break;
    }
    if (is_plain_integer(node)) return "the number " + std::string{shortened(node.text, 40)};
    const std::string_view shown = shortened(node.text, longest_shown);
    return fmt::format("the text \"{}{}\"", shown, shown.size() < node.text.size() ? "…" : "");
}

CheckedNode::CheckedNode(const Node& node, std::shared_ptr<const std::string> file, Report& report)
    : node_{&node}, where_{std::move(file), node.line, node.column, ""}, report_{&report} {}

CheckedNode::CheckedNode(const Node& node, Where where, Report& report)
    : node_{&node}, where_{std::move(where)}, report_{&report} {}

Where CheckedNode::key_where() const {
    if (node_->key_line == 0) return where_;
    return {where_.file, node_->key_line, node_->key_column, where_.path};
}

bool CheckedNode::is_integer() const noexcept {
    return is_plain_integer(*node_);
}

void CheckedNode::expected(std::string_view what) const {
    error(fmt::format("expected {}, found {}", what, described(*node_)));
}

std::optional<std::int32_t> CheckedNode::integer(std::int32_t least, std::int32_t most) const {
    if (!is_integer()) {
        error(fmt::format("expected a whole number, found {}{}", described(*node_),
                          number_hint(*node_)));
        return std::nullopt;
    }
    const auto number = parsed_integer(node_->text);
    constexpr std::int64_t smallest = std::numeric_limits<std::int32_t>::min();
    constexpr std::int64_t largest = std::numeric_limits<std::int32_t>::max();
    if (!number || *number < smallest || *number > largest) {
        error(fmt::format("{} is out of range: a number lies between {} and {}",
                          shortened(node_->text, 40), smallest, largest));
        return std::nullopt;
    }
    if (*number < least || *number > most) {
        if (most == largest) {
            error(fmt::format("expected a number of at least {}, found {}", least, *number));
        } else {
            error(fmt::format("expected a number from {} to {}, found {}", least, most, *number));
        }
        return std::nullopt;
    }
    return static_cast<std::int32_t>(*number);
}

std::optional<bool> CheckedNode::boolean() const {
    if (is(Node::Kind::scalar) && !node_->quoted) {
        if (node_->text == "true") return true;
        if (node_->text == "false") return false;
    }
    expected("true or false");
    return std::nullopt;
}

std::optional<std::string> CheckedNode::text() const {
    if (!is(Node::Kind::scalar)) {
        expected("a text");
        return std::nullopt;
    }
    if (node_->text.empty()) {
        error("expected a text, found an empty one");
        return std::nullopt;
    }
    return node_->text;
}

std::optional<LocatedName> CheckedNode::id() const {
    if (is(Node::Kind::scalar) && is_id(node_->text)) return LocatedName{node_->text, where_};
    expected("a name of lower-case letters, digits and underscores");
    return std::nullopt;
}

std::optional<LocatedName> CheckedNode::reference() const {
    if (is(Node::Kind::scalar) && is_reference(node_->text)) {
        return LocatedName{node_->text, where_};
    }
    return id();
}

std::optional<LocatedName> CheckedNode::set_id() const {
    if (is(Node::Kind::scalar) && is_set_id(node_->text)) return LocatedName{node_->text, where_};
    expected("a name of lower-case letters, digits, underscores and hyphens");
    return std::nullopt;
}

std::optional<std::size_t> CheckedNode::index_among(std::span<const std::string_view> words) const {
    if (is(Node::Kind::scalar)) {
        const auto found = std::find(words.begin(), words.end(), node_->text);
        if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    }
    error(fmt::format("expected {}, found {}{}", fmt::join(words, " | "), described(*node_),
                      is(Node::Kind::scalar) ? did_you_mean(node_->text, words) : ""));
    return std::nullopt;
}

std::optional<Datum> CheckedNode::scalar_datum() const {
    const std::string& text = node_->text;
    if (node_->quoted) return Datum{text};
    if (text == "true" || text == "false") return Datum{text == "true"};
    if (is_integer()) {
        const auto number = parsed_integer(text);
        if (number) return Datum{*number};
        error(fmt::format("{} is out of range", shortened(text, 40)));
        return std::nullopt;
    }
    if (const std::string hint = ambiguity_hint(*node_); !hint.empty()) {
        error(hint);
        return std::nullopt;
    }
    return Datum{text};
}

std::optional<Datum> CheckedNode::datum() const {
    switch (node_->kind) {
        case Node::Kind::nothing:
            expected("a value");
            return std::nullopt;
        case Node::Kind::scalar:
            return scalar_datum();
        case Node::Kind::list: {
            Datum::List list;
            for (const CheckedNode& item : items()) {
                if (auto datum = item.datum()) list.push_back(std::move(*datum));
            }
            return Datum{std::move(list)};
        }
        case Node::Kind::map:
            break;
    }
    Datum::Map map;
    for (const CheckedNode& entry : entries()) {
        if (auto datum = entry.datum()) map.push_back({entry.node().key, std::move(*datum)});
    }
    return Datum{std::move(map)};
}

CheckedNode CheckedNode::child(const Node& node, std::string path) const {
    const auto& file = node.file != nullptr ? node.file : where_.file;
    return {node, Where{file, node.line, node.column, std::move(path)}, *report_};
}

std::vector<CheckedNode> CheckedNode::items() const {
    std::vector<CheckedNode> items;
    if (!is(Node::Kind::list)) {
        expected("a list");
        return items;
    }
    items.reserve(node_->children.size());
    for (const Node& node : node_->children) {
        items.push_back(child(node, path_of_item(where_.path, items.size())));
    }
    return items;
}

std::vector<CheckedNode> CheckedNode::items_or_self() const {
    if (is(Node::Kind::scalar)) return {*this};
    return items();
}

std::vector<CheckedNode> CheckedNode::entries() const {
    std::vector<CheckedNode> entries;
    if (!is(Node::Kind::map)) {
        expected(is(Node::Kind::nothing) ? "a map (an empty one is {})" : "a map");
        return entries;
    }
    entries.reserve(node_->children.size());
    for (const Node& node : node_->children) {
        entries.push_back(child(node, path_of_entry(where_.path, node.key)));
    }
    return entries;
}

}  // namespace cardwright
