#include "catalog/read/sharing.hpp"

#include <algorithm>
#include <utility>

namespace cardwright {
namespace {

constexpr std::string_view key_of_sharing = "shared";

/// What a value says, wherever it stands and in whatever order its keys are.
void add_text(const Node& node, std::string& text) {
    text += std::to_string(static_cast<int>(node.kind)) + (node.quoted ? "q" : "") +
            std::to_string(node.text.size()) + ":" + node.text + "(";
    std::vector<const Node*> children;
    for (const Node& child : node.children) children.push_back(&child);
    if (node.kind == Node::Kind::map) {
        std::sort(children.begin(), children.end(),
                  [](const Node* one, const Node* other) { return one->key < other->key; });
    }
    for (const Node* child : children) {
        text += std::to_string(child->key.size()) + ":" + child->key;
        add_text(*child, text);
    }
    text += ")";
}

std::optional<Node> without_sharing(const CheckedNode& entry) {
    const Node& node = entry.node();
    if (node.kind != Node::Kind::map) return std::nullopt;
    const auto is_shared = [](const Node& child) { return child.key == key_of_sharing; };
    if (std::none_of(node.children.begin(), node.children.end(), is_shared)) return std::nullopt;
    Node rest = node;
    std::erase_if(rest.children, is_shared);
    return rest;
}

bool says_shared(const CheckedNode& entry) {
    for (const CheckedNode& child : entry.entries()) {
        if (child.node().key == key_of_sharing) return child.boolean().value_or(false);
    }
    return false;
}

}  // namespace

UnsharedEntry::UnsharedEntry(const CheckedNode& entry, std::string kind, std::string name,
                             std::vector<SharedSource>& shared)
    : rest_{without_sharing(entry)},
      entry_{rest_ ? CheckedNode{*rest_, entry.where(), entry.report()} : entry} {
    if (!rest_ || !says_shared(entry)) return;
    std::string text;
    add_text(*rest_, text);
    shared.push_back({std::move(kind), std::move(name), std::move(text), entry.where()});
}

}  // namespace cardwright
