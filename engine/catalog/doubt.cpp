#include "catalog/doubt.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <memory>
#include <utility>

#include "catalog/report.hpp"
#include "catalog/yaml/node.hpp"
#include "catalog/yaml/yaml_reader.hpp"

namespace cardwright {
namespace {

bool part_of_name(char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' ||
           letter == '-' || letter == '.';
}

/// `cards[3].cost` is "cards", "3" and "cost".
std::vector<std::string_view> parts_of(std::string_view path) {
    std::vector<std::string_view> parts;
    while (!path.empty()) {
        const std::size_t end = std::min(path.find_first_of(".[]"), path.size());
        if (end > 0) parts.push_back(path.substr(0, end));
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return parts;
}

const Node* child_called(const Node& node, std::string_view name) {
    for (std::size_t at = 0; at < node.children.size(); ++at) {
        const bool found = node.kind == Node::Kind::list ? std::to_string(at) == name
                                                         : node.children[at].key == name;
        if (found) return &node.children[at];
    }
    return nullptr;
}

}  // namespace

void Doubt::add(std::string_view name, Place place) {
    if (name.empty()) return;
    const auto found = names_.find(name);
    std::vector<Place>& places = found == names_.end() ? names_[std::string{name}] : found->second;
    if (places.size() < 2 && (places.empty() || places.front() != place)) {
        places.push_back(std::move(place));
    }
}

/// What is declared is a key, the `id` of an entry or a word of a list; a value is used.
void Doubt::add_entry(const Node& node, const std::string& file) {
    add(node.key, {file, node.key_line, node.key_column});
    for (const Node& child : node.children) {
        const bool declares = node.kind == Node::Kind::list || child.key == "id";
        if (declares && child.kind == Node::Kind::scalar) {
            add(child.text, {file, child.line, child.column});
        }
        add_entry(child, file);
    }
}

/// A card declares no more than itself, its params and its script; all else is used by it. Any of
/// them may stand under a misspelt key.
void Doubt::add_card(const Node& card, const std::string& file) {
    const bool nameless = child_called(card, "id") == nullptr;
    for (const Node& entry : card.children) {
        if (entry.key == "id" || nameless || entry.text.ends_with(".lua")) {
            add(entry.text, {file, entry.line, entry.column});
        }
        if (entry.kind != Node::Kind::map) continue;
        for (const Node& param : entry.children) {
            add(param.key, {file, param.key_line, param.key_column});
        }
    }
}

void Doubt::learn_from(const Node& tree, const Diagnostic& problem) {
    const std::vector<std::string_view> parts = parts_of(problem.path);
    constexpr std::array declare_nothing{"changes", "console", "lineups", "packs"};
    if (parts.empty() || std::find(declare_nothing.begin(), declare_nothing.end(), parts[0]) !=
                             declare_nothing.end()) {
        return;
    }
    const Node* part = child_called(tree, parts[0]);
    if (part == nullptr) return;
    const Node* entry = parts.size() > 1 ? child_called(*part, parts[1]) : nullptr;
    if (parts[0] == "cards") {
        if (entry != nullptr) {
            add_card(*entry, problem.file);
        } else {
            for (const Node& card : part->children) add_card(card, problem.file);
        }
        return;
    }
    add_entry(entry != nullptr ? *entry : *part, problem.file);
    for (const std::string_view name : parts) kinds_.emplace(name);
}

void Doubt::learn(const std::string& file, const std::string& text,
                  std::span<const Diagnostic> problems, const CatalogLimits& limits) {
    const auto name = std::make_shared<const std::string>(file);
    Report told_already{limits};
    const auto tree = read_yaml(text, name, limits, told_already);
    for (const Diagnostic& problem : problems) {
        if (problem.file != file || problem.severity != Diagnostic::Severity::error) continue;
        // A file with another format, or one that is there twice, is not read any further.
        if (!tree || problem.line == 0 || problem.path == "format" || problem.path == "id") {
            learn_all(text);
            return;
        }
        learn_from(*tree, problem);
    }
}

void Doubt::learn_all(const std::string& text) {
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto* end = std::find_if_not(rest.begin(), rest.end(), part_of_name);
        const auto size = static_cast<std::size_t>(end - rest.begin());
        std::string_view word = rest.substr(0, size);
        add(word, {});
        for (std::size_t dot = word.find('.'); dot != std::string_view::npos;
             dot = word.find('.')) {
            add(word.substr(0, dot), {});
            word.remove_prefix(dot + 1);
            add(word, {});
        }
        rest.remove_prefix(std::min(size + 1, rest.size()));
    }
}

void Doubt::learn(const Doubt& other) {
    for (const auto& [name, places] : other.names_) {
        for (const Place& place : places) add(name, place);
    }
    kinds_.insert(other.kinds_.begin(), other.kinds_.end());
}

bool Doubt::about(std::string_view name, const Where& where) const {
    const auto found = names_.find(name);
    if (found != names_.end()) {
        if (!where.file) return true;
        const Place here{*where.file, where.line, where.column};
        return std::any_of(found->second.begin(), found->second.end(),
                           [&](const Place& place) { return place != here; });
    }
    // `set:name` is declared as `name`.
    const std::size_t colon = name.rfind(':');
    return colon != std::string_view::npos && about(name.substr(colon + 1), where);
}

bool Doubt::concerns(std::string_view message, const Where& where) const {
    if (names_.empty()) return false;
    // What may have been meant is no longer the name itself.
    message = message.substr(0, message.find(" (did you mean"));
    while (true) {
        const std::size_t start = message.find('"');
        if (start == std::string_view::npos) return false;
        message.remove_prefix(start + 1);
        const std::size_t end = message.find('"');
        if (end == std::string_view::npos) return false;
        if (about(message.substr(0, end), where)) return true;
        message.remove_prefix(end + 1);
    }
}

}  // namespace cardwright
