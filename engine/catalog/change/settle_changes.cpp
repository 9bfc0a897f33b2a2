#include "catalog/change/settle_changes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "catalog/candidates.hpp"
#include "catalog/read/checked_node.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

constexpr std::string_view set_prefix = "set:";
constexpr std::string_view ruleset_prefix = "ruleset:";

/// Which roots build on which others.
class Precedence {
  public:
    Precedence(const Contents& contents, const std::string& house_rules)
        : house_rules_{house_rules} {
        for (const auto& [root, mod] : contents.mods) {
            for (const LocatedName& need : mod.needs) {
                for (const auto& [other, needed] : contents.mods) {
                    if (needed.id.value == need.value) needs_[root].insert(other);
                }
            }
        }
        for (const auto& [id, set] : contents.sets) {
            for (const LocatedName& need : set.needs) {
                const auto found = contents.sets.find(need.value);
                if (found != contents.sets.end()) needs_[set.root].insert(found->second.root);
            }
        }
    }

    [[nodiscard]] bool overrides(const std::string& root, const std::string& other) const {
        if (root == other) return false;
        if (root == house_rules_) return true;
        std::set<std::string_view> seen;
        return other != house_rules_ && reaches(root, other, seen);
    }

  private:
    bool reaches(const std::string& from, const std::string& to,
                 std::set<std::string_view>& seen) const {
        const auto needs = needs_.find(from);
        if (needs == needs_.end()) return false;
        return std::any_of(needs->second.begin(), needs->second.end(), [&](const auto& next) {
            return next == to || (seen.insert(next).second && reaches(next, to, seen));
        });
    }

    std::string house_rules_;
    std::map<std::string, std::set<std::string>, std::less<>> needs_;
};

class Collector {
  public:
    Collector(const Contents& contents, Report& report) : contents_{contents}, report_{report} {}

    void add(const ChangesSource& source, const std::string& root) {
        if (source.map.kind != Node::Kind::map) return;
        const CheckedNode changes{source.map, source.where, report_};
        for (const CheckedNode& entry : changes.entries()) {
            const std::string target = target_named(entry);
            if (target.empty()) continue;
            std::vector<std::string> path;
            add_fields(entry, target, root, path);
        }
    }

    [[nodiscard]] std::vector<FieldChange>& found() noexcept { return found_; }

  private:
    /// `core:guard`, `ruleset:skat` and `set:core` as they are; a bare name is completed.
    std::string target_named(const CheckedNode& entry) {
        const std::string& name = entry.node().key;
        const auto rest = [&](std::string_view prefix) { return name.substr(prefix.size()); };
        if (name.starts_with(set_prefix)) {
            return checked(entry, contents_.sets, "set", rest(set_prefix), name);
        }
        if (name.starts_with(ruleset_prefix)) {
            return checked(entry, contents_.rulesets, "ruleset", rest(ruleset_prefix), name);
        }
        const std::size_t colon = name.find(':');
        if (colon != std::string::npos) return card_named(entry, colon);
        const bool set = contents_.sets.contains(name);
        const bool ruleset = contents_.rulesets.contains(name);
        if (set && ruleset) {
            report_.error(entry.key_where(),
                          fmt::format("\"{}\" is a ruleset and a set: write \"ruleset:{}\" or "
                                      "\"set:{}\"",
                                      name, name, name));
            return {};
        }
        if (set) return std::string{set_prefix} + name;
        if (ruleset) return std::string{ruleset_prefix} + name;
        report_.error(entry.key_where(), "expected a card (core:guard), a set or a ruleset");
        return {};
    }

    template <typename Map>
    std::string checked(const CheckedNode& entry, const Map& all, std::string_view what,
                        const std::string& name, const std::string& target) {
        if (all.contains(name)) return target;
        report_.error(entry.key_where(), fmt::format("there is no {} \"{}\"{}", what, name,
                                                     did_you_mean(name, keys_of(all))));
        return {};
    }

    std::string card_named(const CheckedNode& entry, std::size_t colon) {
        const std::string& name = entry.node().key;
        const std::string set_id = name.substr(0, colon);
        if (checked(entry, contents_.sets, "set", set_id, set_id).empty()) return {};
        const SetSource& set = contents_.sets.find(set_id)->second;
        if (set.broken) return {};  // told already
        const std::string card = name.substr(colon + 1);
        std::vector<std::string_view> cards;
        for (const CardSource& each : set.cards) cards.emplace_back(each.id.value);
        if (std::find(cards.begin(), cards.end(), card) != cards.end()) return name;
        report_.error(entry.key_where(), fmt::format("the set \"{}\" has no card \"{}\"{}", set_id,
                                                     card, did_you_mean(card, cards)));
        return {};
    }

    void add_fields(const CheckedNode& value, const std::string& target, const std::string& root,
                    std::vector<std::string>& path) {
        const auto& children = value.node().children;
        const bool declares = std::any_of(children.begin(), children.end(),
                                          [](const Node& child) { return child.key == "is"; });
        if (value.is(Node::Kind::map) && !declares) {
            if (children.empty()) value.expected("what is to change");
            for (const CheckedNode& entry : value.entries()) {
                path.push_back(entry.node().key);
                add_fields(entry, target, root, path);
                path.pop_back();
            }
            return;
        }
        if (path.empty()) {
            value.expected("a map of the fields that change");
            return;
        }
        constexpr std::array fixed{"id", "format", "ruleset", "needs", "version", "changes"};
        if (std::find(fixed.begin(), fixed.end(), path.front()) != fixed.end()) {
            value.error(
                fmt::format("\"{}\" says what this is and cannot be changed", path.front()));
            return;
        }
        FieldChange change{target, path, value.node(), value.where(), root, {}};
        // A text without a language is the English one.
        if (path.size() == 1 && (path.front() == "text" || path.front() == "name")) {
            change.path.emplace_back("en");
            change.value.key = "en";
        }
        found_.push_back(std::move(change));
    }

    const Contents& contents_;
    Report& report_;
    std::vector<FieldChange> found_;
};

std::string name_of_root(const Contents& contents, const std::string& root) {
    const auto mod = contents.mods.find(root);
    return mod == contents.mods.end() || mod->second.id.value.empty() ? root : mod->second.id.value;
}

class Settler {
  public:
    Settler(const Contents& contents, const std::string& house_rules, Report& report)
        : contents_{contents}, precedence_{contents, house_rules}, report_{report} {
        const auto own = contents.mods.find(house_rules);
        if (own == contents.mods.end()) return;
        for (const auto& [field, mod] : own->second.decisions) decisions_[field] = mod.value;
    }

    void settle(std::vector<FieldChange> same_field, std::vector<FieldChange>& out) {
        std::vector<const FieldChange*> last;  // nobody builds on these
        for (const FieldChange& change : same_field) {
            const bool overridden =
                std::any_of(same_field.begin(), same_field.end(), [&](const FieldChange& other) {
                    return precedence_.overrides(other.root, change.root);
                });
            if (!overridden) last.push_back(&change);
        }
        const FieldChange* winner = winner_of(last);
        if (winner == nullptr) return;
        if (winner->path.front() == "script") {
            // Each script may call what it replaces, so all it builds on stay.
            std::vector<FieldChange> chain = others(same_field, *winner, true);
            chain.push_back(*winner);
            out.insert(out.end(), chain.begin(), chain.end());
            return;
        }
        FieldChange settled = *winner;
        settled.overridden = others(same_field, *winner, false);
        out.push_back(std::move(settled));
    }

  private:
    /// Whoever builds on another comes after it.
    [[nodiscard]] std::vector<FieldChange> others(const std::vector<FieldChange>& same_field,
                                                  const FieldChange& winner,
                                                  bool only_overridden) const {
        std::vector<FieldChange> left;
        for (const FieldChange& change : same_field) {
            const bool counts = !only_overridden || precedence_.overrides(winner.root, change.root);
            if (&change != &winner && counts) left.push_back(change);
        }
        std::vector<FieldChange> in_order;
        while (!left.empty()) {
            const auto builds_on_none = [&](const FieldChange& change) {
                return std::none_of(left.begin(), left.end(), [&](const FieldChange& other) {
                    return precedence_.overrides(change.root, other.root);
                });
            };
            auto next = std::find_if(left.begin(), left.end(), builds_on_none);
            if (next == left.end()) next = left.begin();  // they need each other
            in_order.push_back(std::move(*next));
            left.erase(next);
        }
        return in_order;
    }

    const FieldChange* winner_of(const std::vector<const FieldChange*>& last) {
        const FieldChange* first = last.front();
        const bool agreed = std::all_of(last.begin(), last.end(), [&](const FieldChange* change) {
            // Scripts of one name in two mods are two scripts.
            const bool script = change->path.front() == "script";
            return change == first || (!script && same_value(change->value, first->value));
        });
        if (agreed) return first;
        const std::string field = first->target + "." + first->field();
        const auto decision = decisions_.find(field);
        if (decision != decisions_.end()) {
            for (const FieldChange* change : last) {
                if (name_of_root(contents_, change->root) == decision->second) return change;
            }
        }
        for (const FieldChange* change : last) {
            for (const FieldChange* other : last) {
                if (change != other) report_conflict(*change, *other, field);
            }
        }
        return nullptr;
    }

    void report_conflict(const FieldChange& change, const FieldChange& other,
                         const std::string& field) {
        const std::string mine = name_of_root(contents_, change.root);
        if (change.root == other.root) {
            report_.error(change.where,
                          fmt::format("\"{}\" changes {} twice: {} here, {} in {}:{}", mine, field,
                                      short_text(change.value), short_text(other.value),
                                      *other.where.file, other.where.line));
            return;
        }
        report_.error(
            change.where,
            fmt::format("two mods change {}: \"{}\" to {}, \"{}\" to {} ({}:{}); decide with: "
                        "cardwright mods decide {} {}",
                        field, mine, short_text(change.value), name_of_root(contents_, other.root),
                        short_text(other.value), *other.where.file, other.where.line, field, mine));
    }

    const Contents& contents_;
    Precedence precedence_;
    Report& report_;
    std::map<std::string, std::string, std::less<>> decisions_;
};

/// A ruleset, or one of the chosen sets and its cards.
bool is_about(const std::string& target, std::span<const SetSource* const> chosen) {
    if (target.starts_with(ruleset_prefix)) return true;
    return std::any_of(chosen.begin(), chosen.end(), [&](const SetSource* set) {
        return target == std::string{set_prefix} + set->id.value ||
               target.starts_with(set->id.value + ":");
    });
}

}  // namespace

std::vector<FieldChange> settled_changes(const Contents& contents,
                                         std::span<const SetSource* const> chosen,
                                         const std::string& house_rules, Report& report) {
    Collector collector{contents, report};
    for (const auto& [root, mod] : contents.mods) collector.add(mod.changes, root);
    for (const SetSource* set : chosen) collector.add(set->changes, set->root);
    // By target and field, so that neither the order of files nor that of roots matters.
    std::map<std::pair<std::string, std::vector<std::string>>, std::vector<FieldChange>> by_field;
    for (FieldChange& change : collector.found()) {
        auto& same_field = by_field[{change.target, change.path}];
        same_field.push_back(std::move(change));
    }
    std::vector<FieldChange> settled;
    Settler settler{contents, house_rules, report};
    for (auto& [field, changes] : by_field) {
        // Who plays without a set does not care who is right about its cards.
        if (!is_about(field.first, chosen)) continue;
        std::sort(changes.begin(), changes.end(), [&](const auto& one, const auto& other) {
            return name_of_root(contents, one.root) < name_of_root(contents, other.root);
        });
        settler.settle(std::move(changes), settled);
    }
    return settled;
}

}  // namespace cardwright
