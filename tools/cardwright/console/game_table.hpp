#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cardwright/console/play_plan.hpp"
#include "cardwright/console/sight.hpp"
#include "match/match.hpp"
#include "match/seat.hpp"

namespace cardwright::tool {

/// The game on the table with those who sit there. It shows nothing and asks nobody.
class GameTable {
  public:
    /// Opens the content and begins the game, or goes on with a saved one. Throws LoadError,
    /// GameError, or std::runtime_error with a sentence.
    explicit GameTable(const PlayPlan& plan);

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
    void answer_for_bot(OwnerId seat);

    /// All bots a game may want. They are loaded before it begins: no script is ever loaded in the
    /// midst of a game.
    struct Bots {
        std::vector<std::unique_ptr<Seat>> seated;  ///< by seat; nothing for a person
        std::string adviser_name;
        const Bot* adviser = nullptr;  ///< who gives hints; nothing if there is no such bot
        std::string adviser_problem;   ///< what is wrong with it
    };
    [[nodiscard]] const Bots& bots() const noexcept { return bots_; }

    enum class TakenBack { nothing, plain, past_a_secret };
    /// Takes back everything from the last answer of a person on. What people have seen since
    /// then they cannot forget: whether that happened is returned.
    TakenBack undo(OwnerId asking);
    /// Does again what the last undo took back.
    void undo_the_undo();
    bool redo();

    void save(const std::string& path) const;
    /// Opens a saved game; other players than it names may take its seats.
    void load(const std::string& path, const std::vector<std::string>& seats = {});
    /// Reads all content again and puts the answers in. If anything is wrong the table stays as it
    /// is, and the error is thrown on.
    void reload();
    /// The content has changed since the loaded game was saved.
    [[nodiscard]] bool content_changed() const noexcept { return content_changed_; }

  private:
    void put_in(const Record& record, std::unique_ptr<Kit> kit,
                const std::vector<std::string>& others = {});
    [[nodiscard]] static Bots bots_for(const std::vector<std::string>& seats, Match& match);
    void greet_bots();
    [[nodiscard]] std::optional<std::size_t> last_answer_of_a_person() const;
    [[nodiscard]] bool learnt_between(const State& earlier, const State& later) const;

    PlayPlan plan_;
    std::unique_ptr<Kit> kit_;
    std::unique_ptr<Match> match_;
    std::vector<std::string> seats_;
    Bots bots_;
    std::size_t taken_back_ = 0;  ///< answers the last undo took back
    bool content_changed_ = false;
};

/// Where a game is saved if nobody names a file.
[[nodiscard]] std::string standard_save_path(const Match& match);

/// Writes a record. Throws std::runtime_error if it cannot; an older file is still there then.
void write_saved_game(const std::string& path, const std::string& text);

/// Reads a saved game. Throws std::runtime_error with the file and line of what is wrong.
[[nodiscard]] Record read_saved_game(const std::string& path);

}  // namespace cardwright::tool
