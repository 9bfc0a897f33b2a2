// Step tables the kernel walks without a script: menus, lists of acts, conditions to finish.

#include <algorithm>

#include "flow/game.hpp"

namespace cardwright {
namespace {

enum Progress : std::uint16_t { fresh, waiting, carrying_out, script_running };

/// More than these are worth a bill for comparing them with each other.
constexpr std::size_t cards_offered_for_nothing = 64;

/// What cards can never be had for.
constexpr std::int32_t never = INT32_MAX;

}  // namespace

/// What the player has of the counter that cards are paid with, below `never`; less than anything
/// if what costs the same for every card cannot be paid.
std::int64_t Game::purse_of(const EntryPlan& plan, OwnerId player) const noexcept {
    for (const auto& [counter, fee] : plan.fees) {
        if (state_->counter(Scope::player, index_of(player), counter) < fee) return INT64_MIN;
    }
    if (plan.purse == no_counter) return 0;
    return std::min(state_->counter(Scope::player, index_of(player), plan.purse), never - 1);
}

void Game::run_step() {
    if (++steps_run_ > limits_.steps_per_game) {
        fail("limit steps_per_game (" + std::to_string(limits_.steps_per_game) +
                 ") reached: the game goes on without end",
             "steps_per_game");
    }
    frames_in_step_ = 0;
    first_question_ = !idlers_.empty();
    if (first_question_) {
        step_start_ = std::make_unique<State>(*state_);
        step_journal_ = journal != nullptr ? journal->size() : 0;
        if (tally != nullptr) tally->mark();
    }
    const Step& step = blueprint_->steps[state_->position.step];
    if (run_at_once(step)) return;
    Frame& frame = push(Frame::Kind::step);
    frame.step = state_->position.step;
    frame.context.player = frame.context.owner = state_->position.active;
    if (step.kind != Step::Kind::menu) return;
    frame.at = waiting;
    if (strand_->choice.options.empty()) {
        fail("the menu of step \"" + step.id + "\" offers nothing");
    }
    ask();
}

/// Most steps ask nothing and set nothing off: they need no place on the stack. Leaves the open
/// question of a menu behind if it has to be asked.
bool Game::run_at_once(const Step& step) {
    switch (step.kind) {
        case Step::Kind::script:
            return false;
        case Step::Kind::acts:
            if (noisy_) return false;
            perform_all(step.acts, {state_->position.active, no_card, 0, {}});
            settle();
            follow(is_over(step) ? Next{Next::Kind::finish, 0} : step.next);
            return true;
        case Step::Kind::menu: {
            const MenuPlan& menu = menus_[state_->position.step];
            if (menu.way_out != nullptr && !offers_anything(menu, state_->position.active)) {
                settle();
                follow(menu.way_out->next);
                return true;
            }
            build_menu(step, strand_->choice);
            return false;
        }
    }
    return false;
}

bool Game::is_over(const Step& step) const {
    return std::any_of(step.finish_if.begin(), step.finish_if.end(),
                       [&](const Condition& condition) { return holds(condition); });
}

const MenuEntry& Game::entry_of(const Step& step, const Option& option) const noexcept {
    std::size_t at = 0;
    while (step.menu[at].name != option.group) ++at;
    return step.menu[at];
}

void Game::run_step_frame(Frame& frame) {
    const Step& step = blueprint_->steps[frame.step];
    switch (step.kind) {
        case Step::Kind::script: {
            if (frame.at == fresh) {
                frame.at = script_running;
                push_function(behaviours_->steps[frame.step], frame.context,
                              step_names_[frame.step]);
                return;
            }
            settle();
            const Value next = frame.reply.values.empty() ? Value{} : frame.reply.values[0];
            const bool named = next.kind() == ValueKind::word;
            pop();
            if (named) {
                follow(words_.text(next.word()));
            } else {
                follow(step.next);
            }
            return;
        }
        case Step::Kind::acts: {
            if (frame.at == fresh) {
                frame.at = carrying_out;
                push_acts(&step.acts, nullptr, frame.context.player, no_card, 0);
                return;
            }
            settle();
            pop();
            follow(is_over(step) ? Next{Next::Kind::finish, 0} : step.next);
            return;
        }
        case Step::Kind::menu:
            break;
    }
    const MenuEntry& entry = step.menu[frame.entry];
    while (frame.next_pick < frame.picked.size()) {
        const CardId card = frame.picked[frame.next_pick++];
        if (!carry_out_pick(frame, entry, card)) return;
    }
    settle();
    pop();
    follow(entry.next);
}

void Game::build_menu(const Step& step, Choice& choice) {
    const OwnerId player = state_->position.active;
    choice.clear();
    choice.seat = player;
    choice.prompt = step.prompt;
    choice.reply = Choice::Reply::grouped;
    const EntryPlan* plan = menus_[state_->position.step].entries.data();
    for (const MenuEntry& entry : step.menu) {
        switch (entry.kind) {
            case MenuEntry::Kind::word:
                choice.add_word(entry.name, entry.name);
                break;
            case MenuEntry::Kind::counter: {
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

void Game::index_menus() {
    menus_.assign(blueprint_->steps.size(), {});
    const std::size_t definitions = schema().definitions.size();
    for (std::size_t number = 0; number < menus_.size(); ++number) {
        const auto& entries = blueprint_->steps[number].menu;
        const auto is_word = [](const MenuEntry& entry) {
            return entry.kind == MenuEntry::Kind::word;
        };
        if (blueprint_->steps[number].automatic &&
            std::count_if(entries.begin(), entries.end(), is_word) == 1) {
            menus_[number].way_out = &*std::find_if(entries.begin(), entries.end(), is_word);
        }
        for (const MenuEntry& entry : entries) {
            EntryPlan& plan = menus_[number].entries.emplace_back();
            plan.entry = &entry;
            plan.kind = entry.kind;
            plan.name = entry.name;
            plan.counter = entry.counter;
            plan.from = entry.from;
            plan.top = entry.top;
            plan.many = entry.many;
            if (entry.kind != MenuEntry::Kind::cards) continue;
            const ZoneKind& place = schema().zone(entry.from);
            plan.shared = place.shared;
            plan.one_zone = !entry.top && !place.shared && !place.piles && place.slots == 0;
            plan.least_purse.assign(definitions, INT32_MIN);
            for (const Payment& payment : entry.pay) {
                const auto query = static_cast<std::size_t>(payment.amount.value);
                if (payment.amount.kind == Amount::Kind::constant) {
                    plan.fees.emplace_back(payment.counter, payment.amount.value);
                    continue;
                }
                if (payment.amount.kind == Amount::Kind::picked_query && plan.purse == no_counter &&
                    plain_queries_[query] != 0) {
                    plan.purse = payment.counter;
                    const auto prices =
                        plain_values_.begin() + static_cast<std::ptrdiff_t>(query * definitions);
                    std::copy_n(prices, definitions, plan.least_purse.begin());
                } else {
                    plan.looks_closer = true;
                }
            }
            for (const Clause& clause : entry.where.clauses) {
                if (clause.subject != Clause::Subject::type) {
                    plan.looks_closer = true;
                    continue;
                }
                for (std::size_t at = 0; at < definitions; ++at) {
                    const bool good = (types_[at] & clause.types).any();
                    if (good == clause.negated) plan.least_purse[at] = never;
                }
            }
        }
    }
}

/// What the plan of an entry leaves open.
bool Game::lets_through(const MenuEntry& entry, OwnerId player, CardId card) {
    if (failing(entry.where, card, player) != nullptr) return false;
    return std::all_of(entry.pay.begin(), entry.pay.end(), [&](const Payment& payment) {
        return state_->counter(Scope::player, index_of(player), payment.counter) >=
               amount(payment.amount, player, card, 0);
    });
}

/// Is there any answer but the one bare word?
bool Game::offers_anything(const MenuPlan& menu, OwnerId player) {
    for (const EntryPlan& plan : menu.entries) {
        if (plan.kind == MenuEntry::Kind::word) continue;
        if (plan.kind == MenuEntry::Kind::counter) {
            if (state_->counter(Scope::player, index_of(player), plan.counter) > 0) return true;
            continue;
        }
        const std::int64_t purse = purse_of(plan, player);
        if (purse == INT64_MIN) continue;
        const std::int32_t* const least_purse = plan.least_purse.data();
        const Card* const all = state_->cards().data();
        const auto fits = [&, closer = plan.looks_closer](CardId card) {
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

void Game::offer_cards(const EntryPlan& plan, OwnerId player, Choice& choice) {
    const std::int64_t most = purse_of(plan, player);
    if (most == INT64_MIN) return;
    const std::int32_t* const least_purse = plan.least_purse.data();
    const Card* const all = state_->cards().data();
    const bool closer = plan.looks_closer;
    const auto fits = [&](CardId card) {
        return least_purse[index_of(all[index_of(card)].definition)] <= most &&
               (!closer || lets_through(*plan.entry, player, card));
    };
    const auto zones = state_->topology().family(plan.from, plan.shared ? table_owner : player);
    const std::vector<CardId>* const contents = state_->contents().data();
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

/// Cards of a heap have no order for who does not see them: not that in which they came there.
void Game::hide_order(std::span<CardId> cards, SeatMask seat) const {
    std::vector<std::size_t> places;
    std::vector<CardId> hidden;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        if (cards[at] == no_card || (state_->card(cards[at]).known_by & seat) != 0) continue;
        const ZoneId zone = state_->card(cards[at]).zone;
        if (zone == no_zone || !state_->zone(zone).heap ||
            (state_->zone(zone).seen_by & seat) != 0) {
            continue;
        }
        places.push_back(at);
        hidden.push_back(cards[at]);
    }
    std::sort(hidden.begin(), hidden.end(), [&](CardId left, CardId right) {
        return state_->alias(left) < state_->alias(right);
    });
    for (std::size_t at = 0; at < places.size(); ++at) cards[places[at]] = hidden[at];
}

void Game::offer(Choice& choice, std::span<CardId> cards, Word group, bool many) {
    const SeatMask bit = seat_bit(choice.seat);
    const Card* const all = state_->cards().data();
    // Each is compared with those after it.
    if (cards.size() > cards_offered_for_nothing) work(cards.size() * cards.size());
    const std::size_t counters = schema().counters_of(Scope::card).size();
    const auto same_counters = [&](CardId left, CardId right) {
        for (std::size_t id = 0; id < counters; ++id) {
            if (state_->counter(Scope::card, index_of(left), id_at<CounterId>(id)) !=
                state_->counter(Scope::card, index_of(right), id_at<CounterId>(id))) {
                return false;
            }
        }
        return true;
    };
    Option* option = choice.options.room(cards.size());
    CardId* place = choice.cards.room(cards.size());
    const CardId* const start = choice.cards.data();
    bool unknown = false;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        if (cards[at] == no_card) continue;  // it went with one before it
        if (!unknown && (all[index_of(cards[at])].known_by & bit) == 0) {
            unknown = true;
            hide_order(cards.subspan(at), bit);
        }
        const CardId offered = cards[at];
        const auto first = static_cast<std::uint16_t>(place - start);
        std::uint16_t count = 1;
        *place++ = offered;
        const Card& card = all[index_of(offered)];
        if ((card.known_by & bit) != 0 && card.carries == 0) {
            // Cards in one place that look alike in every way are one option with a count.
            const std::uint64_t looks = looks_of(card);
            for (std::size_t later = at + 1; later < cards.size(); ++later) {
                if (cards[later] == no_card) continue;
                const Card& other = all[index_of(cards[later])];
                if (looks_of(other) != looks || other.face_up != card.face_up ||
                    (other.known_by & bit) == 0 || !same_counters(offered, cards[later])) {
                    continue;
                }
                *place++ = cards[later];
                cards[later] = no_card;
                ++count;
            }
        }
        write_option(*option++, Value::of(offered), group, first, count, many);
    }
    choice.options.end_at(option);
    choice.cards.end_at(place);
}

void Game::take_menu_answer(Frame& frame, std::span<const std::int32_t> picks) {
    const Step& step = blueprint_->steps[frame.step];
    const Choice& choice = strand_->choice;
    const Option& first = choice.options[static_cast<std::size_t>(picks[0])];
    frame.at = carrying_out;
    const MenuEntry& entry = entry_of(step, first);
    frame.entry = static_cast<std::uint16_t>(&entry - step.menu.data());
    frame.picked.clear();
    frame.next_pick = 0;
    if (entry.kind == MenuEntry::Kind::counter) {
        frame.number = static_cast<std::int32_t>(first.what.number());
        if (noisy_) {
            push_acts(&entry.acts, nullptr, frame.context.player, no_card, frame.number);
        } else {
            perform_all(entry.acts, {frame.context.player, no_card, frame.number, {}});
        }
        return;
    }
    if (entry.kind != MenuEntry::Kind::cards) return;
    if (picks.size() == 1) {
        frame.picked.push_back(choice.card_of(first, 0));
        return;
    }
    if (!std::is_sorted(picks.begin(), picks.end())) {
        PickCounter counter{choice};
        for (const std::int32_t pick : picks) {
            const Option& option = choice.options[static_cast<std::size_t>(pick)];
            frame.picked.push_back(choice.card_of(option, counter.add(pick)));
        }
        return;
    }
    std::int32_t before = -1;
    std::size_t nth = 0;
    for (const std::int32_t pick : picks) {
        nth = pick == before ? nth + 1 : 0;
        before = pick;
        frame.picked.push_back(choice.card_of(choice.options[static_cast<std::size_t>(pick)], nth));
    }
}

void Game::act_briefly(const VerbForm& form, const MenuEntry& entry, OwnerId player, CardId card) {
    for (const Payment& payment : entry.pay) {
        state_->add(Scope::player, index_of(player), payment.counter,
                    -amount(payment.amount, player, card, 0));
    }
    if (form.to != no_zone_kind) {
        const ZoneId to = state_->zone_of(form.to, player);
        count({&card, 1}, to);
        state_->move(card, to, State::Place::top, true, seat_bit(player));
    }
    for (const auto& [counter, many] : form.counts) {
        state_->add(Scope::player, index_of(player), counter, many);
    }
}

/// Most answers to menus come down to cards that go somewhere and give something: those are carried
/// out on the spot. False, and nothing has happened, if there is more to it.
bool Game::carry_out_briefly(std::span<const std::int32_t> picks) {
    const Frame& frame = main_strand_.top();
    if (frame.kind != Frame::Kind::step || journal != nullptr || whole_verbs) return false;
    const Choice& choice = main_strand_.choice;
    const Option* const options = choice.options.data();
    const Step& step = blueprint_->steps[frame.step];
    const Word group = options[picks[0]].group;
    const MenuEntry* entry = step.menu.data();
    const MenuEntry* const last = entry + step.menu.size();
    while (entry != last && entry->name != group) ++entry;
    if (entry == last || entry->verb == no_verb) return false;
    candidates_.clear();
    CardId* picked = candidates_.room(picks.size());
    std::int32_t before = -1;
    std::size_t nth = 0;
    for (const std::int32_t pick : picks) {
        if (pick < before) return false;
        nth = pick == before ? nth + 1 : 0;
        before = pick;
        const CardId card = choice.card_of(options[pick], nth);
        if (!form_of(entry->verb, card).brief) return false;
        *picked++ = card;
    }
    candidates_.end_at(picked);
    const OwnerId player = frame.context.player;
    if (!act_at_once(*entry, player, candidates_)) {
        for (const CardId card : candidates_) {
            act_briefly(form_of(entry->verb, card), *entry, player, card);
        }
    }
    settle();
    pop();
    follow(entry->next);
    return true;
}

/// Several cards that cost nothing and go the same way, all at once. False if they do not.
bool Game::act_at_once(const MenuEntry& entry, OwnerId player, std::span<const CardId> cards) {
    if (cards.size() < 2 || !entry.pay.empty()) return false;
    const ZoneKindId kind = form_of(entry.verb, cards[0]).to;
    if (kind == no_zone_kind) return false;
    for (const CardId card : cards) {
        if (form_of(entry.verb, card).to != kind) return false;
    }
    const ZoneId to = state_->zone_of(kind, player);
    if (!state_->go_simply(cards, to)) return false;
    count(cards, to);
    state_->move_at_once(cards, to);
    for (const CardId card : cards) {
        for (const auto& [counter, many] : form_of(entry.verb, card).counts) {
            state_->add(Scope::player, index_of(player), counter, many);
        }
    }
    return true;
}

/// True if it is done already, false if frames were pushed that must run first.
bool Game::carry_out_pick(Frame& frame, const MenuEntry& entry, CardId card) {
    const OwnerId player = frame.context.player;
    const VerbForm* form =
        entry.verb == no_verb || whole_verbs ? nullptr : &form_of(entry.verb, card);
    if (form != nullptr && form->brief && journal == nullptr) {
        act_briefly(*form, entry, player, card);
        return true;
    }
    request.kind = Request::Kind::none;
    for (const Payment& payment : entry.pay) {
        add_to(Scope::player, index_of(player), payment.counter,
               -amount(payment.amount, player, card, 0));
    }
    if (entry.verb != no_verb) {
        VerbCall wanted;
        wanted.verb = entry.verb;
        wanted.player = player;
        wanted.card = card;
        if (run_verb_now(wanted)) return true;
        push_verb(wanted);
    } else {
        if (!noisy_) {
            perform_all(entry.acts, {player, card, 0, {}});
            return true;
        }
        push_acts(&entry.acts, nullptr, player, card, 0);
    }
    // What listens to the payment comes first: it lies on top of what was paid for.
    if (request.kind == Request::Kind::event) push_events();
    return false;
}

bool Game::holds(const Condition& condition) const {
    switch (condition.kind) {
        case Condition::Kind::pile_empty: {
            const ZoneId pile =
                state_->topology().pile(condition.zone, table_owner, condition.pile);
            return pile != no_zone && state_->cards_in(pile).empty();
        }
        case Condition::Kind::zones_empty: {
            std::int32_t empty = 0;
            const std::vector<CardId>* const contents = state_->contents().data();
            for (const ZoneId zone : state_->topology().family(condition.zone, table_owner)) {
                empty += contents[index_of(zone)].empty() ? 1 : 0;
            }
            return empty >= condition.at_least;
        }
        case Condition::Kind::counter_reaches:
            return state_->counter(Scope::game, 0, condition.counter) >= condition.at_least;
        case Condition::Kind::rounds_reach:
            return state_->position.round >= static_cast<std::uint32_t>(condition.at_least);
    }
    return false;
}

// ---- "at any moment" ----

void Game::offer_meanwhile(Choice& choice) {
    if (choice.kind != Choice::Kind::pick) return;
    for (std::size_t at = 0; at < state_->card_count(); ++at) {
        const CardId card = id_at<CardId>(at);
        const DefId definition = state_->card(card).definition;
        if (state_->owner_of(card) != choice.seat ||
            std::find(idlers_.begin(), idlers_.end(), definition) == idlers_.end()) {
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

bool Game::take_meanwhile(const Choice& choice, std::span<const std::int32_t> picks) {
    if (choice.kind != Choice::Kind::pick || picks.empty()) return false;
    const Option& option = choice.options[static_cast<std::size_t>(picks[0])];
    if (option.group != word_meanwhile_) return false;
    // The step begins anew afterwards, so that nothing it had worked out can be stale.
    const CardId card = choice.card_of(option, 0);
    const OwnerId seat = choice.seat;
    drop_frames(main_strand_);
    *main_state_ = *step_start_;
    if (journal != nullptr) journal->resize(step_journal_);
    if (tally != nullptr) tally->back_to_mark();
    Context context;
    context.card = card;
    context.definition = state_->card(card).definition;
    context.player = context.owner = seat;
    push_function(behaviours_->cards[index_of(context.definition)].meanwhile, context,
                  word_meanwhile_);
    return true;
}

Refused Game::why_not(OwnerId seat, CardId card, Word group) {
    const Choice* choice = open_choice(seat);
    if (choice == nullptr) return {};
    const Refused* other_way = nullptr;
    for (const Refused& refused : choice->refused) {
        if (refused.what != Value::of(card)) continue;
        if (group == no_word || refused.group == group) return refused;
        if (other_way == nullptr) other_way = &refused;
    }
    if (other_way != nullptr) return *other_way;
    const Frame& frame = main_strand_.top();
    if (frame.kind != Frame::Kind::step) return {};
    Refused refused;
    refused.what = Value::of(card);
    const Step& step = blueprint_->steps[frame.step];
    if (state_->card(card).zone == no_zone) return {};
    const ZoneInfo& place = state_->zone(state_->card(card).zone);
    for (const MenuEntry& entry : step.menu) {
        if (entry.kind != MenuEntry::Kind::cards || entry.from != place.kind) continue;
        if (!schema().zone(entry.from).shared && place.owner != seat) continue;
        if (group != no_word && entry.name != group) continue;
        refused.group = entry.name;
        if (const Clause* clause = failing(entry.where, card, seat)) {
            refused.reason = clause->reason;
            return refused;
        }
        for (const Payment& payment : entry.pay) {
            const std::int64_t have =
                state_->counter(Scope::player, index_of(seat), payment.counter);
            const std::int64_t need = amount(payment.amount, seat, card, 0);
            if (have >= need) continue;
            refused.reason = payment.reason;
            refused.particulars = {{words_.intern("need"), Value::of(need)},
                                   {words_.intern("have"), Value::of(have)}};
            return refused;
        }
    }
    return {};
}

}  // namespace cardwright
