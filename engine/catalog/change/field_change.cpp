#include "catalog/change/field_change.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "catalog/yaml/utf8.hpp"

namespace cardwright {

std::string FieldChange::field() const {
    return fmt::format("{}", fmt::join(path, "."));
}

bool same_value(const Node& one, const Node& other) {
    return one.kind == other.kind && one.text == other.text && one.quoted == other.quoted &&
           std::equal(one.children.begin(), one.children.end(), other.children.begin(),
                      other.children.end(), [](const Node& left, const Node& right) {
                          return left.key == right.key && same_value(left, right);
                      });
}

std::string short_text(const Node& value) {
    constexpr std::size_t longest_shown = 60;
    switch (value.kind) {
        case Node::Kind::nothing:
            return "nothing";
        case Node::Kind::scalar:
            return std::string{shortened(value.text, longest_shown)} +
                   (value.text.size() > longest_shown ? "…" : "");
        case Node::Kind::list:
        case Node::Kind::map:
            break;
    }
    const bool list = value.kind == Node::Kind::list;
    std::string text;
    for (const Node& child : value.children) {
        text += text.empty() ? "" : ", ";
        text += list ? short_text(child) : child.key + ": " + short_text(child);
        if (text.size() > longest_shown) break;
    }
    if (text.size() > longest_shown) text = std::string{shortened(text, longest_shown)} + "…";
    return list ? "[" + text + "]" : "{ " + text + " }";
}

}  // namespace cardwright
