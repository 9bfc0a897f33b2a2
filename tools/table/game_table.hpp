#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/match.hpp"
#include "match/seat.hpp"
#include "match/think/thinker.hpp"
#include "table/seating.hpp"
#include "table/sight.hpp"

namespace cardwright::tool {

/// The game on the table with those who sit there. It shows nothing and asks nobody.
class GameTable {
  public:
    /// What a thinking bot may take for a decision, and a hint; and where it is written down what
    /// scripts take, if somebody wants to know.
    explicit GameTable(const ThinkingRoom& room = {}, double seconds_for_a_hint = 0,
                       ScriptProfile* profile = nullptr) noexcept
        : room_{room}, seconds_for_a_hint_{seconds_for_a_hint}, profile_{profile} {}
    GameTable(const GameTable&) = delete;
    GameTable& operator=(const GameTable&) = delete;
    GameTable(GameTable&&) = delete;
    GameTable& operator=(GameTable&&) = delete;
    ~GameTable() = default;

    /// Deals. The seats are people or bots by name. Throws GameError or std::invalid_argument.
    void begin(std::unique_ptr<Kit> kit, std::vector<std::string> seats, const TablePlan& plan);
    /// Puts a record in, with this content. If it does not fit, the table stays as it is and
    /// std::runtime_error says where they part. Returns what has changed since it was made.
    ContentChanges put_in(const Record& record, std::unique_ptr<Kit> kit);

    /// Nothing lies on it yet.
    [[nodiscard]] bool empty() const noexcept { return match_ == nullptr; }
    [[nodiscard]] Match& match() noexcept { return *match_; }
    [[nodiscard]] const Match& match() const noexcept { return *match_; }
    [[nodiscard]] Game& game() noexcept { return match_->game(); }
    [[nodiscard]] const Blueprint& blueprint() const noexcept { return kit_->blueprint(); }
    [[nodiscard]] const std::vector<std::string>& seats() const noexcept { return seats_; }
    [[nodiscard]] bool is_person(OwnerId seat) const { return !bots_.seated[index_of(seat)]; }
    [[nodiscard]] std::size_t people() const;
    /// What those at the table are called.
    [[nodiscard]] SeatNames names(const Phrases& phrases) const;

    /// Whose decision comes next: people first, where all decide at the same time.
    [[nodiscard]] std::optional<OwnerId> next_to_decide() const;
    /// `heard` is told what the bot thought, if it is one that thinks.
    void decide_for_bot(OwnerId seat, const std::function<void(const Thoughts&)>& heard);
    [[nodiscard]] bool thinks(OwnerId seat) const {
        const auto& bot = bots_.seated[index_of(seat)];
        return bot && bot->thinks();
    }
    /// What a search thinks of the seat's question.
    [[nodiscard]] Thoughts think_for(OwnerId seat);

    /// All bots a game may want. They are loaded before it begins: no script is ever loaded in the
    /// midst of a game.
    struct Bots {
        std::vector<std::unique_ptr<Seat>> seated;  ///< by seat; nothing for a person
        std::string adviser_name;
        const Bot* adviser = nullptr;  ///< who gives hints; nothing if there is no such bot
        std::string adviser_problem;   ///< what is wrong with it
    };
    [[nodiscard]] const Bots& bots() const noexcept { return bots_; }

    enum class TakenBack { nothing, plain, past_a_secret, of_another };
    /// Takes back everything from the last answer of a person on. Whether that was another
    /// person's, or somebody has seen since then what they cannot forget, is returned.
    TakenBack undo(OwnerId asking);
    /// Does again what the last undo took back.
    void undo_the_undo();
    bool redo();

    /// Who gave the last answer of a person.
    [[nodiscard]] std::optional<OwnerId> last_person() const;

    /// Takes back everything from the last answer of a person on, because what followed went
    /// wrong; `undo_the_undo` does it again. False if no person has answered.
    bool back_to_a_person();

  private:
    [[nodiscard]] Bots bots_for(const std::vector<std::string>& seats, Match& match) const;
    [[nodiscard]] MatchOptions match_options() const;
    void greet_bots();
    [[nodiscard]] std::optional<std::size_t> last_answer_of_a_person() const;
    [[nodiscard]] bool learnt_between(const State& earlier, const State& later) const;

    std::unique_ptr<Kit> kit_;
    std::unique_ptr<Match> match_;
    std::vector<std::string> seats_;
    Bots bots_;
    ThinkingRoom room_;
    double seconds_for_a_hint_;
    ScriptProfile* profile_;
    std::unique_ptr<Thinker> thinker_;  ///< for hints; made when somebody first asks for one
    std::size_t taken_back_ = 0;        ///< answers the last undo took back
};

}  // namespace cardwright::tool
