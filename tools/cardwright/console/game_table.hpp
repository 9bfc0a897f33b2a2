#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cardwright/console/game_file.hpp"
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

    enum class TakenBack { nothing, plain, past_a_secret, of_another };
    /// Takes back everything from the last answer of a person on. Whether that was another
    /// person's, or somebody has seen since then what they cannot forget, is returned.
    TakenBack undo(OwnerId asking);
    /// Does again what the last undo took back.
    void undo_the_undo();
    bool redo();

    /// Takes back everything from the last answer of a person on, because what followed went
    /// wrong. False if no person has answered.
    bool back_to_a_person();

    /// Writes down what has been answered. Throws std::runtime_error if it cannot.
    void keep() { file_.keep(*match_, seats_); }
    /// The same, and what was written survives a power failure.
    void keep_safe() {
        keep();
        file_.settle();
    }
    void close_file() { file_.close(*match_, seats_); }
    /// Under this name from now on; if there is none, where it is kept already. Returns the path.
    std::string save(const std::string& path);
    /// The command with which the game can be taken up again; empty if it is in no file.
    [[nodiscard]] std::string opening_command() const;

    void load(const std::string& path);
    /// Reads all content again and puts the answers in. If anything is wrong the table stays as it
    /// is, and the error is thrown on.
    void reload();

    /// What a loaded game's record had to say beside the game.
    struct Opening {
        ContentChanges changes;   ///< since it was saved
        bool torn = false;        ///< its last line was not whole
        bool kept_apart = false;  ///< it cannot be added to: the game goes on in another file
    };
    [[nodiscard]] const Opening& opening() const noexcept { return opening_; }

  private:
    void put_in(const Record& record, std::unique_ptr<Kit> kit);
    /// The content a record was played with, with other mods if there are any.
    [[nodiscard]] static ContentChoice content_of(const Record& record,
                                                  const std::vector<std::string>& mods);
    [[nodiscard]] MatchOptions match_options() const;
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
    GameFile file_;
    std::string loaded_from_;              ///< the record it goes on from
    std::vector<std::string> other_mods_;  ///< those it was opened with instead of its own
    Opening opening_;
};

}  // namespace cardwright::tool
