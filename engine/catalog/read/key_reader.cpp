#include "catalog/read/key_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>
#include <stdexcept>

#include "state/did_you_mean.hpp"

namespace cardwright {

KeyReader::KeyReader(const CheckedNode& map, const Shape& shape)
    : map_{map}, shape_{&shape}, valid_{map.is(Node::Kind::map)}, entries_{map.entries()} {}

std::optional<CheckedNode> KeyReader::optional(std::string_view key) {
    if (shape_->find(key) == nullptr) {
        throw std::logic_error{
            fmt::format("the shape \"{}\" has no key \"{}\"", shape_->name, key)};
    }
    known_.push_back(key);
    const auto found =
        std::find_if(entries_.begin(), entries_.end(),
                     [&](const CheckedNode& entry) { return entry.node().key == key; });
    if (found == entries_.end()) return std::nullopt;
    return *found;
}

std::optional<CheckedNode> KeyReader::required(std::string_view key) {
    auto value = optional(key);
    if (!value && valid_ && !tell_misspelt(key)) {
        map_.error(fmt::format("the key \"{}\" is missing", key));
    }
    return value;
}

/// A key that nobody knows and that means this one is told in place of the one that is missing.
bool KeyReader::tell_misspelt(std::string_view key) {
    if (shape_->open) return false;
    for (const CheckedNode& entry : entries_) {
        const std::string& name = entry.node().key;
        if (shape_->find(name) != nullptr) continue;
        const std::string hint = did_you_mean(name, std::span{&key, 1});
        if (hint.empty()) continue;
        report().error(entry.key_where(), "unknown key" + hint);
        told_.push_back(name);
        return true;
    }
    return false;
}

bool KeyReader::flag(std::string_view key) {
    const auto value = optional(key);
    return value && value->boolean().value_or(false);
}

std::optional<std::int32_t> KeyReader::integer(std::string_view key) {
    const auto value = optional(key);
    return value ? value->integer() : std::nullopt;
}

std::optional<LocatedName> KeyReader::id(std::string_view key) {
    const auto value = optional(key);
    return value ? value->id() : std::nullopt;
}

std::optional<LocatedName> KeyReader::reference(std::string_view key) {
    const auto value = optional(key);
    return value ? value->reference() : std::nullopt;
}

std::vector<LocatedName> KeyReader::ids(std::string_view key) {
    return names(key, &CheckedNode::id);
}

std::vector<LocatedName> KeyReader::references(std::string_view key) {
    return names(key, &CheckedNode::reference);
}

std::vector<LocatedName> KeyReader::names(std::string_view key, ReadName read) {
    std::vector<LocatedName> names;
    if (const auto value = optional(key)) {
        for (const CheckedNode& item : value->items_or_self()) {
            if (auto name = (item.*read)()) names.push_back(std::move(*name));
        }
    }
    drop_repeated(names, report());
    return names;
}

std::vector<CheckedNode> KeyReader::rest() const {
    std::vector<CheckedNode> rest;
    std::copy_if(
        entries_.begin(), entries_.end(), std::back_inserter(rest), [&](const CheckedNode& entry) {
            return std::find(known_.begin(), known_.end(), entry.node().key) == known_.end();
        });
    return rest;
}

void KeyReader::finish() const {
    for (const CheckedNode& entry : rest()) {
        if (std::find(told_.begin(), told_.end(), entry.node().key) != told_.end()) continue;
        const Where where = entry.key_where();
        if (report().full(where)) {
            report().error(where, {});
            continue;
        }
        std::string hint = did_you_mean(entry.node().key, known_);
        if (hint.empty()) hint = fmt::format(" (there are: {})", fmt::join(known_, ", "));
        report().error(where, "unknown key" + hint);
    }
}

void drop_repeated(std::vector<LocatedName>& names, Report& report) {
    std::set<std::string_view> seen;
    std::vector<LocatedName> kept;
    kept.reserve(names.size());
    for (const LocatedName& name : names) {
        if (seen.insert(name.value).second) {
            kept.push_back(name);
        } else {
            report.error(name.where, fmt::format("\"{}\" is there twice", name.value));
        }
    }
    names = std::move(kept);
}

}  // namespace cardwright
