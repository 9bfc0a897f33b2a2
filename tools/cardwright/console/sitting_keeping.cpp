// What was played is never lost: keeping the game, opening it, going back, and leaving.

#include <fmt/format.h>

#include <algorithm>

#include "cardwright/console/sitting.hpp"
#include "cardwright/console/stopping.hpp"
#include "cardwright/log.hpp"
#include "cardwright/shell_words.hpp"
#include "cardwright/told_mistake.hpp"
#include "catalog/version.hpp"
#include "table/names_told.hpp"

namespace cardwright::tool {

/// Something to be told though the next picture of the table is about to cover everything.
void Sitting::notice(const Page& said) {
    if (screen_.interactive() && !screen_.page().style().plain) {
        notices_.push_back(said);
    } else {
        screen_.print(said);
    }
}

void Sitting::notice(const std::string& text, Tone tone) {
    Page said = page();
    said.add_paragraph(text, tone);
    notice(said);
}

/// Before anything else is shown; `safe` before a person is asked. A failure is told once, and
/// again when somebody leaves.
void Sitting::keep_game(bool safe) {
    try {
        // Waiting for the disk is for people at a terminal: they do not notice it.
        if (safe && screen_.interactive()) {
            kept_.keep_safe();
        } else {
            kept_.keep();
        }
        unsaved_ = false;
        const std::string command = safe && !is_tried() ? kept_.opening_command() : "";
        if (!command.empty()) {
            say_when_stopped(words_->say("console.go_on_with", {{"command", command}}));
        }
    } catch (const std::exception& error) {
        if (!unsaved_) {
            notice(words_->say("console.not_saved", {{"problem", std::string{error.what()}}}),
                   Tone::bad);
        }
        unsaved_ = true;
    }
}

void Sitting::tell_of_opening() {
    const auto& [changes, torn, kept_apart] = kept_.opening();
    if (const auto mods = table_.match().kit().mods(); !mods.empty()) {
        notice(words_->say("console.mods_on", {{"mods", names_told(mods)}}));
    }
    if (torn) notice(words_->say("console.opened.torn"));
    if (kept_apart) notice(words_->say("console.opened.apart"));
    if (!changes.engine.empty()) {
        notice(words_->say("console.changed.engine",
                           {{"then", changes.engine}, {"now", std::string{engine_version()}}}));
    }
    if (!changes.mods.empty()) {
        notice(words_->say("console.changed.mods", {{"mods", names_told(changes.mods)}}));
    }
    if (!changes.sets.empty()) {
        notice(words_->say("console.changed.sets", {{"sets", names_told(changes.sets)}}));
    }
    if (!changes.rules.empty()) {
        notice(words_->say("console.changed.rules", {{"files", names_told(changes.rules)}}));
        return;
    }
    if (changes.sets.empty() || !changes.cards_known) return;
    std::vector<std::string> names;
    for (const std::string& id : changes.cards) {
        const auto card = table_.blueprint().schema.find_definition(id);
        names.push_back(card ? words_->card(*card) : id);
    }
    notice(names.empty() ? words_->say("console.changed.no_card")
                         : words_->say("console.changed.cards", {{"cards", names_told(names)}}));
}

/// After a mistake of a script for which no person's answer can be refused: a bot's, or one in
/// something a bot played. The table stands again where a person can do something else. If it goes
/// wrong again before anybody has seen the table, no answer has led to that (a script may do so
/// whenever the table is shown): taking back more and more would lose the game.
bool Sitting::go_back(const GameError& error) {
    if (gone_back_) {
        table_.undo_the_undo();
        keep_game();
        return stay_and_say("console.always_error", error);
    }
    if (!table_.back_to_a_person()) return stay_and_say("console.bot_error", error);
    gone_back_ = true;
    notice(words_->say("console.bot_error_back"), Tone::bad);
    notice(mistake_page(error));
    return true;
}

/// Why content could not be read again: all that is wrong with it, with the lines of its files.
void Sitting::say_problem(std::string_view key, const std::exception& problem) {
    Page said = page();
    std::string text = problem.what();
    if (const auto* load = dynamic_cast<const LoadError*>(&problem)) {
        text = told_text(load->problems, said.style().width);
    } else if (const auto* game = dynamic_cast<const GameError*>(&problem)) {
        text = to_text(told(*game, said.style().width));
    }
    const std::size_t end = std::min(text.find('\n'), text.size());
    said.add_paragraph(words_->say(key, {{"problem", safe_text(text.substr(0, end))}}), Tone::bad);
    text.erase(0, end + 1);
    while (!text.empty()) {
        const std::size_t next = std::min(text.find('\n'), text.size());
        const std::string line = text.substr(0, next);
        text.erase(0, next + 1);
        // Lines of files stand as they are, so that the marks below them do.
        if (line.starts_with("  |")) {
            said.add(line, Tone::faint);
        } else {
            said.add_paragraph(line, Tone::bad);
        }
    }
    tell(said);
}

/// What a seat may not know stands in the report alone: which card of another's hand went wrong
/// would tell what is in that hand.
Page Sitting::mistake_page(const GameError& error) {
    Page said = page();
    const std::string report = reported(error);
    if (!asked_ || (error.known_to & seat_bit(*asked_)) != 0) {
        const ToldMistake mistake = told(error, said.style().width);
        said.add_paragraph(mistake.what, Tone::bad);
        for (const std::string& line : mistake.source) said.add(line, Tone::faint);
        if (!mistake.chain.empty()) said.add_paragraph(mistake.chain, Tone::bad, 2);
    } else {
        said.add_paragraph(words_->say("console.hidden_error"), Tone::bad);
    }
    if (report.empty()) return said;
    // In one line however long it is: a terminal breaks it where it can be copied.
    said.add_paragraph(words_->say("console.reproduce"));
    said.add(program_word() + " play --load " + shell_word(report));
    return said;
}

/// A saved game that ends before the mistake, and at its end what went wrong. Once for each.
std::string Sitting::reported(const GameError& error) {
    if (is_tried()) return {};
    const std::string mistake = fmt::format("{} {}", table_.match().answers(), error.full_text());
    if (mistake == report_.first) return report_.second;
    try {
        report_ = {mistake, kept_.report(to_text(told(error)))};
    } catch (const std::exception& problem) {
        log_line(spdlog::level::warn, "no report written problem={}", problem.what());
        report_ = {mistake, ""};
    }
    return report_.second;
}

/// Only who mends the script can go on.
bool Sitting::stay_and_say(std::string_view key, const GameError& wrong) {
    say_error(key, wrong);
    if (!screen_.interactive()) return false;
    while (true) {
        const auto agreed = agree(words_->say("console.try_again"));
        if (!agreed || !*agreed) return false;
        try {
            kept_.reload();
            refresh_words();
            return true;
        } catch (const GameError& error) {
            say_error(key, error);
        } catch (const std::exception& error) {
            say_problem("console.not_reloaded", error);
        }
    }
}

/// Nothing is lost: where the game can be taken up again is said last. False if it is not saved.
bool Sitting::leave() {
    if (table_.match().answers() == 0) return true;
    try {
        kept_.close_file();
    } catch (const std::exception& error) {
        say("console.not_saved", {{"problem", std::string{error.what()}}}, Tone::bad);
        return false;
    }
    const std::string command = kept_.opening_command();
    if (command.empty() || is_tried()) return true;
    Page said = page();
    // In one line however long it is: a terminal breaks it where it can be copied.
    said.add(words_->say(table_.game().finished() ? "console.replay" : "console.go_on_with",
                         {{"command", command}}));
    screen_.print(said);
    return true;
}

}  // namespace cardwright::tool
