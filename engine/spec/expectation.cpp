#include "spec/expectation.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "spec/arrangement.hpp"
#include "spec/card_match.hpp"
#include "spec/lua_datum.hpp"

namespace cardwright {
namespace {

/// Some zones taken together (one, or all places of a kind), and what the seat may know of them.
struct ZoneContents {
    std::vector<CardId> cards;  ///< from the top
    bool ordered = false;
    bool countable = true;
    bool open = true;  ///< may be looked into
    std::size_t known = 0;
};

class Comparison {
  public:
    Comparison(Game& game, const State& state, OwnerId owner, std::optional<Lens> lens)
        : game_{game}, state_{state}, owner_{owner}, lens_{lens}, cards_{game, state, lens} {}

    std::string compare(const SpecValue& expected) {
        std::string problems;
        for (const auto& [key, wish] : expected.entries()) {
            const std::string problem = compare_one(key, wish);
            if (!problem.empty()) problems += (problems.empty() ? "" : "; ") + problem;
        }
        return problems;
    }

  private:
    std::string compare_one(const std::string& key, const SpecValue& wish) {
        const ZoneKindId zone = game_.schema().find_zone(key);
        if (zone != no_zone_kind && game_.schema().zone(zone).shared == (owner_ == table_owner)) {
            return compare_zones(zone, key, wish);
        }
        if (key == "aside") return compare_cards(zones_aside(state_, owner_), key, wish);
        return compare_counter(key, wish);
    }

    std::string compare_counter(const std::string& key, const SpecValue& wish) {
        const Scope scope = owner_ == table_owner ? Scope::game : Scope::player;
        const CounterId counter = game_.schema().find_counter(scope, key);
        if (counter == no_counter) return fmt::format("there is no zone or counter \"{}\"", key);
        if (lens_) {
            const bool readable = lens_->reads(scope, counter, owner_);
            if (wish.is_word("hidden")) return readable ? key + " can be seen" : "";
            if (!readable) return key + " is hidden";
        }
        const std::int32_t value =
            state_.counter(scope, scope == Scope::game ? 0 : index_of(owner_), counter);
        const std::int32_t wanted = wish.small_number();
        if (wanted == value) return "";
        return fmt::format("{} is {}, expected {}", key, value, wanted);
    }

    std::string compare_zones(ZoneKindId kind_id, const std::string& key, const SpecValue& wish) {
        const ZoneKind& kind = game_.schema().zone(kind_id);
        const auto zones = state_.topology().family(kind_id, kind.shared ? table_owner : owner_);
        const bool named = !wish.is_list() && wish.is_map();
        if (named && kind.piles && !wish.at("count")) return compare_piles(kind_id, key, wish);
        if (named && kind.slots != 0) {
            const auto places = wish.at("slots");
            if (places) wish.has_only({"slots"});
            return compare_places(zones, key, places ? *places : wish);
        }
        return compare_cards({zones.begin(), zones.end()}, key, wish);
    }

    std::string compare_places(std::span<const ZoneId> zones, const std::string& key,
                               const SpecValue& wish) {
        const auto compare_place = [&](std::size_t number, const SpecValue& entry) {
            const Datum one{Datum::List{entry.datum()}};
            return compare_cards({zones[number - 1]}, fmt::format("{}.{}", key, number),
                                 entry.is_list() ? entry : SpecValue{one, entry.where()});
        };
        if (wish.is_list()) {
            const auto list = wish.list();
            if (list.size() > zones.size()) wish.fail(fmt::format("{} places", zones.size()));
            for (std::size_t at = 0; at < list.size(); ++at) {
                std::string problem = compare_place(at + 1, list[at]);
                if (!problem.empty()) return problem;
            }
            return "";
        }
        for (const SpecValue::Entry& entry : wish.entries()) {
            std::string problem = compare_place(slot_number(entry, zones.size()), entry.second);
            if (!problem.empty()) return problem;
        }
        return "";
    }

    std::string compare_piles(ZoneKindId kind_id, const std::string& key, const SpecValue& wish) {
        const OwnerId of = game_.schema().zone(kind_id).shared ? table_owner : owner_;
        for (const auto& [name, number] : wish.entries()) {
            const auto definition = game_.schema().find_definition(name);
            if (!definition) return fmt::format("there is no card \"{}\"", name);
            const auto wanted = static_cast<std::size_t>(number.number(0, most_cards));
            const ZoneId pile = state_.topology().pile(kind_id, of, *definition);
            const std::size_t size = pile == no_zone ? 0 : state_.cards_in(pile).size();
            if (lens_ && pile != no_zone && !lens_->counts(pile)) {
                return fmt::format("{} {} cannot be counted", key, name);
            }
            if (wanted == size) continue;
            return fmt::format("{} {} has {} cards, expected {}", key, name, size, wanted);
        }
        return "";
    }

    [[nodiscard]] ZoneContents contents_of(const std::vector<ZoneId>& zones) const {
        ZoneContents all;
        for (const ZoneId zone : zones) {
            const auto cards = state_.cards_in(zone);
            all.cards.insert(all.cards.end(), cards.rbegin(), cards.rend());
            all.ordered = state_.zone(zone).ordered && zones.size() == 1;
            if (!lens_) continue;
            all.countable = all.countable && lens_->counts(zone);
            all.open = all.open && lens_->looks_into(zone);
        }
        for (const CardId card : all.cards) all.known += !lens_ || lens_->knows(card) ? 1 : 0;
        return all;
    }

    std::string compare_cards(const std::vector<ZoneId>& zones, const std::string& key,
                              const SpecValue& wish) {
        const ZoneContents found = contents_of(zones);
        if (wish.is_number()) return compare_count(found, key, wish);
        if (lens_ && wish.is_word("hidden")) {
            if (found.countable) return key + " can be counted";
            return knows_something(found, key);
        }
        if (!wish.is_list() && wish.is_map()) return compare_parts(found, key, wish);
        if (!wish.is_list()) wish.fail("a list of cards or a number");
        // What was shown is known, though it cannot be looked into again.
        const bool seen = found.open || found.known == found.cards.size();
        if (!seen) return key + " cannot be looked into";
        return compare_list(found.cards, found.ordered, key, wish);
    }

    /// A number says: may be counted, and nothing more.
    std::string compare_count(const ZoneContents& found, const std::string& key,
                              const SpecValue& wish) {
        if (!found.countable) return key + " cannot be counted";
        const auto wanted = static_cast<std::size_t>(wish.number(0, most_cards));
        if (wanted != found.cards.size()) {
            return fmt::format("{} has {} cards ({}), expected {}", key, found.cards.size(),
                               cards_.shown(found.cards), wanted);
        }
        return lens_ ? knows_something(found, key) : "";
    }

    [[nodiscard]] std::string knows_something(const ZoneContents& found,
                                              const std::string& key) const {
        if (found.open) return key + " can be looked into";
        if (found.known == 0) return "";
        return fmt::format("of {} something is known: {}", key, cards_.shown(found.cards));
    }

    /// `{ top = … }`, `{ any_order = … }`, `{ count = …, knows = … }`
    std::string compare_parts(const ZoneContents& found, const std::string& key,
                              const SpecValue& wish) {
        if (lens_) {
            wish.has_only({"top", "count", "knows"});
        } else {
            wish.has_only({"top", "count", "any_order"});
        }
        if (lens_ && found.open) return key + " can be looked into";
        std::string problem;
        if (const auto count = wish.at("count")) {
            if (lens_ && count->is_word("hidden")) {
                if (found.countable) problem = key + " can be counted";
            } else if (!found.countable) {
                problem = key + " cannot be counted";
            } else if (const auto wanted = count->number(0, most_cards);
                       std::cmp_not_equal(wanted, found.cards.size())) {
                problem =
                    fmt::format("{} has {} cards, expected {}", key, found.cards.size(), wanted);
            }
        }
        if (!problem.empty()) return problem;
        if (const auto top = wish.at("top")) problem = compare_top(found, key, *top);
        if (!problem.empty()) return problem;
        if (const auto any = wish.at("any_order")) {
            problem = compare_list(found.cards, false, key, *any);
        }
        if (const auto known = wish.at("knows")) problem = compare_known(found, key, *known);
        return problem;
    }

    std::string compare_top(const ZoneContents& found, const std::string& key,
                            const SpecValue& wish) {
        const Datum one{Datum::List{wish.datum()}};
        const SpecValue list = wish.is_list() ? wish : SpecValue{one, wish.where()};
        const std::size_t size = list.list().size();
        std::vector<CardId> top = found.cards;
        if (size > top.size() || (size == 0 && !top.empty())) {
            return fmt::format("{} is {{ {} }}, expected {} on top", key, cards_.shown(top),
                               to_text(list.datum()));
        }
        top.resize(size);
        return compare_list(top, true, "the top of " + key, list);
    }

    /// Exactly these are known: by their place from the top, or where there is no order by name.
    std::string compare_known(const ZoneContents& found, const std::string& key,
                              const SpecValue& wish) {
        if (!found.ordered) {
            std::vector<CardId> known;
            std::copy_if(found.cards.begin(), found.cards.end(), std::back_inserter(known),
                         [&](CardId card) { return lens_->knows(card); });
            return compare_list(known, false, "what is known of " + key, wish);
        }
        std::vector<const SpecValue*> wanted(found.cards.size(), nullptr);
        std::vector<SpecValue::Entry> entries;
        if (wish.is_list()) {
            const auto list = wish.list();
            for (std::size_t at = 0; at < list.size(); ++at) {
                entries.emplace_back(std::to_string(at + 1), list[at]);
            }
        } else {
            entries = wish.entries();
        }
        for (const SpecValue::Entry& entry : entries) {
            wanted[slot_number(entry, wanted.size()) - 1] = &entry.second;
        }
        for (std::size_t at = 0; at < found.cards.size(); ++at) {
            const bool known = lens_->knows(found.cards[at]);
            const bool right = wanted[at] == nullptr
                                   ? !known
                                   : known && cards_.matches(found.cards[at], *wanted[at]);
            if (right) continue;
            return fmt::format("what is known of {} is {{ {} }}, expected {}", key,
                               cards_.shown(found.cards), to_text(wish.datum()));
        }
        return "";
    }

    std::string compare_list(const std::vector<CardId>& cards, bool ordered, const std::string& key,
                             const SpecValue& wish) {
        const std::vector<SpecValue> list = wish.list();
        if (list.size() == cards.size() && cards_.all_match(cards, list, ordered)) return "";
        return fmt::format("{} is {{ {} }}, expected {}", key, cards_.shown(cards),
                           to_text(wish.datum()));
    }

    Game& game_;
    const State& state_;
    OwnerId owner_;
    std::optional<Lens> lens_;
    CardMatch cards_;
};

}  // namespace

std::string differences(Game& game, const State& state, OwnerId owner, const SpecValue& expected,
                        const std::optional<Lens>& lens) {
    return Comparison{game, state, owner, lens}.compare(expected);
}

std::vector<ZoneId> zones_aside(const State& state, OwnerId owner) {
    std::vector<ZoneId> aside;
    const auto zones = state.topology().zones();
    for (std::size_t at = 0; at < zones.size(); ++at) {
        if (zones[at].kind == no_zone_kind && zones[at].owner == owner) {
            aside.push_back(id_at<ZoneId>(at));
        }
    }
    return aside;
}

std::vector<CardId> cards_in(const Game& game, const State& state, OwnerId owner,
                             const std::string& zone) {
    std::vector<ZoneId> zones;
    const ZoneKindId kind = game.schema().find_zone(zone);
    if (kind != no_zone_kind) {
        const OwnerId of = game.schema().zone(kind).shared ? table_owner : owner;
        const auto family = state.topology().family(kind, of);
        zones.assign(family.begin(), family.end());
    } else if (zone == "aside") {
        zones = zones_aside(state, owner);
    } else {
        throw SpecFailure{fmt::format("there is no zone \"{}\"", zone)};
    }
    std::vector<CardId> cards;
    for (const ZoneId each : zones) {
        const auto here = state.cards_in(each);
        cards.insert(cards.end(), here.rbegin(), here.rend());
    }
    return cards;
}

std::vector<std::string> names_in(const Game& game, const State& state, OwnerId owner,
                                  const std::string& zone) {
    std::vector<std::string> names;
    for (const CardId card : cards_in(game, state, owner, zone)) {
        names.push_back(state.definition(card).id);
    }
    return names;
}

}  // namespace cardwright
