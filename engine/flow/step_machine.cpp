// Step tables the kernel walks without a script: menus, lists of acts, conditions to finish.

#include <algorithm>

#include "flow/game.hpp"

namespace cardwright {
namespace {

enum Progress : std::uint16_t { fresh, waiting, carrying_out, script_running };

}  // namespace

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
            perform_all(step.acts, state_->position.active, no_card, 0);
            settle();
            follow(is_over(step) ? Next{Next::Kind::finish, 0} : step.next);
            return true;
        case Step::Kind::menu: {
            Choice& choice = strand_->choice;
            build_menu(step, choice);
            if (!step.automatic || choice.options.size() != 1 ||
                choice.options[0].what.kind() != ValueKind::word) {
                return false;
            }
            settle();
            follow(entry_of(step, choice.options[0]).next);
            return true;
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
                              words_.intern(step.id));
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
                offer_cards(entry, player, choice);
                break;
        }
    }
}

/// What a card must be like to be offered, worked out as far as it is the same for all cards.
class Game::Sieve {
  public:
    Sieve(Game& game, const MenuEntry& entry, OwnerId player)
        : game_{&game}, entry_{&entry}, player_{player} {
        for (const Payment& payment : entry.pay) {
            const std::int32_t has =
                game.state_->counter(Scope::player, index_of(player), payment.counter);
            const auto named = static_cast<std::size_t>(payment.amount.value);
            if (payment.amount.kind == Amount::Kind::constant) {
                hopeless_ = hopeless_ || has < payment.amount.value;
            } else if (payment.amount.kind == Amount::Kind::picked_query && prices_ == nullptr &&
                       game.plain_queries_[named] != 0) {
                prices_ = &game.plain_values_[named * game.types_.size()];
                purse_ = has;
            } else {
                looks_closer_ = true;
            }
        }
        const auto& clauses = entry.where.clauses;
        if (clauses.size() == 1 && clauses[0].subject == Clause::Subject::type &&
            !clauses[0].negated) {
            types_ = &clauses[0].types;
        } else if (!clauses.empty()) {
            looks_closer_ = true;
        }
    }

    /// There is something nobody could pay for any card.
    [[nodiscard]] bool hopeless() const noexcept { return hopeless_; }

    [[nodiscard]] bool lets_through(CardId card) const {
        const std::size_t definition = index_of(game_->state_->card(card).definition);
        if (prices_ != nullptr && prices_[definition] > purse_) return false;
        if (types_ != nullptr && (game_->types_[definition] & *types_).none()) return false;
        return !looks_closer_ || closely(card);
    }

  private:
    [[nodiscard]] bool closely(CardId card) const {
        Game& game = *game_;
        if (game.failing(entry_->where, card, player_) != nullptr) return false;
        return std::all_of(entry_->pay.begin(), entry_->pay.end(), [&](const Payment& payment) {
            return game.state_->counter(Scope::player, index_of(player_), payment.counter) >=
                   game.amount(payment.amount, player_, card, 0);
        });
    }

    Game* game_;
    const MenuEntry* entry_;
    OwnerId player_;
    const std::int32_t* prices_ = nullptr;  // by definition
    const TypeSet* types_ = nullptr;
    std::int32_t purse_ = 0;
    bool hopeless_ = false;
    bool looks_closer_ = false;
};

void Game::offer_cards(const MenuEntry& entry, OwnerId player, Choice& choice) {
    const Sieve sieve{*this, entry, player};
    if (sieve.hopeless()) return;
    const std::size_t first_option = choice.options.size();
    const OwnerId owner = schema().zone(entry.from).shared ? table_owner : player;
    for (const ZoneId zone : state_->topology().family(entry.from, owner)) {
        const auto cards = state_->cards_in(zone);
        if (entry.top) {
            // The tops of different zones are never alike: nothing to compare with.
            if (!cards.empty() && sieve.lets_through(cards.back())) {
                choice.add_card(cards.back(), entry.name, entry.many);
            }
            continue;
        }
        for (const CardId card : cards) {
            if (sieve.lets_through(card)) {
                offer(choice, card, entry.name, entry.many, first_option);
            }
        }
    }
}

void Game::offer(Choice& choice, CardId card, Word group, bool many, std::size_t first_option) {
    const Card& offered = state_->card(card);
    const SeatMask bit = seat_bit(choice.seat);
    const bool known = (offered.known_by & bit) != 0;
    // Cards in one place that look alike in every way are one option with a count.
    const auto alike = [&](CardId other_id) {
        const Card& other = state_->card(other_id);
        if (other.definition != offered.definition || other.zone != offered.zone ||
            other.side != offered.side || other.face_up != offered.face_up ||
            other.on != offered.on || other.carries != 0 || offered.carries != 0 || !known ||
            (other.known_by & bit) == 0) {
            return false;
        }
        for (std::size_t id = 0; id < schema().counters_of(Scope::card).size(); ++id) {
            if (state_->counter(Scope::card, index_of(card), id_at<CounterId>(id)) !=
                state_->counter(Scope::card, index_of(other_id), id_at<CounterId>(id))) {
                return false;
            }
        }
        return true;
    };
    for (std::size_t at = first_option; at < choice.options.size(); ++at) {
        Option& option = choice.options[at];
        if (option.what.kind() != ValueKind::card || option.group != group ||
            !alike(choice.cards[option.first])) {
            continue;
        }
        // Its cards stay together: the list is short, so making room is cheap.
        const auto place = choice.cards.begin() + option.first + option.count;
        choice.cards.insert(place, card);
        ++option.count;
        for (std::size_t later = 0; later < choice.options.size(); ++later) {
            if (choice.options[later].first >= option.first + option.count - 1 && later != at) {
                if (choice.options[later].what.kind() == ValueKind::card) {
                    ++choice.options[later].first;
                }
            }
        }
        return;
    }
    choice.add_card(card, group, many);
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
            perform_all(entry.acts, frame.context.player, no_card, frame.number);
        }
        return;
    }
    if (entry.kind != MenuEntry::Kind::cards) return;
    PickCounter counter{choice};
    for (const std::int32_t pick : picks) {
        const Option& option = choice.options[static_cast<std::size_t>(pick)];
        frame.picked.push_back(choice.card_of(option, counter.add(pick)));
    }
}

/// True if it is done already, false if frames were pushed that must run first.
bool Game::carry_out_pick(Frame& frame, const MenuEntry& entry, CardId card) {
    const OwnerId player = frame.context.player;
    request.kind = Request::Kind::none;
    for (const Payment& payment : entry.pay) {
        add_to(Scope::player, index_of(player), payment.counter,
               -amount(payment.amount, player, card, 0));
    }
    const std::vector<Act>* plain =
        entry.verb == no_verb ? &entry.acts : plain_form(entry.verb, card);
    if (plain == nullptr) {
        const VerbKind& verb = blueprint_->verbs[index_of(entry.verb)];
        Context context = frame.context;
        context.card = card;
        context.definition = state_->card(card).definition;
        Frame& called = push_function(behaviours_->verbs[index_of(entry.verb)], context,
                                      words_.intern(verb.name));
        called.arguments.assign({Value::of(player), Value::of(card)});
    } else {
        if (!noisy_) {
            perform_all(*plain, player, card, 0);
            return true;
        }
        push_acts(plain, nullptr, player, card, 0);
    }
    // What listens to the payment comes first: it lies on top of what was paid for.
    if (request.kind == Request::Kind::event) push_events();
    return false;
}

/// What a verb does with a card when no script is needed for it; nothing if one is.
const std::vector<Act>* Game::plain_form(VerbId verb, CardId card) const noexcept {
    if (always_full && behaviours_->verbs[index_of(verb)] != no_function) return nullptr;
    const PlainForm& form = plain_forms_[index_of(verb) * schema().definitions.size() +
                                         index_of(state_->card(card).definition)];
    return form.possible ? &form.acts : nullptr;
}

/// For each verb and kind of card: the verb's plain acts with what the card gives spelt out.
void Game::index_plain_forms() {
    plain_forms_.assign(blueprint_->verbs.size() * schema().definitions.size(), {});
    for (std::size_t at = 0; at < plain_forms_.size(); ++at) {
        const std::size_t number = at / schema().definitions.size();
        const DefId definition = id_at<DefId>(at % schema().definitions.size());
        const VerbKind& verb = blueprint_->verbs[number];
        if (!verb.has_plain) continue;
        const Behaviour& behaviour = behaviours_->cards[index_of(definition)];
        const bool heard = noisy_ || std::any_of(verb.events.begin(), verb.events.end(),
                                                 [&](EventId event) { return listened(event); });
        const bool hooked = std::any_of(verb.hooks.begin(), verb.hooks.end(), [&](HookId hook) {
            return behaviour.hook(hook) != no_function;
        });
        if (behaviours_->verbs[number] != no_function && (heard || hooked)) continue;
        plain_forms_[at].possible = true;
        spell_out(verb.plain, definition, plain_forms_[at].acts);
    }
}

void Game::spell_out(const std::vector<Act>& acts, DefId definition, std::vector<Act>& spelt) {
    for (const Act& act : acts) {
        if (act.kind != Act::Kind::give || act.everyone) {
            spelt.push_back(act);
            continue;
        }
        for (const auto& [name, many] : schema().definition(definition).gives) {
            const GiveKind* kind = blueprint_->find_give(name);
            if (kind == nullptr) continue;
            Act given = kind->act;
            given.times = many;
            spelt.push_back(given);
        }
    }
}

bool Game::holds(const Condition& condition) const {
    switch (condition.kind) {
        case Condition::Kind::pile_empty: {
            const ZoneId pile =
                state_->topology().pile(condition.zone, table_owner, condition.pile);
            return pile != no_zone && state_->cards_in(pile).empty();
        }
        case Condition::Kind::zones_empty: {
            const auto zones = state_->topology().family(condition.zone, table_owner);
            return std::count_if(zones.begin(), zones.end(), [&](ZoneId zone) {
                       return state_->cards_in(zone).empty();
                   }) >= condition.at_least;
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
        const auto& from = behaviours_->cards[index_of(definition)].meanwhile_from;
        const ZoneKindId kind = state_->zone(state_->card(card).zone).kind;
        if (!from.empty() && std::find(from.begin(), from.end(), kind) == from.end()) continue;
        offer(choice, card, word_meanwhile_, false, choice.options.size());
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
    Context context;
    context.card = card;
    context.definition = state_->card(card).definition;
    context.player = context.owner = seat;
    push_function(behaviours_->cards[index_of(context.definition)].meanwhile, context,
                  word_meanwhile_);
    return true;
}

Word Game::why_not(OwnerId seat, CardId card) {
    const Choice* choice = open_choice(seat);
    if (choice == nullptr) return no_word;
    for (const Refused& refused : choice->refused) {
        if (refused.what == Value::of(card)) return refused.reason;
    }
    const Frame& frame = main_strand_.top();
    if (frame.kind != Frame::Kind::step) return no_word;
    const Step& step = blueprint_->steps[frame.step];
    const ZoneInfo& place = state_->zone(state_->card(card).zone);
    for (const MenuEntry& entry : step.menu) {
        if (entry.kind != MenuEntry::Kind::cards || entry.from != place.kind) continue;
        if (!schema().zone(entry.from).shared && place.owner != seat) continue;
        if (const Clause* clause = failing(entry.where, card, seat)) return clause->reason;
        for (const Payment& payment : entry.pay) {
            if (state_->counter(Scope::player, index_of(seat), payment.counter) <
                amount(payment.amount, seat, card, 0)) {
                return payment.reason;
            }
        }
    }
    return no_word;
}

}  // namespace cardwright
