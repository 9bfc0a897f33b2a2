#include "flow/game.hpp"

#include <algorithm>
#include <atomic>
#include <utility>

namespace cardwright {
namespace {

/// So many things are looked at in the time that an instruction of Lua takes.
constexpr std::size_t things_per_unit = 8;

std::uint64_t next_layout() noexcept {
    static std::atomic<std::uint64_t> last{0};
    return last.fetch_add(1, std::memory_order_relaxed) + 1;
}

}  // namespace

Game::Game(const Blueprint& blueprint, const Behaviours& behaviours, ScriptRunner& scripts,
           FlowLimits limits)
    : blueprint_{&blueprint},
      behaviours_{&behaviours},
      scripts_{&scripts},
      limits_{limits},
      words_{&blueprint.schema.words},
      main_state_{std::make_unique<State>(blueprint.schema, blueprint.schema.seats.least, 0)},
      word_player_{words_.intern("player")},
      word_card_{words_.intern("card")},
      word_cards_{words_.intern("cards")},
      word_to_{words_.intern("to")},
      word_zone_{words_.intern("zone")},
      word_counter_{words_.intern("counter")},
      word_by_{words_.intern("by")},
      word_phase_{words_.intern("phase")},
      word_order_{words_.intern("order_effects")},
      word_meanwhile_{words_.intern("meanwhile")} {
    for (const HookKind& hook : blueprint.hooks) hook_names_.push_back(words_.intern(hook.name));
    for (const VerbKind& verb : blueprint.verbs) verb_names_.push_back(words_.intern(verb.name));
    for (const Step& step : blueprint.steps) step_names_.push_back(words_.intern(step.id));
    for (const EventKind& event : blueprint.events) {
        event_names_.push_back(words_.intern(event.name));
        auto& fields = event_fields_.emplace_back();
        for (const std::string& field : event.fields) fields.push_back(words_.intern(field));
    }
    own_words_ = dealt_words_ = words_.size();
    enter(nullptr);
    index_behaviours();
}

Game::~Game() {
    for (const auto& branch : branches_) drop_frames(branch->strand);
    drop_frames(main_strand_);
}

void Game::enter(Branch* branch) noexcept {
    branch_ = branch;
    state_ = branch != nullptr ? &branch->state : main_state_.get();
    strand_ = branch != nullptr ? &branch->strand : &main_strand_;
}

void Game::set_up(const Setup& setup) {
    const Running running{*this};
    for (const auto& branch : branches_) drop_frames(branch->strand);
    branches_.clear();
    drop_frames(main_strand_);
    enter(nullptr);
    setup_ = setup;
    if (setup_.options.empty()) {
        for (const OptionKind& option : blueprint_->options) {
            setup_.options.push_back(option.default_for(setup_.seats));
        }
    }
    finish_wanted_ = false;
    quiet_ = pure_ = 0;
    read_only_ = false;
    request.kind = Request::Kind::none;
    asked_.clear();
    choices_asked_ = steps_run_ = frames_in_step_ = 0;
    picks_taken_ = 0;
    const bool same_deal = dealt_ != nullptr && dealt_setup_.seats == setup_.seats &&
                           dealt_setup_.lineup == setup_.lineup &&
                           dealt_setup_.options == setup_.options;
    const Quiet no_questions{*this, false};
    try {
        deal_and_start(same_deal);
    } catch (...) {
        // Half a table is no table: the next one is laid from the beginning.
        dealing_ = false;
        forget_deal();
        throw;
    }
    if (setup_.first != table_owner) main_state_->position.first = setup_.first;
}

void Game::deal_and_start(bool same_deal) {
    words_.forget_after(same_deal ? dealt_words_ : own_words_);
    if (!same_deal) {
        dealt_.reset();
        *main_state_ = State{schema(), setup_.seats, setup_.seed};
        listened_.reset();
        dealing_ = true;
        if (behaviours_->deal != no_function) scripts_->change(*this, behaviours_->deal, {});
        dealing_ = false;
        index_behaviours();
        dealt_ = std::make_unique<State>(*main_state_);
        dealt_setup_ = setup_;
        dealt_listened_ = listened_;
        dealt_words_ = words_.size();
    } else {
        *main_state_ = *dealt_;
    }
    main_state_->reseed(setup_.seed);
    main_state_->position.first = setup_.first == table_owner ? OwnerId{0} : setup_.first;
    listened_.reset();  // nobody listens before the game begins
    perform_all(blueprint_->start, {table_owner, no_card, 0, {}});
    if (behaviours_->start != no_function) scripts_->change(*this, behaviours_->start, {});
    listened_ = dealt_listened_;
}

void Game::restore(const State& state) {
    for (const auto& branch : branches_) drop_frames(branch->strand);
    branches_.clear();
    drop_frames(main_strand_);
    *main_state_ = state;
    enter(nullptr);
    finish_wanted_ = false;
    quiet_ = pure_ = 0;
    read_only_ = false;
    choices_asked_ = steps_run_ = 0;
    picks_taken_ = 0;
    asked_.clear();
    request.kind = Request::Kind::none;
}

void Game::index_behaviours() {
    layout_ = next_layout();
    std::vector<bool> present(schema().definitions.size());
    settlers_.clear();
    for (std::size_t at = 0; at < state_->card_count(); ++at) {
        const std::size_t definition = index_of(state_->card(id_at<CardId>(at)).definition);
        present[definition] = true;
        if (behaviours_->cards[definition].settle != no_function) {
            settlers_.push_back(id_at<CardId>(at));
        }
    }
    listeners_.assign(blueprint_->events.size(), {});
    modifiers_.assign(blueprint_->queries.size(), {});
    effect_modifiers_.assign(blueprint_->queries.size(), false);
    listened_.reset();
    effect_listened_.reset();
    idlers_.clear();
    for (std::size_t at = 0; at < behaviours_->cards.size() && at < present.size(); ++at) {
        if (!present[at]) continue;
        const Behaviour& behaviour = behaviours_->cards[at];
        const DefId definition = id_at<DefId>(at);
        for (std::size_t number = 0; number < behaviour.triggers.size(); ++number) {
            const EventId event = behaviour.triggers[number].event;
            listeners_[index_of(event)].push_back({definition, static_cast<std::uint16_t>(number)});
            listened_.set(index_of(event));
        }
        for (std::size_t number = 0; number < behaviour.modifiers.size(); ++number) {
            modifiers_[index_of(behaviour.modifiers[number].query)].push_back(
                {definition, static_cast<std::uint16_t>(number)});
        }
        for (const EffectKind& effect : behaviour.effects) {
            for (const Trigger& trigger : effect.triggers) {
                listened_.set(index_of(trigger.event));
                effect_listened_.set(index_of(trigger.event));
            }
            for (const Modifier& modifier : effect.modifiers) {
                effect_modifiers_[index_of(modifier.query)] = true;
            }
        }
        if (behaviour.meanwhile != no_function) idlers_.push_back(definition);
    }
    index_plain_values();
    noisy_ = false;
    for (const KernelEvent event :
         {KernelEvent::moved, KernelEvent::drawn, KernelEvent::shuffled, KernelEvent::counted,
          KernelEvent::turned, KernelEvent::revealed}) {
        noisy_ = noisy_ || listened(event_id(event));
    }
    index_verbs();
    index_menus();
    lifetimes_used_.reset();
    for (const auto& counters : schema().counters) {
        for (const CounterKind& counter : counters) {
            lifetimes_used_.set(static_cast<std::size_t>(counter.lasts));
        }
    }
    phases_are_silent_ = !listened(event_id(KernelEvent::phase_begins)) &&
                         !listened(event_id(KernelEvent::phase_ends)) &&
                         !lifetimes_used_[static_cast<std::size_t>(Lifetime::phase)];
}

namespace {

/// Does any card say something else on another side?
bool differs_by_side(const std::vector<Definition>& definitions, std::size_t fact) {
    return std::any_of(definitions.begin(), definitions.end(), [fact](const Definition& card) {
        return std::any_of(card.sides.begin(), card.sides.end(), [&](const Side& side) {
            return side.numbers[fact] != card.numbers[fact];
        });
    });
}

}  // namespace

void Game::index_plain_values() {
    const auto& definitions = schema().definitions;
    types_.clear();
    definition_names_.clear();
    for (const Definition& definition : definitions) {
        types_.push_back(definition.types);
        definition_names_.push_back(definition.name);
    }
    plain_queries_.assign(blueprint_->queries.size(), 0);
    plain_values_.assign(blueprint_->queries.size() * definitions.size(), 0);
    for (std::size_t at = 0; at < blueprint_->queries.size(); ++at) {
        const QueryKind& kind = blueprint_->queries[at];
        if (!kind.base_fact || kind.base_script || !modifiers_[at].empty() ||
            effect_modifiers_[at] || differs_by_side(definitions, index_of(*kind.base_fact))) {
            continue;
        }
        plain_queries_[at] = 1;
        for (std::size_t card = 0; card < definitions.size(); ++card) {
            plain_values_[at * definitions.size() + card] =
                std::clamp(definitions[card].numbers[index_of(*kind.base_fact)],
                           kind.at_least.value_or(INT32_MIN), kind.at_most.value_or(INT32_MAX));
        }
    }
}

Game::Trial::Trial(Game& game)
    : game_{&game},
      state_{game.state_},
      journal_{game.journal},
      tally_{game.tally},
      events_{game.strand_->event_count},
      first_event_{game.first_event_},
      aside_{game.strand_->depth > 0 ? game.strand_->top().aside : no_zone},
      pure_{game.pure_},
      read_only_{game.read_only_},
      finish_wanted_{game.finish_wanted_} {
    if (game.trial_depth_ >= game.limits_.trial_depth) {
        game.fail("limit trial_depth (" + std::to_string(game.limits_.trial_depth) +
                      ") reached: trials try things out in trials without end",
                  "trial_depth");
    }
    if (game.trial_depth_ == game.trials_.size()) {
        game.trials_.push_back(std::make_unique<State>(*game.state_));
    } else {
        *game.trials_[game.trial_depth_] = *game.state_;
    }
    game.state_ = game.trials_[game.trial_depth_++].get();
    game.first_event_ = events_;
    game.journal = nullptr;
    game.tally = nullptr;
    // The copy may be changed even where the game may not.
    game.pure_ = 0;
    game.read_only_ = false;
}

Game::Trial::~Trial() {
    --game_->trial_depth_;
    game_->state_ = state_;
    game_->journal = journal_;
    game_->tally = tally_;
    game_->strand_->drop_events(events_);
    game_->first_event_ = first_event_;
    if (game_->strand_->depth > 0) game_->strand_->top().aside = aside_;
    game_->pure_ = pure_;
    game_->read_only_ = read_only_;
    game_->finish_wanted_ = finish_wanted_;
}

std::string_view Game::code_of(Refusal refusal, const Choice* choice) const noexcept {
    const Word own = choice != nullptr ? own_reason(*choice, refusal) : no_word;
    if (own != no_word) return words_.text(own);
    const std::string& called = blueprint_->reasons[static_cast<std::size_t>(refusal)];
    return called.empty() ? std::string_view{reason_code(refusal)} : called;
}

Refused Game::why_idle(OwnerId seat) {
    const Choice* asked = open_choice();
    if (asked == nullptr || asked->seat == seat || !branches_.empty() ||
        index_of(seat) >= state_->seats() || behaviours_->why_idle == no_function) {
        return {};
    }
    return scripts_->reason(*this, behaviours_->why_idle, seat, asked->seat);
}

std::vector<OwnerId> Game::deciding() const {
    std::vector<OwnerId> seats;
    if (branches_.empty()) {
        if (main_strand_.asking) seats.push_back(main_strand_.choice.seat);
        return seats;
    }
    for (const auto& branch : branches_) {
        if (branch->strand.asking) seats.push_back(branch->owner);
    }
    return seats;
}

const Choice* Game::open_choice(OwnerId seat) const noexcept {
    if (branches_.empty()) {
        return main_strand_.asking && main_strand_.choice.seat == seat ? &main_strand_.choice
                                                                       : nullptr;
    }
    const Branch* branch = branch_of(seat);
    return branch != nullptr && branch->strand.asking ? &branch->strand.choice : nullptr;
}

const Choice* Game::open_choice() const noexcept {
    if (branches_.empty()) return main_strand_.asking ? &main_strand_.choice : nullptr;
    for (const auto& branch : branches_) {
        if (branch->strand.asking) return &branch->strand.choice;
    }
    return nullptr;
}

const State& Game::state_for(OwnerId seat) const noexcept {
    const Branch* branch = branch_of(seat);
    return branch != nullptr ? branch->state : *main_state_;
}

std::optional<Refusal> Game::answer(OwnerId seat, std::span<const std::int32_t> picks) {
    if (finished()) return Refusal::game_over;
    const Choice* choice = open_choice(seat);
    if (choice == nullptr) return Refusal::not_your_choice;
    if (const auto refusal = refuse(*choice, picks)) return refusal;
    const Running running{*this};
    picks_taken_ += picks.size();
    if (picks_taken_ > limits_.picks_per_game) {
        fail_limit("picks_per_game", limits_.picks_per_game, "far too much has to be answered");
    }
    Branch* branch = branch_of(seat);
    if (branch != nullptr) {
        branch->answers.emplace_back(picks.begin(), picks.end());
        enter(branch);
        strand_->asking = false;
        deliver(strand_->choice, picks);
        run_branch(*branch);
        enter(nullptr);
        const bool all_done = std::all_of(branches_.begin(), branches_.end(),
                                          [](const auto& each) { return each->done; });
        if (!all_done) return std::nullopt;
        join();
    } else {
        main_strand_.asking = false;
        const bool done = carry_out_briefly(picks) || take_meanwhile(main_strand_.choice, picks);
        if (!done) deliver(main_strand_.choice, picks);
    }
    run();
    return std::nullopt;
}

std::vector<Reason> Game::reasons(OwnerId seat) const {
    std::vector<Reason> lines;
    const auto add = [&](const Strand& strand) {
        for (std::size_t at = 0; at < strand.depth; ++at) {
            const Frame& frame = strand.frames[at];
            if (frame.title == no_word) continue;
            const DefId card = frame.context.card != no_card
                                   ? main_state_->card(frame.context.card).definition
                                   : frame.context.definition;
            lines.push_back({frame.title, card, frame.context.player, frame.time, frame.times});
        }
    };
    add(main_strand_);
    if (const Branch* branch = branch_of(seat)) add(branch->strand);
    return lines;
}

std::vector<std::string> Game::chain() const {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < strand_->depth; ++at) {
        const Frame& frame = strand_->frames[at];
        if (frame.title == no_word) continue;
        std::string line;
        if (frame.context.definition != no_definition) {
            line = schema().definition(frame.context.definition).id;
            line += '.';
        }
        line += words_.text(frame.title);
        lines.push_back(std::move(line));
    }
    return lines;
}

void Game::fail(const std::string& message, std::string limit) const {
    GameError error{message};
    error.limit = std::move(limit);
    error.chain = chain();
    throw error;
}

void Game::fail_limit(const char* name, std::uint64_t limit, const char* why) const {
    fail(std::string{"limit "} + name + " (" + std::to_string(limit) + ") reached: " + why, name);
}

void Game::pay_for_work() {
    scripts_->pay(*this, std::exchange(work_, 0) / things_per_unit);
}

Word Game::learn(std::string_view text) {
    const Word known = words_.find(text);
    if (known != no_word) return known;
    if (words_.size() - own_words_ >= limits_.words_per_game) {
        fail_limit("words_per_game", limits_.words_per_game, "scripts make up words without end");
    }
    return words_.intern(text);
}

std::uint32_t Game::random_below(std::string_view stream, std::uint32_t bound) {
    const std::uint64_t name = hash_text(stream);
    // Every zone may have a stream of its own beside those.
    if (!state_->has_stream(name) &&
        state_->streams() >= limits_.random_streams + state_->topology().zones().size()) {
        fail_limit("random_streams", limits_.random_streams, "scripts name streams without end");
    }
    return state_->random_below(name, bound);
}

namespace {

/// What an entry is worth: one, and one more for so many cards.
constexpr std::size_t cards_per_entry = 16;

std::size_t weight_of(const JournalEntry& entry) noexcept {
    return 1 + entry.cards.size() / cards_per_entry;
}

}  // namespace

/// Somebody may have cut it since: then it is weighed anew.
std::size_t Game::journal_weight() {
    if (journal->size() != journal_counted_) {
        journal_weight_ = 0;
        for (const JournalEntry& entry : *journal) journal_weight_ += weight_of(entry);
    }
    return journal_weight_;
}

void Game::note(JournalEntry entry) {
    if (journal == nullptr) return;
    const std::size_t weight = journal_weight() + weight_of(entry);
    if (weight > limits_.journal_entries) {
        fail_limit("journal_entries", limits_.journal_entries, "far too much happens in one game");
    }
    journal_weight_ = weight;
    journal_counted_ = journal->size() + 1;
    std::size_t effects = 0;
    for (std::size_t at = 0; at < strand_->depth; ++at) {
        effects += strand_->frames[at].kind == Frame::Kind::script ? 1 : 0;
    }
    entry.depth = static_cast<std::uint8_t>(std::min<std::size_t>(effects, 255));
    if (branch_ != nullptr) entry.public_to = seat_bit(branch_->owner);
    journal->push_back(std::move(entry));
}

OwnerId Game::left_of(OwnerId seat) const noexcept {
    return id_at<OwnerId>((index_of(seat) + 1) % state_->seats());
}

OwnerId Game::right_of(OwnerId seat) const noexcept {
    return id_at<OwnerId>((index_of(seat) + state_->seats() - 1) % state_->seats());
}

std::vector<OwnerId> Game::seats_from(OwnerId seat) const {
    const std::size_t seats = state_->seats();
    const std::size_t start = index_of(seat) < seats ? index_of(seat) : 0;
    std::vector<OwnerId> order;
    order.reserve(seats);
    for (std::size_t at = 0; at < seats; ++at)
        order.push_back(id_at<OwnerId>((start + at) % seats));
    return order;
}

std::vector<OwnerId> Game::serving_order() {
    const PlayerOrder& rule = blueprint_->player_order;
    if (rule.kind == PlayerOrder::Kind::by_seat) return seats_from(OwnerId{0});
    const Position& position = state_->position;
    if (rule.kind == PlayerOrder::Kind::from_active) {
        return seats_from(position.active != table_owner ? position.active : position.turn);
    }
    std::vector<OwnerId> order = seats_from(OwnerId{0});
    // Drawn by lot first; the sort is stable, so the lot decides what the ranks leave tied.
    const auto ranked_before = [&](OwnerId left, OwnerId right) {
        for (const PlayerOrder::Rank& rank : rule.ranks) {
            const auto mine = state_->counter(Scope::player, index_of(left), rank.counter);
            const auto theirs = state_->counter(Scope::player, index_of(right), rank.counter);
            if (mine != theirs) return rank.most_first ? mine > theirs : mine < theirs;
        }
        return false;
    };
    for (std::size_t left = order.size(); left > 1; --left) {
        const std::size_t pick =
            state_->random_below(hash_text("lots"), static_cast<std::uint32_t>(left));
        std::swap(order[left - 1], order[pick]);
    }
    std::stable_sort(order.begin(), order.end(), ranked_before);
    return order;
}

}  // namespace cardwright
