#pragma once

#include <algorithm>
#include <bitset>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "flow/behaviour.hpp"
#include "flow/blueprint.hpp"
#include "flow/choice.hpp"
#include "flow/error.hpp"
#include "flow/frame.hpp"
#include "flow/script_runner.hpp"
#include "flow/tally.hpp"
#include "state/journal.hpp"
#include "state/state.hpp"

namespace cardwright {

/// What the table agrees on before the first card is dealt.
struct Setup {
    std::uint8_t seats = 2;
    std::uint64_t seed = 0;
    std::vector<DefId> lineup;
    std::vector<std::int32_t> options;  ///< by index in Blueprint::options; empty: the standards
    OwnerId first = table_owner;        ///< who begins; the table's: the set-up decides
};

/// A verb that somebody wants done with a card.
struct VerbCall {
    VerbId verb = no_verb;
    OwnerId player = table_owner;
    CardId card = no_card;
    std::uint8_t time = 0;  ///< which of several times it is, if any
    std::uint8_t times = 0;
    std::vector<Value> arguments;  ///< by the verb's own; empty values and those left out: default
};

/// What a script stopped on. The kernel serves it and resumes the script.
struct Request {
    enum class Kind : std::uint8_t { none, ask, event, resolve, verb, together };
    Kind kind = Kind::none;
    std::vector<std::uint32_t> events;     ///< event: which, in the order they happened
    std::uint32_t event = no_event_index;  ///< resolve: what the hook is told
    bool before = false;                   ///< event: its replacements, or what follows it
    OwnerId player = table_owner;          ///< resolve: for whom
    CardId card = no_card;                 ///< resolve: which card
    HookId hook{};                         ///< resolve: which of its functions
    bool give = true;                      ///< resolve: carry out what the card gives first
    std::uint8_t time = 0;                 ///< resolve: which of several times it is, if any
    std::uint8_t times = 0;
    VerbCall verb;                       ///< verb
    FunctionRef function = no_function;  ///< together
    bool forked = true;                  ///< together: may branches change their player's things?
    std::vector<OwnerId> players;        ///< together
};

/// One player's line of play while several decide at the same time: its own fork of the state.
struct Branch {
    Branch(OwnerId who, const State& from) : owner{who}, state{from} {}
    OwnerId owner;
    State state;
    Strand strand;
    std::vector<Picks> answers;
    Reply result;
    bool done = false;
};

/// One line of the explanation why something is asked.
struct Reason {
    Word title = no_word;
    DefId card = no_definition;
    OwnerId player = table_owner;
    std::uint8_t time = 0;  ///< the first, second … time that what stands before it has this done
    std::uint8_t times = 0;
};

/// A game between two choices: walks phases and steps, resolves effects, stops where somebody must
/// decide. It knows no game: everything it does is in the blueprint or in a script.
class Game {
  public:
    Game(const Blueprint& blueprint, const Behaviours& behaviours, ScriptRunner& scripts,
         FlowLimits limits = {});
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    Game(Game&&) = delete;
    Game& operator=(Game&&) = delete;
    ~Game();

    // ---- life ----
    void set_up(const Setup& setup);
    /// Forgets what was dealt for an earlier set-up (after a script was changed).
    void forget_deal() noexcept { dealt_.reset(); }
    /// Puts a state in place that was taken between two steps; drops whatever was going on.
    void restore(const State& state);
    /// Runs until somebody must decide or the game is over.
    void run();
    [[nodiscard]] bool finished() const noexcept {
        return main_state_->position.stage == Position::Stage::finished;
    }
    /// Called whenever the game stands between two steps: the place for snapshots.
    std::function<void(const State&)> between_steps;
    Journal* journal = nullptr;  ///< kept only if somebody reads it
    CardTally* tally = nullptr;  ///< the same
    bool whole_verbs = false;    ///< run verbs as they are written, cut down nowhere (for tests)

    // ---- choices ----
    [[nodiscard]] std::vector<OwnerId> deciding() const;
    [[nodiscard]] const Choice* open_choice(OwnerId seat) const noexcept;
    /// The only open choice, while players do not decide together (otherwise the first in seat
    /// order).
    [[nodiscard]] const Choice* open_choice() const noexcept;
    /// Checks the answer, then goes on. A refused answer changes nothing.
    [[nodiscard]] std::optional<Refusal> answer(OwnerId seat, std::span<const std::int32_t> picks);
    /// While players decide together: takes back the seat's last answer. False if there is none.
    bool take_back(OwnerId seat);
    [[nodiscard]] bool together() const noexcept { return !branches_.empty(); }
    /// The code of a refused answer: the question's own, else the ruleset's, else the kernel's.
    /// Why a seat has nothing to decide while another is asked: the ruleset's own reason, if it has
    /// one for this.
    [[nodiscard]] Refused why_idle(OwnerId seat);
    [[nodiscard]] std::string_view code_of(Refusal refusal,
                                           const Choice* choice = nullptr) const noexcept;
    /// How many questions this game has asked so far.
    [[nodiscard]] std::uint32_t choices_asked() const noexcept { return choices_asked_; }
    /// Why the seat is asked, outermost first.
    [[nodiscard]] std::vector<Reason> reasons(OwnerId seat) const;
    /// The state as the seat sees it: while players decide together, with its own changes only.
    [[nodiscard]] const State& state_for(OwnerId seat) const noexcept;
    /// What the script that asked gets for an answer.
    static void fill_reply(const Choice& choice, std::span<const std::int32_t> picks, Reply& reply);
    /// While it lives, questions about the state are answered as the seat sees it.
    class LookAs {
      public:
        LookAs(Game& game, OwnerId seat) noexcept : game_{&game}, before_{game.branch_} {
            if (Branch* branch = game.branch_of(seat)) game.enter(branch);
        }
        ~LookAs() { game_->enter(before_); }
        LookAs(const LookAs&) = delete;
        LookAs& operator=(const LookAs&) = delete;
        LookAs(LookAs&&) = delete;
        LookAs& operator=(LookAs&&) = delete;

      private:
        Game* game_;
        Branch* before_;
    };
    /// Why a card is not among the options of the seat's open choice, or of one of its groups;
    /// without a reason if none is known.
    [[nodiscard]] Refused why_not(OwnerId seat, CardId card, Word group = no_word);

    // ---- what scripts and native steps work with ----
    [[nodiscard]] const Blueprint& blueprint() const noexcept { return *blueprint_; }
    [[nodiscard]] const Behaviours& behaviours() const noexcept { return *behaviours_; }
    [[nodiscard]] const Schema& schema() const noexcept { return blueprint_->schema; }
    [[nodiscard]] const FlowLimits& limits() const noexcept { return limits_; }
    /// Which stretch of play is under way: from one answer (or the set-up) to the next question.
    /// What scripts may use up is counted over all of it. 0 while somebody has to decide.
    [[nodiscard]] std::uint64_t stretch() const noexcept { return running_ > 0 ? stretch_ : 0; }
    [[nodiscard]] State& state() noexcept { return *state_; }
    [[nodiscard]] const State& state() const noexcept { return *state_; }
    [[nodiscard]] const State& table_state() const noexcept { return *main_state_; }
    [[nodiscard]] Strand& strand() noexcept { return *strand_; }
    [[nodiscard]] const Strand& strand() const noexcept { return *strand_; }
    /// Does what was begun there go on here? A branch goes on with what the table has begun, but
    /// not with what another branch has.
    [[nodiscard]] bool goes_on_here(const Strand* strand) const noexcept {
        return strand == strand_ || strand == &main_strand_;
    }
    [[nodiscard]] Words& words() noexcept { return words_; }
    [[nodiscard]] const Words& words() const noexcept { return words_; }
    [[nodiscard]] const Setup& setup() const noexcept { return setup_; }
    /// Which zones there are has a number that no other layout of any game has; 0 while the table
    /// is still being laid out.
    [[nodiscard]] std::uint64_t layout() const noexcept { return dealing_ ? 0 : layout_; }
    Request request;

    [[nodiscard]] OwnerId left_of(OwnerId seat) const noexcept;
    [[nodiscard]] OwnerId right_of(OwnerId seat) const noexcept;
    /// Seats in the order of play, beginning with one.
    [[nodiscard]] std::vector<OwnerId> seats_from(OwnerId seat) const;
    /// Seats in the order in which the ruleset serves them.
    [[nodiscard]] std::vector<OwnerId> serving_order();

    /// What the kernel looks at for scripts, in things: they pay for it.
    void work(std::size_t things) {
        work_ += things;
        if (work_ >= things_per_bill) pay_for_work();
    }
    /// The number of a word that a script uses. There may be only so many that nobody else knows,
    /// and the next game knows none of them.
    [[nodiscard]] Word learn(std::string_view text);
    /// A number from a stream that a script has named.
    [[nodiscard]] std::uint32_t random_below(std::string_view stream, std::uint32_t bound);
    /// Something an event holds has changed: all of them together may hold only so much.
    void weigh(Event& event);

    // Changes. Each returns true if somebody listens: then the event is in `request` and must be
    // resolved before whoever made the change goes on.
    bool move_cards(std::span<const CardId> cards, ZoneId to, State::Place place, OwnerId by,
                    bool face_up = true);
    bool move_zone(ZoneId from, ZoneId to, OwnerId by);
    bool draw_cards(ZoneId from, ZoneId to, std::uint32_t amount, OwnerId by,
                    std::vector<CardId>* drawn);
    bool shuffle_zone(ZoneId zone);
    bool add_to(Scope scope, std::size_t subject, CounterId counter, std::int64_t by,
                std::int32_t* changed = nullptr);
    bool turn_cards(std::span<const CardId> cards, bool face_up);
    bool reveal_cards(std::span<const CardId> cards, OwnerId by);
    void look_at(std::span<const CardId> cards, OwnerId by);
    void lay(CardId card, CardId below, OwnerId by);
    void replace(CardId out, CardId in, ZoneId to);
    void add_effect(const Effect& effect);
    /// Throws if a branch may not touch what belongs to this owner.
    void may_change(OwnerId owner) const {
        if (read_only() || (branch_ != nullptr && owner != branch_->owner)) refuse_change();
    }
    void may_change(ZoneId zone) const {
        if (zone == no_zone) refuse_absent();
        may_change(state_->zone(zone).owner);
    }
    /// Throws if so many more cards are too many for the zone.
    void must_have_room(ZoneId zone, std::size_t more) const;
    /// Runs a verb that sets no script going. False, and nothing has happened, if it may.
    bool run_verb_now(const VerbCall& wanted);
    /// Refills a zone that has run out.
    bool refill(ZoneId zone);
    /// The place of the frame on top for what it shows and sets aside.
    ZoneId aside();

    [[nodiscard]] std::int64_t value(QueryId query, Value subject) {
        if (!plain_queries_[index_of(query)]) return worked_out(query, subject);
        return plain_values_[index_of(query) * types_.size() +
                             index_of(state_->card(subject.card()).definition)];
    }
    /// The data a list query collects: (definition, which of its data), in a fixed order.
    [[nodiscard]] std::vector<std::pair<DefId, std::int32_t>> collect(QueryId query, Value subject);
    [[nodiscard]] std::int64_t amount(const Amount& amount, OwnerId player, CardId picked,
                                      std::int32_t number) {
        if (amount.kind == Amount::Kind::constant) return amount.value;
        if (amount.kind == Amount::Kind::picked_query) {
            return value(id_at<QueryId>(static_cast<std::size_t>(amount.value)), Value::of(picked));
        }
        return named_amount(amount, player, picked, number);
    }
    /// The first clause a card fails, or none.
    [[nodiscard]] const Clause* failing(const Filter& filter, CardId card, OwnerId player) {
        for (const Clause& clause : filter.clauses) {
            const bool good =
                clause.subject == Clause::Subject::type
                    ? (types_[index_of(state_->card(card).definition)] & clause.types).any()
                    : meets(clause, card, player);
            if (good == clause.negated) return &clause;
        }
        return nullptr;
    }
    /// Adds cards to a choice; those the seat cannot tell apart become one option. Uses up the
    /// list.
    void offer(Choice& choice, std::span<CardId> cards, Word group, bool many);
    void hide_order(std::span<CardId> cards, SeatMask seat) const;

    [[nodiscard]] Word name_of(DefId definition) const noexcept {
        return definition_names_[index_of(definition)];
    }
    [[nodiscard]] bool listened(EventId event) const noexcept { return listened_[index_of(event)]; }
    /// Does anything answer this event now? Otherwise it is over as soon as it is raised.
    [[nodiscard]] bool anyone_answers(std::uint32_t event, bool before);
    [[nodiscard]] bool pure() const noexcept { return pure_ > 0; }
    /// Nothing may change: a query is worked out, or all are asked one plain question.
    [[nodiscard]] bool read_only() const noexcept { return pure_ > 0 || read_only_; }
    [[nodiscard]] bool in_branch() const noexcept { return branch_ != nullptr; }
    void note(JournalEntry entry);
    /// A card as the table sees it now.
    [[nodiscard]] JournalCard as_seen(CardId card) const;
    void note_cards(JournalEntry entry, std::span<const CardId> cards);
    [[nodiscard]] std::vector<std::string> chain() const;
    [[noreturn]] void fail(const std::string& message, std::string limit = {}) const;

    /// While it lives the game stands on a copy of the state that is thrown away afterwards:
    /// nothing that happens lasts. The state itself is not touched, so whoever is just going
    /// through it (a query, the triggers of an event, a menu) may call a script that tries
    /// something out.
    class Trial {
      public:
        explicit Trial(Game& game);
        ~Trial();
        Trial(const Trial&) = delete;
        Trial& operator=(const Trial&) = delete;
        Trial(Trial&&) = delete;
        Trial& operator=(Trial&&) = delete;

      private:
        Game* game_;
        State* state_;
        Journal* journal_;
        CardTally* tally_;
        std::size_t events_;       // of the strand, when it began
        std::size_t first_event_;  // that could be changed before
        ZoneId aside_;             // of the frame on top
        int pure_;
        bool read_only_;
        bool finish_wanted_;
    };
    /// Events that a trial has not raised itself are not its own to change.
    [[nodiscard]] bool may_change_event(std::size_t index) const noexcept {
        return index >= first_event_;
    }
    /// While it lives nothing may be asked (and, if pure, nothing changed).
    class Quiet {
      public:
        Quiet(Game& game, bool pure) noexcept : game_{&game}, pure_{pure} {
            ++game.quiet_;
            if (pure) ++game.pure_;
        }
        ~Quiet() {
            --game_->quiet_;
            if (pure_) --game_->pure_;
        }
        Quiet(const Quiet&) = delete;
        Quiet& operator=(const Quiet&) = delete;
        Quiet(Quiet&&) = delete;
        Quiet& operator=(Quiet&&) = delete;

      private:
        Game* game_;
        bool pure_;
    };
    [[nodiscard]] bool quiet() const noexcept { return quiet_ > 0; }
    /// Dealing is done once for many games, so nothing random may happen in it.
    [[nodiscard]] bool dealing() const noexcept { return dealing_; }
    void finish_now() noexcept { finish_wanted_ = true; }

    /// Which triggers and modifiers matter in this game: made anew when cards are added.
    void index_behaviours();
    /// Raises an event of the rules; its triggers run when the request is served.
    std::uint32_t new_event(EventId kind);
    void ask_for_event(std::uint32_t event, bool before);

  private:
    struct Listener {
        DefId definition;
        std::uint16_t trigger;
    };
    struct ActiveModifier {
        const Modifier* modifier;
        Context context;
    };
    /// What an entry of a menu comes down to in this game, as far as it is the same for all cards
    /// of a kind. What is looked at every time stands here once more, close together.
    struct EntryPlan {
        const MenuEntry* entry = nullptr;
        MenuEntry::Kind kind = MenuEntry::Kind::word;
        bool top = false;
        bool many = false;
        bool shared = false;        ///< the cards lie on the table
        bool one_zone = false;      ///< any card of the player's only zone of the kind
        bool looks_closer = false;  ///< there is more to it, for each card
        ZoneKindId from = no_zone_kind;
        CounterId counter = no_counter;
        CounterId purse = no_counter;  ///< none: as if it held nothing
        Word name = no_word;
        std::vector<std::pair<CounterId, std::int32_t>> fees;  ///< the same for every card
        std::vector<std::int32_t> least_purse;  ///< by definition: what the purse must hold
    };
    struct MenuPlan {
        std::vector<EntryPlan> entries;
        const MenuEntry* way_out = nullptr;  ///< taken unasked if there is nothing else to answer
    };
    /// What is left of a verb for one kind of card, without what cannot matter in this game.
    struct VerbForm {
        bool silent = false;           ///< it sets no script going and raises no event
        bool brief = false;            ///< `to` and `counts` say it all
        ZoneKindId to = no_zone_kind;  ///< where the card goes, if anywhere
        std::vector<std::pair<CounterId, std::int64_t>> counts;  ///< what its player gets
        std::vector<HookId> given;  ///< hooks the card lacks: of resolving, only giving is left
        std::vector<Act> acts;
    };
    class VerbCutter;
    /// For whom an act is carried out, and with what.
    struct ActPlace {
        OwnerId player;
        CardId picked;
        std::int32_t number;
        std::span<const Value> arguments;  ///< of the verb the act belongs to
    };
    struct Asked {
        QueryId query;
        Value subject;
        friend bool operator==(const Asked&, const Asked&) = default;
    };

    /// While it lives a stretch of play is under way.
    class Running {
      public:
        explicit Running(Game& game) noexcept : game_{&game} {
            if (game.running_++ > 0) return;
            ++game.stretch_;
            game.work_ = 0;
        }
        ~Running() { --game_->running_; }
        Running(const Running&) = delete;
        Running& operator=(const Running&) = delete;
        Running(Running&&) = delete;
        Running& operator=(Running&&) = delete;

      private:
        Game* game_;
    };

    static constexpr std::size_t things_per_bill = 1024;
    void pay_for_work();
    [[noreturn]] void fail_limit(const char* name, std::uint64_t limit, const char* why) const;
    [[nodiscard]] std::size_t journal_weight();

    // driver.cpp: phases, turns and rounds. What only one place calls is `inline`: the compiler
    // then makes one function of them.
    void deal_and_start(bool same_deal);
    inline void walk_stage();
    inline void begin_cycle();
    inline void begin_phase();
    inline void end_phase();
    inline void end_cycle();
    void end_game();
    inline bool go_to_next_phase();
    void follow(const Next& next);
    void follow(std::string_view name);
    void announce_stage(KernelEvent event, OwnerId player, Word phase = no_word) {
        if (listened(event_id(event))) raise_stage(event, player, phase);
    }
    void raise_stage(KernelEvent event, OwnerId player, Word phase);
    void run_step();
    void expire(Lifetime lifetime) {
        if (lifetimes_used_[static_cast<std::size_t>(lifetime)] || !state_->effects().empty()) {
            state_->expire(lifetime);
        }
    }
    void settle() {
        if (!settlers_.empty()) settle_all();
    }
    void settle_all();
    /// Does a card with a settle function lie where it works?
    [[nodiscard]] bool is_to_settle(CardId card) const;

    // strand.cpp: the stack
    bool run_strand();  ///< false when something is asked
    Frame& push(Frame::Kind kind);
    void count_frame();
    void pop();
    void serve_request();
    Frame& push_function(FunctionRef function, const Context& context, Word title);
    void resolve(const Request& wanted);
    void ask();
    void drop_frames(Strand& strand) noexcept;
    void deliver(const Choice& choice, std::span<const std::int32_t> picks);
    void enter(Branch* branch) noexcept;

    // step_machine.cpp
    void run_step_frame(Frame& frame);
    inline bool run_at_once(const Step& step);
    [[nodiscard]] inline bool is_over(const Step& step) const;
    [[nodiscard]] const MenuEntry& entry_of(const Step& step, const Option& option) const noexcept;
    [[nodiscard]] const VerbForm& form_of(VerbId verb, CardId card) const noexcept {
        return verb_forms_[index_of(verb) * types_.size() +
                           index_of(state_->card(card).definition)];
    }
    [[nodiscard]] bool lets_through(const MenuEntry& entry, OwnerId player, CardId card);
    [[nodiscard]] inline bool offers_anything(const MenuPlan& menu, OwnerId player);
    [[nodiscard]] inline std::int64_t purse_of(const EntryPlan& plan,
                                               OwnerId player) const noexcept;
    void index_menus();
    void index_plain_values();
    inline void build_menu(const Step& step, Choice& choice);
    inline void offer_cards(const EntryPlan& plan, OwnerId player, Choice& choice);
    void take_menu_answer(Frame& frame, std::span<const std::int32_t> picks);
    inline void act_briefly(const VerbForm& form, const MenuEntry& entry, OwnerId player,
                            CardId card);
    bool carry_out_briefly(std::span<const std::int32_t> picks);
    inline bool act_at_once(const MenuEntry& entry, OwnerId player, std::span<const CardId> cards);
    bool carry_out_pick(Frame& frame, const MenuEntry& entry, CardId card);
    void offer_meanwhile(Choice& choice);
    bool take_meanwhile(const Choice& choice, std::span<const std::int32_t> picks);
    [[nodiscard]] bool holds(const Condition& condition) const;

    // acts.cpp
    void run_acts_frame(Frame& frame);
    void run_gives_frame(Frame& frame);
    bool perform(const Act& act, const ActPlace& place, std::int32_t multiplier);
    inline bool perform_quietly(const Act& act, const ActPlace& place);
    bool perform_for(const Act& act, const ActPlace& place, std::int32_t multiplier);
    bool perform_all(const std::vector<Act>& acts, const ActPlace& place);
    bool give(std::span<const std::pair<Word, std::int32_t>> gives, OwnerId player);
    void push_acts(const std::vector<Act>* acts,
                   const std::vector<std::pair<Word, std::int32_t>>* gives, OwnerId player,
                   CardId picked, std::int32_t number);

    // verbs.cpp
    void index_verbs();
    [[nodiscard]] static bool make_brief(VerbForm& form);
    [[nodiscard]] bool concerns(const Act& act, const Definition& definition) const noexcept;
    [[nodiscard]] bool may_be_answered(EventId event, DefId about, bool before) const noexcept;
    void count_given_again(const VerbForm& form, OwnerId player, CardId card, std::uint8_t time);
    void push_verb(const VerbCall& wanted);
    [[nodiscard]] Value default_argument(const VerbArgument& argument, OwnerId player,
                                         CardId card) const;
    [[nodiscard]] ZoneId zone_in(const Act& act, const ActPlace& place) const;
    std::uint32_t verb_event(const Frame& frame, const Act& act);
    void note_event(EventId kind, OwnerId player, CardId card);
    void announce(Frame& frame, const Act& act);
    void fire(Frame& frame, const Act& act);
    void begin_act(Frame& frame, const Act& act);
    bool conclude_act(Frame& frame, const Act& act);
    void tell(Frame& frame, std::size_t argument, Value said) const;
    bool go_on_with(Frame& frame, Value card) const;
    void end_verb(Frame& frame, bool succeeded);

    // event_machine.cpp
    void run_event_frame(Frame& frame);
    void collect_triggers(Frame& frame, const Event& event, bool again);
    void add_pending(Frame& frame, const Event& event, const Trigger& trigger, Pending candidate);
    bool next_trigger(Frame& frame, std::size_t& which);
    void run_trigger(Frame& frame, std::size_t which);
    template <typename Each>
    void each_card_of(const Listener& listener, const Trigger& trigger, const Event& event,
                      Each&& each);
    [[nodiscard]] const Trigger& trigger_of(const Pending& pending) const noexcept;
    [[nodiscard]] bool still_applies(const Event& event, const Pending& pending);
    Event& kernel_event(KernelEvent event, OwnerId player);
    void set_cards(Event& event, std::span<const CardId> cards);
    void push_events();
    [[noreturn]] void refuse_change() const;
    [[noreturn]] void refuse_absent() const;
    [[noreturn]] void refuse_nobody() const;
    /// What belongs to a player cannot be asked of the table.
    void must_be_somebody(OwnerId owner) const {
        if (index_of(owner) >= state_->owners()) refuse_nobody();
    }

    /// Cards are about to come to a zone. What branches do counts when they are put together.
    void count(std::span<const CardId> cards, ZoneId to) {
        if (tally != nullptr && branch_ == nullptr) tally->count(*state_, cards, to);
    }
    /// Must every card that goes this way be told one by one?
    [[nodiscard]] bool counted(ZoneId from, ZoneId to) const noexcept {
        return tally != nullptr && tally->counts(state_->zone(from).kind, state_->zone(to).kind);
    }

    // query.cpp
    [[nodiscard]] std::int64_t worked_out(QueryId query, Value subject);
    [[nodiscard]] bool meets(const Clause& clause, CardId card, OwnerId player);
    [[nodiscard]] std::int64_t named_amount(const Amount& amount, OwnerId player, CardId picked,
                                            std::int32_t number);
    void active_modifiers(QueryId query, Value subject, std::vector<ActiveModifier>& found);
    [[nodiscard]] bool applies(const Modifier& modifier, const Context& context, Value subject);

    // together.cpp
    void begin_together();
    void join();
    bool run_branch(Branch& branch);
    [[nodiscard]] Branch* branch_of(OwnerId seat) noexcept;
    [[nodiscard]] const Branch* branch_of(OwnerId seat) const noexcept;

    const Blueprint* blueprint_;
    const Behaviours* behaviours_;
    ScriptRunner* scripts_;
    FlowLimits limits_;
    Words words_;
    Setup setup_;

    std::unique_ptr<State> main_state_;
    std::unique_ptr<State> dealt_;  ///< the state after dealing, before anything random
    Setup dealt_setup_;
    std::bitset<256> dealt_listened_;  ///< the events somebody listens to at that table
    Strand main_strand_;
    std::vector<std::unique_ptr<Branch>> branches_;
    State* state_ = nullptr;  ///< of the strand that runs
    Strand* strand_ = nullptr;
    Branch* branch_ = nullptr;
    /// For trials inside trials; kept, with the room their lists have.
    std::vector<std::unique_ptr<State>> trials_;
    std::size_t trial_depth_ = 0;
    std::size_t first_event_ = 0;  ///< of those that may be changed

    std::vector<std::vector<Listener>> listeners_;  ///< by event
    std::vector<std::vector<Listener>> modifiers_;  ///< by query
    std::vector<bool> effect_modifiers_;            ///< by query: an effect may modify it
    std::vector<TypeSet> types_;                    ///< by definition, close together
    std::vector<Word> definition_names_;            ///< by definition, close together
    /// By query: nothing in this game can modify it, so it is what is printed on the card …
    std::vector<std::uint8_t> plain_queries_;
    std::vector<std::int32_t> plain_values_;  ///< … which stands here, by query and definition
    std::bitset<256> listened_;
    std::bitset<256> effect_listened_;  ///< events that an effect of a card here may listen to
    std::vector<VerbForm> verb_forms_;  ///< by verb and definition
    std::vector<MenuPlan> menus_;       ///< by step
    PlainList<CardId> candidates_;      ///< for a menu that is being made, or answered
    std::vector<CardId> settlers_;
    std::vector<DefId> idlers_;  ///< definitions with a `meanwhile`
    std::bitset<lifetime_count> lifetimes_used_;
    bool noisy_ = false;              ///< somebody listens to kernel events
    bool phases_are_silent_ = false;  ///< nothing can happen between two phases

    std::vector<Asked> asked_;           ///< queries being worked out
    std::unique_ptr<State> step_start_;  ///< kept only where a `meanwhile` exists
    std::size_t step_journal_ = 0;       ///< entries when the step began
    std::size_t journal_before_ = 0;     ///< entries when players began to decide together
    std::uint64_t layout_ = 0;           ///< see `layout()`
    bool first_question_ = false;
    bool dealing_ = false;
    int quiet_ = 0;
    int pure_ = 0;
    bool finish_wanted_ = false;
    bool read_only_ = false;
    int running_ = 0;
    std::uint64_t stretch_ = 0;
    std::size_t work_ = 0;             ///< not yet paid
    std::size_t own_words_ = 0;        ///< the content's and the kernel's
    std::size_t dealt_words_ = 0;      ///< those and what was learnt while dealing
    std::size_t journal_counted_ = 0;  ///< entries that are in the weight
    std::size_t journal_weight_ = 0;
    std::uint64_t picks_taken_ = 0;
    std::uint32_t frames_in_step_ = 0;
    std::uint32_t choices_asked_ = 0;
    std::uint32_t steps_run_ = 0;

    // names of the ruleset that explanations and the journal use
    std::vector<Word> hook_names_, verb_names_, step_names_, event_names_;
    std::vector<std::vector<Word>> event_fields_;  ///< by event
    // names the kernel itself uses in events
    Word word_player_, word_card_, word_cards_, word_to_, word_zone_, word_counter_, word_by_,
        word_phase_, word_order_, word_meanwhile_;
};

}  // namespace cardwright
