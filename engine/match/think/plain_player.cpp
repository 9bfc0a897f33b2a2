#include "match/think/plain_player.hpp"

#include <algorithm>

#include "script/common/bot_picks.hpp"

namespace cardwright {
namespace {

constexpr std::uint32_t once_in = 8;  ///< so seldom does it leave a menu to chance
constexpr std::int32_t goes_on = 1000;
constexpr std::int32_t gives_weight = 1;

/// The fact that is asked for as a price, if the amount is one.
std::optional<FactId> price_fact(const Blueprint& blueprint, const Amount& amount) {
    const auto index = static_cast<std::size_t>(amount.value);
    if (amount.kind == Amount::Kind::picked_fact) return id_at<FactId>(index);
    if (amount.kind != Amount::Kind::picked_query) return std::nullopt;
    return blueprint.queries[index].base_fact;
}

std::vector<FactId> prices_in(const Blueprint& blueprint) {
    std::vector<FactId> prices;
    for (const Step& step : blueprint.steps) {
        for (const MenuEntry& entry : step.menu) {
            for (const Payment& payment : entry.pay) {
                const auto fact = price_fact(blueprint, payment.amount);
                if (fact && std::find(prices.begin(), prices.end(), *fact) == prices.end()) {
                    prices.push_back(*fact);
                }
            }
        }
    }
    if (!prices.empty()) return prices;
    // Nothing has a price: then whatever has a number counts.
    for (std::size_t at = 0; at < blueprint.schema.facts.size(); ++at) {
        const FactKind& fact = blueprint.schema.facts[at];
        if (fact.type == FactType::integer) prices.push_back(id_at<FactId>(at));
    }
    return prices;
}

const Step* menu_of(const Blueprint& blueprint, const State& state, const Choice& choice) {
    if (choice.reply != Choice::Reply::grouped) return nullptr;
    const Step& step = blueprint.steps[state.position.step];
    return step.kind == Step::Kind::menu && step.prompt == choice.prompt ? &step : nullptr;
}

}  // namespace

PlainPlayer::PlainPlayer(const Blueprint& blueprint) : blueprint_{&blueprint} {
    const std::vector<FactId> prices = prices_in(blueprint);
    for (const Definition& card : blueprint.schema.definitions) {
        std::int32_t worth = 0;
        for (const FactId fact : prices) worth += card.numbers[index_of(fact)];
        auto& counters = gives_.emplace_back();
        for (const auto& [name, amount] : card.gives) {
            if (amount > 0) worth += gives_weight;
            const GiveKind* const kind = blueprint.find_give(name);
            if (kind == nullptr || amount <= 0) continue;
            if (kind->act.kind == Act::Kind::add && kind->act.scope == Scope::player) {
                counters.push_back(kind->act.counter);
            }
        }
        worth_.push_back(worth);
    }
}

/// How gladly it takes an option of a menu: what lets it go on first, then what costs most.
std::int32_t PlainPlayer::liking(const Lens& lens, const Step& step, const Option& option) const {
    const auto entry = std::find_if(step.menu.begin(), step.menu.end(),
                                    [&](const auto& each) { return each.name == option.group; });
    if (entry == step.menu.end()) return 0;
    if (entry->kind != MenuEntry::Kind::cards || option.what.kind() != ValueKind::card) return 0;
    const CardId card = option.what.card();
    if (!lens.knows(card)) return 1;
    const DefId definition = lens.state().card(card).definition;
    std::int32_t liking = worth(definition);
    bool priced = false;
    for (const Payment& payment : entry->pay) {
        if (price_fact(*blueprint_, payment.amount)) priced = true;
        const auto& gives = gives_[index_of(definition)];
        if (std::find(gives.begin(), gives.end(), payment.counter) != gives.end()) {
            liking += goes_on;
        }
    }
    // What costs nothing is left lying; what is in the hand is played.
    return priced ? liking : liking + 1;
}

bool PlainPlayer::answer_menu(const Game& game, const Choice& choice, Stream& random,
                              Picks& picks) const {
    const State& state = game.state_for(choice.seat);
    const Step* const step = menu_of(*blueprint_, state, choice);
    if (step == nullptr || random.below(once_in) == 0) return false;
    const Lens lens{state, choice.seat};
    std::int32_t best = 0;
    picks.clear();
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        const std::int32_t liked = liking(lens, *step, choice.options[at]);
        if (liked <= best) continue;
        best = liked;
        picks.assign(1, static_cast<std::int32_t>(at));
    }
    if (picks.empty()) {
        default_picks(choice, picks);
    } else if (const Option& chosen = choice.options[static_cast<std::size_t>(picks[0])];
               chosen.many) {
        picks.clear();
        pick_all(choice, chosen.group, picks);
    }
    return !refuse(choice, picks);
}

void PlainPlayer::answer(const Game& game, const Choice& choice, Stream& random,
                         Picks& picks) const {
    if (!answer_menu(game, choice, random, picks)) random_picks(choice, random, picks);
}

}  // namespace cardwright
