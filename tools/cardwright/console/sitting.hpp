#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "cardwright/console/kept_table.hpp"
#include "cardwright/console/line_reader.hpp"
#include "cardwright/console/screen.hpp"
#include "cardwright/content_watch.hpp"

namespace cardwright::tool {

/// One sitting at the table: shows, asks, and obeys commands. However it ends, the game is saved.
class Sitting {
  public:
    Sitting(const PlayPlan& plan, LineReader& lines, Screen& screen);

    /// Until the game is over or somebody leaves. False if it could not be played on or saved.
    [[nodiscard]] bool run();

    /// What people want to play after it; nothing if they have had enough.
    struct Next {
        std::optional<PlayPlan> plan;  ///< nothing: the start menu asks
    };
    [[nodiscard]] const std::optional<Next>& next() const noexcept { return next_; }

    /// A command of the prompt: its word in English, which is also its key in the locale.
    struct Command;
    [[nodiscard]] static std::span<const Command> commands();

  private:
    /// What a line at the prompt has led to.
    enum class After {
        ask_again,  ///< something was said, and the question is still open
        show_again,
        go_on,  ///< the game has moved
        leave,
    };

    // sitting.cpp
    [[nodiscard]] bool play();
    void play_bots_only();
    void answer_for_bot(OwnerId seat);
    [[nodiscard]] bool play_with_people();
    bool ask_person(OwnerId seat);
    [[nodiscard]] TypedLine read_line(OwnerId seat);
    [[nodiscard]] ContentWatch& saved_files();
    After obey(OwnerId seat, const std::string& line);
    After obey_line(OwnerId seat, const std::string& line);
    [[nodiscard]] Sight sight(OwnerId seat);
    /// Nothing if somebody leaves the table instead of answering.
    [[nodiscard]] std::optional<bool> agree(const std::string& question);
    void say(std::string_view key, std::vector<TextArg> args = {}, Tone tone = Tone::plain);
    void say_error(std::string_view key, const GameError& error);
    void say_problem(std::string_view key, const std::exception& problem);
    /// What went wrong, as far as the seat may know it, and how to see it again.
    [[nodiscard]] Page mistake_page(const GameError& error);
    [[nodiscard]] std::string reported(const GameError& error);
    [[nodiscard]] std::vector<std::string> completions(OwnerId seat, std::string_view beginning);
    void refresh_words();
    void speak_with(OwnerId seat);

    // sitting_answers.cpp
    After answer(OwnerId seat, const std::string& line);
    After answer_with_enter(OwnerId seat);
    After give(OwnerId seat, const Picks& picks);
    [[nodiscard]] bool answer_further_on(OwnerId seat, const std::string& line);
    [[nodiscard]] bool answer_by_itself(OwnerId seat);
    [[nodiscard]] bool explain_refusal(OwnerId seat, const std::string& line);
    void keep_ahead(OwnerId seat, const std::string& line);
    [[nodiscard]] std::optional<std::string> line_ahead(OwnerId seat);
    void forget_ahead();

    // sitting_keeping.cpp
    void notice(const std::string& text, Tone tone = Tone::warning);
    void notice(const Page& said);
    void keep_game(bool safe = false);
    void tell_of_opening();
    [[nodiscard]] bool go_back(const GameError& error);
    [[nodiscard]] bool stay_and_say(std::string_view key, const GameError& error);
    [[nodiscard]] bool leave();
    /// With something that is in no file: nobody can go on with such a game, or play it again.
    [[nodiscard]] bool is_tried() const noexcept { return !plan_.content.overlay.empty(); }

    // sitting_view.cpp
    void tell(const Page& page);
    [[nodiscard]] Page page() const;
    /// What was typed in place of turning pages.
    std::string show_reply();
    std::string read_through(const Page& page);
    void show_table(OwnerId seat);
    void add_news(Page& page, OwnerId seat, std::size_t room);
    void show_news(std::size_t& told);
    [[nodiscard]] bool hand_over(OwnerId seat);
    /// A terminal with pictures of the table, which nothing may push off the screen.
    [[nodiscard]] bool pictures() const;

    // after_game.cpp
    [[nodiscard]] bool stay_after_game();
    void show_result(const Page& said);
    void plan_rematch();

    // sitting_commands.cpp
    [[nodiscard]] const Command* command_called(std::string_view word) const;
    [[nodiscard]] std::optional<ZoneKindId> zone_called(std::string_view name) const;
    [[nodiscard]] std::optional<DefId> card_meant(OwnerId seat, const std::string& name);
    void explain(OwnerId seat, DefId card);
    [[nodiscard]] bool is_left_out(DefId card) const;
    After help(OwnerId seat, const std::string& argument);
    After rules(OwnerId seat, const std::string& argument);
    After card(OwnerId seat, const std::string& argument);
    After cards(OwnerId seat, const std::string& argument);
    After options(OwnerId seat, const std::string& argument);
    After why(OwnerId seat, const std::string& argument);
    After hint(OwnerId seat, const std::string& argument);
    After accept_hint(OwnerId seat, const std::string& argument);
    void tell_thoughts(OwnerId seat);
    After log(OwnerId seat, const std::string& argument);
    After undo(OwnerId seat, const std::string& argument);
    After redo(OwnerId seat, const std::string& argument);
    After play_by_itself(OwnerId seat, const std::string& argument);
    After save(OwnerId seat, const std::string& argument);
    After load(OwnerId seat, const std::string& argument);
    After reload(OwnerId seat, const std::string& argument);
    After go_back_and_reload(const GoesAnotherWay& parted);
    After go_on_from_here();
    /// The key of the sentence that says so.
    [[nodiscard]] std::string_view nothing_to_undo() const;
    After tell_of_reload(std::uint64_t hash_before);
    After spec(OwnerId seat, const std::string& argument);
    After lang(OwnerId seat, const std::string& argument);
    After quit(OwnerId seat, const std::string& argument);
    After show_zone(OwnerId seat, ZoneKindId zone);

    PlayPlan plan_;
    KeptTable kept_;
    GameTable& table_ = kept_.table();
    LineReader& lines_;
    Screen& screen_;
    std::string language_;                    ///< of now
    std::vector<std::string> own_languages_;  ///< by seat; empty: the table's
    std::unique_ptr<Phrases> words_;          ///< in the language of now
    SeatNames names_;
    std::optional<OwnerId> looking_;  ///< who sits in front of the screen
    std::size_t seen_entries_ = 0;    ///< of the journal, when that person last answered
    /// What must still be told when the table is shown: a picture takes the place of what was said
    /// before it.
    std::vector<Page> notices_;
    std::pair<std::string, std::string> report_;  ///< the last mistake reported, and where
    std::optional<OwnerId> asked_;                ///< the person who was asked last
    bool obeying_ = false;            ///< what is said now belongs to a line somebody typed
    std::optional<Page> reply_;       ///< to the line that was typed last
    std::vector<std::string> ahead_;  ///< answers typed in one line that wait for their question
    /// Who typed them, and in whose turn of which round.
    std::optional<std::tuple<OwnerId, OwnerId, std::uint32_t>> ahead_turn_;
    struct Hint {
        std::size_t answers = 0;  ///< that had been given when it was asked for
        OwnerId seat{};
        Picks picks;
    };
    std::optional<Hint> hint_;
    std::optional<ContentWatch> watch_;
    bool by_itself_ = false;  ///< where a menu lets all of a kind be taken, they are
    bool unsaved_ = false;    ///< the last answers could not be written down
    bool gone_back_ = false;  ///< after a mistake of a script, and nobody has been asked since
    std::optional<Next> next_;
};

struct Sitting::Command {
    std::string_view word;
    bool takes_argument;
    After (Sitting::*run)(OwnerId seat, const std::string& argument);
};

}  // namespace cardwright::tool
