// What a menu offers to whoever acts.

#include <algorithm>

#include "flow/question/questions.hpp"

namespace cardwright {
namespace {

/// What `purse_of` says of who cannot pay what costs the same for every card.
constexpr std::int64_t cannot_pay = INT64_MIN;

}  // namespace

/// What the player has of the counter that cards are paid with, below `EntryPlan::never`.
inline std::int64_t Questions::purse_of(const EntryPlan& plan, OwnerId player) const noexcept {
    for (const auto& [counter, fee] : plan.fees) {
        if (state_->counter(Scope::player, index_of(player), counter) < fee) return cannot_pay;
    }
    if (plan.purse == no_counter) return 0;
    return std::min(state_->counter(Scope::player, index_of(player), plan.purse),
                    EntryPlan::never - 1);
}

void Questions::build_menu(std::size_t which, OwnerId player, Choice& choice) {
    const Step& step = blueprint_->steps[which];
    choice.clear();
    choice.seat = player;
    choice.prompt = step.prompt;
    choice.reply = Choice::Reply::grouped;
    const EntryPlan* plan = table_.menus[which].entries.data();
    for (const MenuEntry& entry : step.menu) {
        switch (entry.kind) {
            case MenuEntry::Kind::word:
                if (can_pay(entry, player, &choice)) choice.add_word(entry.name, entry.name);
                break;
            case MenuEntry::Kind::counter: {
                if (!can_pay(entry, player, &choice)) break;
                const std::int32_t most =
                    state_->counter(Scope::player, index_of(player), entry.counter);
                if (most > limits_.options) {
                    fail("limit options (" + std::to_string(limits_.options) +
                             ") reached: the counter of step \"" + step.id + "\" is too large",
                         "options");
                }
                for (std::int32_t number = 1; number <= most; ++number) {
                    Option option;
                    option.what = Value::of(std::int64_t{number});
                    option.group = entry.name;
                    choice.options.push_back(option);
                }
                break;
            }
            case MenuEntry::Kind::cards:
                offer_cards(*plan, player, choice);
                break;
        }
        ++plan;
    }
}

/// Of what is about no card. Whoever asks why it is not offered finds the reason in the choice.
bool Questions::can_pay(const MenuEntry& entry, OwnerId player, Choice* choice) {
    for (const Payment& payment : entry.pay) {
        const std::int64_t have = state_->counter(Scope::player, index_of(player), payment.counter);
        const std::int64_t need = amount(payment.amount, player, no_card, 0);
        if (have >= need) continue;
        if (choice == nullptr) return false;
        Refused& refused = choice->refused.emplace_back();
        refused.what = Value::of(entry.name);
        refused.group = entry.name;
        refused.reason = payment.reason;
        refused.particulars = {{words_.intern("need"), Value::of(need)},
                               {words_.intern("have"), Value::of(have)}};
        return false;
    }
    return true;
}

/// True if the menu offers more than its exit.
bool Questions::offers_anything(const MenuPlan& menu, OwnerId player) {
    for (const EntryPlan& plan : menu.entries) {
        if (plan.kind == MenuEntry::Kind::word) {
            if (!plan.entry->is_plain_word() && can_pay(*plan.entry, player)) return true;
            continue;
        }
        if (plan.kind == MenuEntry::Kind::counter) {
            if (state_->counter(Scope::player, index_of(player), plan.counter) > 0 &&
                can_pay(*plan.entry, player)) {
                return true;
            }
            continue;
        }
        const std::int64_t purse = purse_of(plan, player);
        if (purse == cannot_pay) continue;
        const std::int32_t* const least_purse = plan.least_purse.data();
        const Card* const all = state_->cards().data();
        const auto fits = [&, closer = plan.needs_card_check](CardId card) {
            return least_purse[index_of(all[index_of(card)].definition)] <= purse &&
                   (!closer || lets_through(*plan.entry, player, card));
        };
        if (plan.one_zone) {
            for (const CardId card : state_->cards_in(state_->zone_of(plan.from, player))) {
                if (fits(card)) return true;
            }
            continue;
        }
        for (const ZoneId zone :
             state_->topology().family(plan.from, plan.shared ? table_owner : player)) {
            const auto cards = state_->cards_in(zone);
            if (plan.top ? !cards.empty() && fits(cards.back())
                         : std::any_of(cards.begin(), cards.end(), fits)) {
                return true;
            }
        }
    }
    return false;
}

void Questions::offer_cards(const EntryPlan& plan, OwnerId player, Choice& choice) {
    const std::int64_t most = purse_of(plan, player);
    if (most == cannot_pay) return;
    const std::int32_t* const least_purse = plan.least_purse.data();
    const Card* const all = state_->cards().data();
    const bool closer = plan.needs_card_check;
    const auto fits = [&](CardId card) {
        return least_purse[index_of(all[index_of(card)].definition)] <= most &&
               (!closer || lets_through(*plan.entry, player, card));
    };
    const auto zones = state_->topology().family(plan.from, plan.shared ? table_owner : player);
    const CardList* const contents = state_->contents().data();
    if (!plan.top) {
        candidates_.clear();
        for (const ZoneId zone : zones) {
            const auto& cards = contents[index_of(zone)];
            CardId* candidate = candidates_.room(cards.size());
            for (const CardId card : cards) {
                *candidate = card;
                if (fits(card)) ++candidate;
            }
            candidates_.end_at(candidate);
        }
        offer(choice, candidates_, plan.name, plan.many);
        return;
    }
    // The tops of different zones are never alike: nothing to compare with.
    const Word name = plan.name;
    const bool many = plan.many;
    Option* option = choice.options.room(zones.size());
    CardId* place = choice.cards.room(zones.size());
    const CardId* const start = choice.cards.data();
    for (const ZoneId zone : zones) {
        const auto& cards = contents[index_of(zone)];
        if (cards.empty()) continue;
        const CardId card = cards.back();
        if (!fits(card)) continue;
        write_option(*option++, Value::of(card), name, static_cast<std::uint16_t>(place - start), 1,
                     many);
        *place++ = card;
    }
    choice.options.end_at(option);
    choice.cards.end_at(place);
}

/// The conditions of an entry that its plan leaves to the card itself.
bool Questions::lets_through(const MenuEntry& entry, OwnerId player, CardId card) {
    if (failing(entry.where, card, player) != nullptr) return false;
    return std::all_of(entry.pay.begin(), entry.pay.end(), [&](const Payment& payment) {
        return state_->counter(Scope::player, index_of(player), payment.counter) >=
               amount(payment.amount, player, card, 0);
    });
}

// ---- "at any moment" ----

void Questions::offer_meanwhile(Choice& choice) {
    if (choice.kind != Choice::Kind::pick) return;
    for (std::size_t at = 0; at < state_->card_count(); ++at) {
        const CardId card = id_at<CardId>(at);
        const DefId definition = state_->card(card).definition;
        if (state_->owner_of(card) != choice.seat ||
            std::find(table_.interrupting.begin(), table_.interrupting.end(), definition) ==
                table_.interrupting.end()) {
            continue;
        }
        const Behaviour& behaviour = behaviours_->cards[index_of(definition)];
        const auto& from = behaviour.meanwhile_from;
        const ZoneKindId kind = state_->zone(state_->card(card).zone).kind;
        if (!from.empty() && std::find(from.begin(), from.end(), kind) == from.end()) {
            if (behaviour.meanwhile_otherwise.empty()) continue;
            Refused& refused = choice.refused.emplace_back();
            refused.what = Value::of(card);
            refused.group = word_meanwhile_;
            refused.reason = words_.intern(behaviour.meanwhile_otherwise);
            continue;
        }
        choice.add_card(card, word_meanwhile_, false);
        choice.options.back().alone = true;
    }
}

}  // namespace cardwright
