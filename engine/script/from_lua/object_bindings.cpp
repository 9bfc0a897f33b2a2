// What can be asked of cards, zones and definitions.

#include <algorithm>

#include "script/common/bound.hpp"
#include "script/from_lua/bindings.hpp"
#include "script/from_lua/fields.hpp"
#include "script/from_lua/filter_reader.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

DefId definition_of(Call& call, int index) {
    if (call.any_handle(index).kind() == ValueKind::definition) {
        return call.definition(index, "a definition");
    }
    const CardId card = call.card(index);
    if (const Lens* lens = call.world().lens(); lens != nullptr && !lens->knows(card)) {
        call.mistake("your seat cannot see that card");
    }
    return call.state().card(card).definition;
}

int is(Call& call) {
    const Schema& schema = call.game().schema();
    const std::string_view name = call.text(2);
    const auto type = call.world().names().find(name).type;
    if (!type) {
        const std::vector<std::string_view> known{schema.types.begin(), schema.types.end()};
        call.mistake("no card has the type \"" + std::string{name} + "\"" +
                     did_you_mean(name, known));
    }
    const auto& types = schema.definition(definition_of(call, 1)).types;
    lua_pushboolean(call.lua(), types[index_of(*type)] ? 1 : 0);
    return 1;
}

int is_top(Call& call) {
    lua_pushboolean(call.lua(), call.state().covered(call.card(1)) ? 0 : 1);
    return 1;
}

int above(Call& call) {
    const CardId below = call.card(1);
    std::vector<CardId> found;
    const ZoneId zone = call.state().card(below).zone;
    if (zone != no_zone) {
        call.pay(call.state().cards_in(zone).size());
        for (const CardId card : call.state().cards_in(zone)) {
            if (call.state().card(card).on == below) found.push_back(card);
        }
    }
    return call.push(std::span<const CardId>{found});
}

/// Keeps the cards that pass the filter in argument `index`, if there is one.
void keep_those(Call& call, int index, std::vector<CardId>& cards) {
    if (call.absent(index)) return;
    ScriptFilter read;
    const ScriptFilter& filter = filter_at(call, index, read);
    call.pay(cards.size() * filter.work());
    Game& game = call.game();
    const OwnerId player = game.state().position.active;
    if (call.world().lens() == nullptr && filter.where == 0) {
        std::erase_if(cards, [&](CardId card) {
            return game.failing(filter.filter, card, player) != nullptr ||
                   (filter.has_except && game.failing(filter.except, card, player) == nullptr);
        });
        return;
    }
    std::erase_if(cards, [&](CardId card) { return !passes(call, filter, card, player); });
}

std::vector<CardId> filtered(Call& call) {
    std::vector<CardId> cards;
    call.cards(1, cards);
    keep_those(call, 2, cards);
    return cards;
}

int count_those(Call& call) {
    lua_pushinteger(call.lua(), static_cast<lua_Integer>(filtered(call).size()));
    return 1;
}

/// How many cards lie in a zone.
std::size_t size_of(const Call& call, ZoneId zone) {
    if (const Lens* lens = call.world().lens(); lens != nullptr && !lens->counts(zone)) {
        call.mistake("your seat may not count that zone");
    }
    return call.state().cards_in(zone).size();
}

int count_all(Call& call) {
    std::size_t total = 0;
    const Value counted = call.value(1);
    if (counted.kind() == ValueKind::zone) {
        total = size_of(call, call.zone(counted));
    } else if (counted.kind() == ValueKind::family && !counted.family_of_everyone()) {
        const auto zones =
            call.state().topology().family(counted.family_kind(), counted.family_owner());
        call.pay(zones.size());
        for (const ZoneId zone : zones) total += size_of(call, zone);
    } else {
        std::vector<ZoneId> zones;
        call.zones(1, zones);
        for (const ZoneId zone : zones) total += size_of(call, zone);
    }
    lua_pushinteger(call.lua(), static_cast<lua_Integer>(total));
    return 1;
}

int count(lua_State* L) {
    return lua_isnoneornil(L, 2) ? bound<count_all, no_more_room>(L) : bound<count_those>(L);
}

/// The card at an end of a zone, or nothing where it is empty.
Value end_of(Call& call, ZoneId zone, bool top) {
    const auto cards = call.state().cards_in(zone);
    if (cards.empty()) {
        if (const Lens* lens = call.world().lens();
            lens != nullptr && !lens->counts(zone) && !call.state().zone(zone).top_only &&
            !(call.state().zone(zone).ordered && call.state().schema().backs_tell())) {
            call.mistake("your seat cannot see that card");  // nor whether there is one
        }
        return {};
    }
    if (const Lens* lens = call.world().lens();
        lens != nullptr &&
        !(top ? lens->top(zone).has_value() || lens->top_back(zone) : lens->looks_into(zone))) {
        call.mistake("your seat cannot see that card");
    }
    return Value::of(top ? cards.back() : cards.front());
}

int top(Call& call) {
    return call.push(end_of(call, call.zone(1), true));
}
int bottom(Call& call) {
    return call.push(end_of(call, call.zone(1), false));
}

int tops(Call& call) {
    std::vector<ZoneId> zones;
    call.zones(1, zones);
    lua_createtable(call.lua(), static_cast<int>(zones.size()), 0);
    lua_Integer at = 0;
    for (const ZoneId zone : zones) {
        const Value card = end_of(call, zone, true);
        call.push(card.empty() ? Value::of(zone) : card);
        lua_rawseti(call.lua(), -2, ++at);
    }
    return 1;
}

int empty(Call& call) {
    std::vector<ZoneId> zones;
    call.zones(1, zones);
    std::erase_if(zones, [&](ZoneId zone) { return size_of(call, zone) > 0; });
    lua_createtable(call.lua(), static_cast<int>(zones.size()), 0);
    lua_Integer at = 0;
    for (const ZoneId zone : zones) {
        call.push(Value::of(zone));
        lua_rawseti(call.lua(), -2, ++at);
    }
    return 1;
}

int list(Call& call) {
    return call.push(std::span<const CardId>{filtered(call)});
}

/// Pushes what a card is called; the text lies ready if it is a word of the content.
void push_name_of(Call& call, DefId kind) {
    const Definition& definition = call.game().schema().definition(kind);
    if (call.game().words().text(definition.name) == definition.id) {
        call.world().push_word(call.lua(), definition.name);
    } else {
        call.push_text(definition.id);
    }
}

int by_name(Call& call) {
    std::vector<CardId> cards = filtered(call);
    if (call.world().lens() != nullptr) {
        for (const CardId card : cards) must_see(call, card);
    }
    std::stable_sort(cards.begin(), cards.end(), [&](CardId left, CardId right) {
        return call.state().card(left).definition < call.state().card(right).definition;
    });
    int kinds = 0;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        kinds += at == 0 || call.state().card(cards[at]).definition !=
                                call.state().card(cards[at - 1]).definition
                     ? 1
                     : 0;
    }
    lua_createtable(call.lua(), 0, kinds);
    for (auto first = cards.begin(); first != cards.end();) {
        const DefId kind = call.state().card(*first).definition;
        const auto last = std::find_if(first, cards.end(), [&](CardId card) {
            return call.state().card(card).definition != kind;
        });
        push_name_of(call, kind);
        call.push(std::span<const CardId>{first, last});
        lua_rawset(call.lua(), -3);
        first = last;
    }
    return 1;
}

/// All cards in a player's own zones.
void cards_of(Call& call, OwnerId owner, std::vector<CardId>& cards) {
    const auto zones = call.state().topology().zones();
    call.pay(zones.size());
    cards.reserve(call.state().card_count());
    for (std::size_t at = 0; at < zones.size(); ++at) {
        if (zones[at].owner != owner) continue;
        const auto here = call.state().cards_in(id_at<ZoneId>(at));
        call.pay_for_elements(here.size());
        cards.insert(cards.end(), here.begin(), here.end());
    }
}

[[noreturn]] void refuse_to_add_up(Call& call, std::string_view name) {
    const Blueprint& blueprint = call.game().blueprint();
    std::vector<std::string_view> known;
    for (const QueryKind& kind : blueprint.queries) {
        if (kind.of == QueryKind::Of::card && !kind.list) known.emplace_back(kind.name);
    }
    for (const CounterKind& kind : blueprint.schema.counters_of(Scope::card)) {
        known.emplace_back(kind.name);
    }
    for (const FactKind& kind : blueprint.schema.facts) {
        if (kind.type == FactType::integer) known.emplace_back(kind.name);
    }
    call.mistake("cards have no query, counter or number \"" + std::string{name} + "\"" +
                 did_you_mean(name, known));
}

/// Adds up a number of each card without making a list of them.
int total(Call& call) {
    std::vector<CardId> cards;
    if (call.any_handle(1).kind() == ValueKind::owner) {
        cards_of(call, call.player(1), cards);
    } else {
        call.cards(1, cards);
    }
    if (call.world().lens() != nullptr) {
        for (const CardId card : cards) must_see(call, card);
    }
    keep_those(call, 3, cards);
    const std::string_view name = call.text(2);
    Game& game = call.game();
    const NameFinder& names = call.world().names();
    const auto query = names.query(name);
    std::int64_t sum = 0;
    if (query && game.blueprint().queries[index_of(*query)].of == QueryKind::Of::card &&
        !game.blueprint().queries[index_of(*query)].list) {
        for (const CardId card : cards) sum += game.value(*query, Value::of(card));
    } else if (const CounterId counter = names.counter(Scope::card, name); counter != no_counter) {
        for (const CardId card : cards) {
            sum += game.state().counter(Scope::card, index_of(card), counter);
        }
    } else if (const auto fact = names.fact(name);
               fact && game.schema().facts[index_of(*fact)].type == FactType::integer) {
        for (const CardId card : cards) {
            sum +=
                game.state().definition(card).number(index_of(*fact), game.state().card(card).side);
        }
    } else {
        refuse_to_add_up(call, name);
    }
    lua_pushinteger(call.lua(), sum);
    return 1;
}

int zones(Call& call) {
    std::vector<ZoneId> found;
    call.zones(1, found);
    const bool one_row = !call.absent(2);
    const std::string_view name = one_row ? call.text(2) : std::string_view{};
    bool known = !one_row;
    lua_createtable(call.lua(), static_cast<int>(found.size()), 0);
    lua_Integer at = 0;
    for (const ZoneId zone : found) {
        if (one_row) {
            const ZoneInfo& info = call.state().zone(zone);
            const SlotRow* row = info.kind == no_zone_kind
                                     ? nullptr
                                     : call.game().schema().zone(info.kind).row_of(info.slot);
            if (row == nullptr || row->name != name) continue;
            known = true;
        }
        call.push(Value::of(zone));
        lua_rawseti(call.lua(), -2, ++at);
    }
    if (!known) call.mistake("there is no row \"" + std::string{name} + "\" here");
    return 1;
}

constexpr Binding object_table[] = {
    {api::Object::card | api::Object::definition, "is", bound<is, no_more_room>},
    {api::Object::card, "is_top", bound<is_top, no_more_room>},
    {api::Object::card, "above", bound<above>},
    {api::Object::zone | api::Object::zones, "count", count},
    {api::Object::zone | api::Object::zones, "top", bound<top, no_more_room>},
    {api::Object::zone, "bottom", bound<bottom, no_more_room>},
    {api::Object::zone | api::Object::zones, "list", bound<list>},
    {api::Object::zone | api::Object::zones, "by_name", bound<by_name>},
    {api::Object::zone | api::Object::player | api::Object::zones, "total", bound<total>},
    {api::Object::zones, "tops", bound<tops>},
    {api::Object::zones, "empty", bound<empty>},
    {api::Object::zones, "zones", bound<zones>},
};

}  // namespace

std::span<const Binding> object_bindings() {
    return object_table;
}

}  // namespace cardwright
