// What a bot may ask of cards its seat does not see: which it owns, never where they lie.

#include <algorithm>

#include "script/common/bound.hpp"
#include "script/from_lua/bindings.hpp"
#include "script/from_lua/filter_reader.hpp"

namespace cardwright {
namespace {

const Lens& lens_of_bot(const Call& call) {
    const Lens* lens = call.world().lens();
    if (lens == nullptr) call.mistake("only bots ask this: the rules know every card");
    return *lens;
}

int is_known(Call& call) {
    lua_pushboolean(call.lua(), lens_of_bot(call).knows(call.card(1)) ? 1 : 0);
    return 1;
}

/// The fact that is printed where a query or a fact has this name; nothing if there is none.
std::optional<FactId> printed_number(Call& call, std::string_view name) {
    const Blueprint& blueprint = call.game().blueprint();
    const auto query = call.world().names().query(name);
    const auto fact =
        query ? blueprint.queries[index_of(*query)].base_fact : call.world().names().fact(name);
    if (!fact || blueprint.schema.facts[index_of(*fact)].type != FactType::integer) {
        return std::nullopt;
    }
    return fact;
}

/// What changes with the place of a card would tell it: only what is printed may be asked.
void must_be_printed(Call& call, Filter& filter) {
    for (Clause& clause : filter.clauses) {
        if (clause.subject == Clause::Subject::query) {
            const auto& fact = call.game().blueprint().queries[clause.index].base_fact;
            if (fact) {
                clause.subject = Clause::Subject::fact;
                clause.index = static_cast<std::uint8_t>(index_of(*fact));
            }
        }
        const bool printed = clause.subject == Clause::Subject::type ||
                             clause.subject == Clause::Subject::name ||
                             clause.subject == Clause::Subject::fact;
        if (!printed) {
            call.mistake(
                "of cards that are owned only what is printed can be asked: name, type and "
                "facts");
        }
    }
}

/// The cards of the bot's own that pass the filter in an argument.
std::vector<CardId> owned_cards(Call& call, int argument) {
    const Lens& lens = lens_of_bot(call);
    if (call.player(1) != lens.seat()) call.mistake("a bot knows only what it owns itself");
    call.pay(call.state().card_count() + call.state().mixtures().words_kept() / 4);
    std::vector<CardId> cards = lens.owned();
    if (call.absent(argument)) return cards;
    call.table(argument);
    ScriptFilter filter;
    read_filter(call, argument, {}, filter);
    if (filter.where != 0) {
        call.mistake("`where` could tell where cards lie: only name, type and facts can be asked");
    }
    must_be_printed(call, filter.filter);
    must_be_printed(call, filter.except);
    call.pay(cards.size() * filter.work());
    // What they are is known, if not where they lie: the seat need not see them.
    Game& game = call.game();
    std::erase_if(cards, [&](CardId card) {
        return game.failing(filter.filter, card, lens.seat()) != nullptr ||
               (filter.has_except && game.failing(filter.except, card, lens.seat()) == nullptr);
    });
    return cards;
}

int count_owned(Call& call) {
    lua_pushinteger(call.lua(), static_cast<lua_Integer>(owned_cards(call, 2).size()));
    return 1;
}

int total_owned(Call& call) {
    const std::string_view name = call.text(2);
    const auto fact = printed_number(call, name);
    if (!fact) call.mistake("cards have no number \"" + std::string{name} + "\" printed on them");
    std::int64_t sum = 0;
    for (const CardId card : owned_cards(call, 3)) {
        sum += call.state().definition(card).number(index_of(*fact), call.state().card(card).side);
    }
    lua_pushinteger(call.lua(), sum);
    return 1;
}

constexpr Binding owned_table[] = {
    {api::Object::card, "known", bound<is_known, no_more_room>},
    {api::Object::player, "owned", bound<count_owned>},
    {api::Object::player, "owned_total", bound<total_owned>},
};

}  // namespace

std::span<const Binding> owned_bindings() {
    return owned_table;
}

}  // namespace cardwright
