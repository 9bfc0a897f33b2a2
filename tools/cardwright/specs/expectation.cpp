#include "cardwright/specs/expectation.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cardwright/specs/arrangement.hpp"
#include "cardwright/specs/lua_datum.hpp"

namespace cardwright::tool {
namespace {

class Comparison {
  public:
    Comparison(Game& game, const State& state, OwnerId owner, std::optional<Lens> lens)
        : game_{game}, state_{state}, owner_{owner}, lens_{lens} {}

    std::string compare(const Datum& expected) {
        const Datum::Map* map = expected.map();
        if (map == nullptr) return expected.list() != nullptr ? "" : "expected a table";
        std::string problems;
        for (const auto& [key, wish] : *map) {
            const std::string problem = compare_one(key, wish);
            if (!problem.empty()) problems += (problems.empty() ? "" : "; ") + problem;
        }
        return problems;
    }

  private:
    std::string compare_one(const std::string& key, const Datum& wish) {
        const ZoneKindId zone = game_.schema().find_zone(key);
        if (zone != no_zone_kind && game_.schema().zone(zone).shared == (owner_ == table_owner)) {
            return compare_zones(zone, key, wish);
        }
        const Scope scope = owner_ == table_owner ? Scope::game : Scope::player;
        const CounterId counter = game_.schema().find_counter(scope, key);
        if (counter == no_counter) return fmt::format("there is no zone or counter \"{}\"", key);
        if (lens_) {
            const bool readable = lens_->reads(scope, counter, owner_);
            if (wish.word() != nullptr && *wish.word() == "hidden") {
                return readable ? key + " can be seen" : "";
            }
            if (!readable) return key + " is hidden";
        }
        const std::int32_t value =
            state_.counter(scope, scope == Scope::game ? 0 : index_of(owner_), counter);
        if (wish.integer() == nullptr) return key + " is a number";
        if (*wish.integer() == value) return "";
        return fmt::format("{} is {}, expected {}", key, value, *wish.integer());
    }

    std::string compare_zones(ZoneKindId kind_id, const std::string& key, const Datum& wish) {
        const ZoneKind& kind = game_.schema().zone(kind_id);
        const auto zones = state_.topology().family(kind_id, kind.shared ? table_owner : owner_);
        if (kind.piles && wish.map() != nullptr) {
            for (const auto& [name, number] : *wish.map()) {
                const auto definition = game_.schema().find_definition(name);
                if (!definition) return fmt::format("there is no card \"{}\"", name);
                const ZoneId pile = state_.topology().pile(
                    kind_id, kind.shared ? table_owner : owner_, *definition);
                const auto size =
                    pile == no_zone ? 0 : static_cast<std::int64_t>(state_.cards_in(pile).size());
                if (number.integer() == nullptr || *number.integer() != size) {
                    return fmt::format("{} {} has {} cards, expected {}", key, name, size,
                                       to_text(number));
                }
            }
            return "";
        }
        if (kind.slots != 0 && wish.map() != nullptr) {
            for (const auto& [slot, entry] : *wish.map()) {
                const std::size_t number = std::stoul(slot);
                if (number < 1 || number > zones.size()) return key + " has no slot " + slot;
                const Datum::List list{entry};
                std::string problem =

                    compare_cards({zones[number - 1]}, key + "." + slot,
                                  entry.list() != nullptr ? entry : Datum{list});
                if (!problem.empty()) return problem;
            }
            return "";
        }
        return compare_cards({zones.begin(), zones.end()}, key, wish);
    }

    std::string compare_cards(const std::vector<ZoneId>& zones, const std::string& key,
                              const Datum& wish) {
        std::size_t count = 0;
        bool may_count = true;
        bool may_look = true;
        bool top_only = false;
        bool ordered = false;
        std::vector<CardId> cards;
        for (const ZoneId zone : zones) {
            const auto contents = state_.cards_in(zone);
            const ZoneInfo& info = state_.zone(zone);
            count += contents.size();
            ordered = ordered || (info.ordered && zones.size() == 1);
            top_only = top_only || info.top_only;
            if (lens_) {
                may_count = may_count && lens_->counts(zone);
                // A hand that was shown is known, though it cannot be looked into again.
                may_look =
                    may_look && (lens_->looks_into(zone) ||
                                 (!contents.empty() &&
                                  std::all_of(contents.begin(), contents.end(),
                                              [&](CardId card) { return lens_->knows(card); })));
            }
            cards.insert(cards.end(), contents.rbegin(), contents.rend());
        }
        if (const std::int64_t* number = wish.integer()) {
            if (!may_count) return key + " cannot be counted";
            if (*number == static_cast<std::int64_t>(count)) return "";
            return fmt::format("{} has {} cards ({}), expected {}", key, count, shown(cards),
                               *number);
        }
        if (wish.word() != nullptr && *wish.word() == "hidden") {
            return may_count || may_look ? key + " is not hidden" : "";
        }
        if (lens_ && top_only && !cards.empty()) cards.resize(1);
        if (lens_ && !may_look && !top_only) return key + " cannot be looked into";
        const Datum::List* list = wish.list();
        if (list == nullptr) return key + " is expected as a list or a number";
        if (list->size() != cards.size() || !all_match(cards, *list, ordered)) {
            return fmt::format("{} is {{ {} }}, expected {}", key, shown(cards), to_text(wish));
        }
        return "";
    }

    std::string shown(const std::vector<CardId>& cards) {
        std::string text;
        for (const CardId card : cards) text += (text.empty() ? "" : ", ") + name_of(card);
        return text;
    }

    std::string name_of(CardId card) {
        return lens_ && !lens_->knows(card) ? "?" : state_.definition(card).id;
    }

    bool all_match(std::vector<CardId> cards, const Datum::List& list, bool ordered) {
        if (ordered) {
            for (std::size_t at = 0; at < list.size(); ++at) {
                if (!matches(cards[at], list[at])) return false;
            }
            return true;
        }
        for (const Datum& entry : list) {
            const auto found = std::find_if(cards.begin(), cards.end(),
                                            [&](CardId card) { return matches(card, entry); });
            if (found == cards.end()) return false;
            cards.erase(found);
        }
        return true;
    }

    bool matches(CardId card, const Datum& entry) {
        if (const std::string* word = entry.word()) return name_of(card) == *word;
        if (const Datum::List* list = entry.list()) {
            return list->size() == 1 && matches(card, list->front());
        }
        const Datum::Map* map = entry.map();
        if (map == nullptr) return false;
        return std::all_of(map->begin(), map->end(), [&](const auto& field) {
            const auto& [key, value] = field;
            if (key == "1") return value.word() != nullptr && name_of(card) == *value.word();
            if (key == "face") {
                return value.word() != nullptr &&
                       (*value.word() == "up") == state_.card(card).face_up;
            }
            if (key == "on") {
                const CardId below = state_.card(card).on;
                return value.word() != nullptr && below != no_card &&
                       state_.definition(below).id == *value.word();
            }
            if (value.integer() == nullptr) return false;
            if (key == "side") return state_.card(card).side == *value.integer();
            const CounterId counter = game_.schema().find_counter(Scope::card, key);
            return counter != no_counter &&
                   state_.counter(Scope::card, index_of(card), counter) == *value.integer();
        });
    }

    Game& game_;
    const State& state_;
    OwnerId owner_;
    std::optional<Lens> lens_;
};

}  // namespace

std::string differences(Game& game, const State& state, OwnerId owner, const Datum& expected,
                        const std::optional<Lens>& lens) {
    return Comparison{game, state, owner, lens}.compare(expected);
}

std::vector<std::string> names_in(const Game& game, const State& state, OwnerId owner,
                                  const std::string& zone) {
    const ZoneKindId kind = game.schema().find_zone(zone);
    if (kind == no_zone_kind) throw SpecFailure{fmt::format("there is no zone \"{}\"", zone)};
    std::vector<std::string> names;
    const OwnerId of = game.schema().zone(kind).shared ? table_owner : owner;
    for (const ZoneId each : state.topology().family(kind, of)) {
        const auto cards = state.cards_in(each);
        for (std::size_t at = cards.size(); at > 0; --at) {
            names.push_back(state.definition(cards[at - 1]).id);
        }
    }
    return names;
}

}  // namespace cardwright::tool
