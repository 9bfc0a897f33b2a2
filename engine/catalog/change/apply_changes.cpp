#include "catalog/change/apply_changes.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "catalog/read/scalar.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

Node* child_named(Node& map, std::string_view key) {
    const auto found = std::find_if(map.children.begin(), map.children.end(),
                                    [&](const Node& child) { return child.key == key; });
    return found == map.children.end() ? nullptr : &*found;
}

/// The entry of a list with this `id`.
Node* entry_with_id(Node& list, std::string_view id) {
    for (Node& entry : list.children) {
        const Node* own = child_named(entry, "id");
        if (own != nullptr && own->text == id) return &entry;
    }
    return nullptr;
}

class Applier {
  public:
    Applier(Node& file, Report& report) : file_{file}, report_{report} {}

    std::optional<CarriedOut> apply(const FieldChange& change) {
        change_ = &change;
        Node* at = subject();
        if (at == nullptr || !may_change(*at)) return std::nullopt;
        for (std::size_t depth = 0; depth + 1 < change.path.size(); ++depth) {
            at = step_into(*at, depth);
            if (at == nullptr) return std::nullopt;
        }
        return put(*at, change.path.back());
    }

  private:
    /// The card, or the whole file.
    Node* subject() {
        const std::string& target = change_->target;
        if (target.starts_with("set:") || target.starts_with("ruleset:")) return &file_;
        Node* cards = child_named(file_, "cards");
        return cards == nullptr ? nullptr
                                : entry_with_id(*cards, target.substr(target.find(':') + 1));
    }

    [[nodiscard]] bool is_card() const {
        return !change_->target.starts_with("set:") && !change_->target.starts_with("ruleset:");
    }

    /// A param that the card does not have would change nothing: a misspelt name.
    bool may_change(Node& card) {
        if (!is_card() || change_->path.front() != "params" || change_->path.size() < 2)
            return true;
        const Node* params = child_named(card, "params");
        std::vector<std::string_view> known;
        if (params != nullptr) {
            for (const Node& param : params->children) known.emplace_back(param.key);
        }
        const std::string& name = change_->path[1];
        if (std::find(known.begin(), known.end(), name) != known.end()) return true;
        const std::string hint = did_you_mean(name, known);
        report_.error(
            key_place(),
            fmt::format("{} has no param \"{}\"{}", change_->target, name,
                        !hint.empty()   ? hint
                        : known.empty() ? " (it has none)"
                                        : fmt::format(" (it has: {})", fmt::join(known, ", "))));
        return false;
    }

    [[nodiscard]] Where key_place() const {
        const Node& value = change_->value;
        if (value.key_line == 0) return change_->where;
        return {change_->where.file, value.key_line, value.key_column, change_->where.path};
    }

    Node* step_into(Node& at, std::size_t depth) {
        const std::string& key = change_->path[depth];
        if (at.kind == Node::Kind::list) {
            Node* entry = entry_with_id(at, key);
            if (entry == nullptr) {
                report_.error(
                    change_->where,
                    fmt::format("{} has no entry with the id \"{}\" there", change_->target, key));
            }
            return entry;
        }
        Node* child = child_named(at, key);
        if (child == nullptr) {
            Node made = change_->value;
            made.kind = Node::Kind::map;
            made.text.clear();
            made.children.clear();
            made.key = key;
            made.file = change_->where.file;
            at.children.push_back(std::move(made));
            return &at.children.back();
        }
        // `text: Some text` is short for `text: { en: Some text }`.
        const bool translated = key == "text" || key == "name";
        if (child->kind == Node::Kind::scalar && translated) {
            Node english = *child;
            english.key = "en";
            child->kind = Node::Kind::map;
            child->text.clear();
            child->children = {std::move(english)};
        }
        if (child->kind == Node::Kind::map || child->kind == Node::Kind::list) return child;
        report_.error(change_->where,
                      fmt::format("{}.{} is {}: there is nothing inside it to change",
                                  change_->target, key, short_text(*child)));
        return nullptr;
    }

    /// Scripts and texts rely on a number of a card to be one, and to be no debt if it was none.
    bool keeps_kind(const Node& known, const Node& value) {
        const std::string& part = change_->path.front();
        if (!is_card() || (part != "params" && part != "gives")) return true;
        if (!is_plain_integer(known) || value.kind != Node::Kind::scalar) return true;
        if (!is_plain_integer(value)) {
            report_.error(change_->where,
                          fmt::format("expected a whole number, found {} (it is {})",
                                      short_text(value), known.text));
            return false;
        }
        if (value.text.starts_with('-') && !known.text.starts_with('-')) {
            report_.error(change_->where,
                          fmt::format("expected a number of at least 0, found {}", value.text));
            return false;
        }
        return true;
    }

    std::optional<CarriedOut> put(Node& at, const std::string& key) {
        if (at.kind == Node::Kind::list) {
            report_.error(change_->where,
                          "a list is changed as a whole, or an entry with an id by "
                          "its fields");
            return std::nullopt;
        }
        Node value = change_->value;
        value.key = key;
        value.file = change_->where.file;
        Node* known = child_named(at, key);
        if (known == nullptr) {
            if (value.kind == Node::Kind::nothing) {
                report_.error(change_->where,
                              fmt::format("{} has no \"{}\" to take away", change_->target, key));
                return std::nullopt;
            }
            at.children.push_back(std::move(value));
            return CarriedOut{change_, ""};
        }
        // What has declared bounds keeps them, unless it is declared anew.
        if (known->kind == Node::Kind::map && value.kind == Node::Kind::scalar) {
            if (Node* is = child_named(*known, "is")) {
                CarriedOut done{change_, short_text(*is)};
                value.key = "is";
                *is = std::move(value);
                return done;
            }
        }
        if (!keeps_kind(*known, value)) return std::nullopt;
        CarriedOut done{change_, short_text(*known)};
        if (value.kind == Node::Kind::nothing) {
            at.children.erase(at.children.begin() + (known - at.children.data()));
        } else {
            *known = std::move(value);
        }
        return done;
    }

    Node& file_;
    Report& report_;
    const FieldChange* change_ = nullptr;
};

}  // namespace

std::vector<CarriedOut> apply_changes(Node& file, std::span<const FieldChange* const> changes,
                                      Report& report) {
    std::vector<CarriedOut> done;
    Applier applier{file, report};
    for (const FieldChange* change : changes) {
        if (auto carried_out = applier.apply(*change)) done.push_back(std::move(*carried_out));
    }
    return done;
}

}  // namespace cardwright
