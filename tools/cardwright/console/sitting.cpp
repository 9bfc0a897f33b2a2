#include "cardwright/console/sitting.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "cardwright/console/stopping.hpp"
#include "cardwright/log.hpp"
#include "table/answer_reader.hpp"
#include "table/card_finder.hpp"
#include "table/glyphs.hpp"
#include "table/question_page.hpp"
#include "table/result_page.hpp"
#include "table/thoughts_text.hpp"

namespace cardwright::tool {

Sitting::Sitting(const PlayPlan& plan, LineReader& lines, Screen& screen)
    : plan_{plan}, kept_{plan}, lines_{lines}, screen_{screen}, language_{plan.language} {
    if (language_.empty()) language_ = language_of_system(table_.blueprint());
    must_be_spoken(table_.blueprint(), language_, "--lang");
    if (plan_.watch && table_.people() > 0) {
        throw std::invalid_argument{
            "--watch is for a table of bots: name them with --seats, without \"human\""};
    }
    by_itself_ = plan_.by_itself;
    if (plan_.show_thoughts && table_.people() > 0) {
        throw std::invalid_argument{
            "--show-thoughts is for a table of bots: what a bot thinks tells of its cards"};
    }
    refresh_words();
}

/// After another game or language came to the table.
void Sitting::refresh_words() {
    own_languages_.resize(table_.seats().size());
    for (std::size_t at = 0; at < table_.seats().size(); ++at) {
        const std::string wanted = sitter_of(table_.seats()[at]).language;
        if (wanted.empty() || !own_languages_[at].empty()) continue;
        must_be_spoken(table_.blueprint(), wanted, "--seats");
        own_languages_[at] = wanted;
    }
    words_ = std::make_unique<Phrases>(table_.blueprint(), language_);
    names_ = table_.names(*words_);
}

/// In the language of whoever sits there, if they have one of their own.
void Sitting::speak_with(OwnerId seat) {
    std::string wanted = own_languages_[index_of(seat)];
    if (wanted.empty()) wanted = plan_.language.empty() ? language_ : plan_.language;
    if (wanted == language_) return;
    language_ = wanted;
    refresh_words();
}

Sight Sitting::sight(OwnerId seat) {
    return {table_.game(), seat, *words_, names_};
}

void Sitting::say(std::string_view key, std::vector<TextArg> args, Tone tone) {
    Page said = page();
    said.add_paragraph(words_->say(key, std::move(args)), tone);
    tell(said);
}

void Sitting::say_error(std::string_view key, const GameError& error) {
    Page said = page();
    said.add_paragraph(words_->say(key), Tone::bad);
    said.append(mistake_page(error));
    tell(said);
    log_line(spdlog::level::info, "script failed answers={}", table_.match().answers());
    log_line(spdlog::level::debug, "script failed message={}", error.full_text());
}

bool Sitting::run() {
    tell_of_opening();
    while (true) {
        const bool played = play();
        const bool over = table_.game().finished();
        const bool somebody = table_.people() > 0 || !plan_.load.empty();
        if (over && somebody && pictures() && !stopping()) {
            if (stay_after_game()) continue;  // a step back: the game goes on
        } else if (over) {
            Page result = page();
            add_result(result, table_, *words_);
            screen_.print(result);
        }
        return leave() && played;
    }
}

/// False if a script went wrong and nobody could mend it.
bool Sitting::play() {
    try {
        if (table_.people() > 0) return play_with_people();
        play_bots_only();
        return true;
    } catch (const GameError& error) {
        say_error("console.bot_error", error);
        return false;
    }
}

bool Sitting::play_with_people() {
    while (!table_.game().finished() && !stopping()) {
        keep_game();
        const auto next = table_.next_to_decide();
        if (!next) return true;
        try {
            if (!table_.is_person(*next)) {
                answer_for_bot(*next);
            } else if (!ask_person(*next)) {
                return true;
            }
        } catch (const GameError& error) {
            if (!go_back(error)) return false;
        }
    }
    return true;
}

void Sitting::play_bots_only() {
    std::size_t told = 0;
    while (!table_.game().finished() && !stopping()) {
        const auto next = table_.next_to_decide();
        if (!next) break;
        answer_for_bot(*next);
        keep_game();
        if (plan_.watch) show_news(told);
    }
    if (plan_.watch) show_news(told);
}

/// While it thinks people see that it does, and onlookers hear what it thought.
void Sitting::answer_for_bot(OwnerId seat) {
    const bool sign = table_.thinks(seat) && screen_.interactive();
    if (sign) {
        screen_.sign(words_->say("console.thinking", {{"player", names_[index_of(seat)]}}));
    }
    const Choice choice = *table_.game().open_choice(seat);
    std::vector<std::string> lines;
    table_.decide_for_bot(seat, [&](const Thoughts& thoughts) {
        if (!plan_.show_thoughts || thoughts.playouts == 0) return;
        lines.push_back(words_->say(
            "console.thoughts",
            {{"player", names_[index_of(seat)]}, {"number", std::int64_t{thoughts.playouts}}}));
        for (std::string& line : thoughts_text(sight(seat), choice, thoughts)) {
            lines.push_back("  " + std::move(line));
        }
    });
    if (sign) screen_.sign({});
    if (lines.empty()) return;
    Page page = screen_.page();
    for (const std::string& line : lines) page.add_paragraph(line, Tone::faint);
    screen_.print(page);
}

/// False if somebody has left the table.
bool Sitting::ask_person(OwnerId seat) {
    asked_ = seat;
    speak_with(seat);
    keep_game(true);
    if (!hand_over(seat)) return false;
    if (answer_by_itself(seat)) return true;
    bool show = true;
    std::string typed;  // in place of turning pages
    while (true) {
        if (!typed.empty()) keep_ahead(seat, typed);
        auto ahead = line_ahead(seat);
        if (!ahead && !typed.empty()) ahead = std::move(typed);
        typed.clear();
        if (!ahead && show) show_table(seat);
        gone_back_ = false;
        const TypedLine line =
            ahead ? TypedLine{TypedLine::Outcome::line, std::move(*ahead)} : read_line(seat);
        if (screen_.gone() || line.outcome == TypedLine::Outcome::ended ||
            line.outcome == TypedLine::Outcome::interrupted) {
            say("console.left");
            return false;
        }
        const std::size_t told = notices_.size();
        obeying_ = true;
        reply_.reset();
        After after = After::ask_again;
        if (line.outcome == TypedLine::Outcome::too_long) {
            say("console.problem.too_long", {}, Tone::warning);
        } else if (line.outcome == TypedLine::Outcome::disturbed) {
            after = reload(seat, {});
        } else {
            after = obey(seat, line.text);
        }
        if (after == After::ask_again) forget_ahead();
        obeying_ = false;
        switch (after) {
            case After::ask_again:
                show = pictures();
                if (show) typed = show_reply();
                break;
            case After::show_again:
                show = true;
                break;
            case After::go_on:
                notices_.erase(notices_.begin(),
                               notices_.begin() + static_cast<std::ptrdiff_t>(told));
                reply_.reset();
                return true;
            case After::leave:
                return false;
        }
    }
}

/// From the first time on that somebody waits.
ContentWatch& Sitting::saved_files() {
    if (!watch_) watch_.emplace(kept_.content_folders());
    return *watch_;
}

TypedLine Sitting::read_line(OwnerId seat) {
    const std::string prompt = fmt::format("{} > ", names_[index_of(seat)]);
    if (!screen_.interactive()) {
        Page line = page();
        line.add(prompt);
        screen_.print(line);
    }
    if (screen_.interactive()) {
        lines_.look_while_waiting([&saved = saved_files()] { return saved.changed(); });
    }
    TypedLine line =
        lines_.read(prompt, [&](std::string_view text) { return completions(seat, text); });
    lines_.look_while_waiting({});
    if (line.outcome != TypedLine::Outcome::line) return line;
    keep_ahead(seat, line.text);
    if (auto first = line_ahead(seat)) line.text = std::move(*first);
    return line;
}

/// A command, the name of a zone, or an answer. A leading slash always means a command.
Sitting::After Sitting::obey(OwnerId seat, const std::string& line) {
    try {
        return obey_line(seat, line);
    } catch (const GameError& error) {
        // The match stands again where it was before the line.
        say_error("console.script_error", error);
        return After::ask_again;
    }
}

Sitting::After Sitting::obey_line(OwnerId seat, const std::string& line) {
    const bool forced = line.starts_with('/');
    const std::string text = forced ? line.substr(1) : line;
    const std::vector<std::string> words = words_of_line(text);
    if (words.empty()) return answer_with_enter(seat);
    const AnswerReader answers{sight(seat), *table_.game().open_choice(seat)};
    if (forced || !answers.is_exact_name(text)) {
        if (words[0] == "?") return help(seat, {});
        const Command* command = command_called(words[0]);
        if (command != nullptr && (words.size() == 1 || command->takes_argument)) {
            std::string argument = text.substr(text.find(words[0]) + words[0].size());
            argument.erase(0, argument.find_first_not_of(' '));
            argument.erase(argument.find_last_not_of(" \r\t") + 1);
            return (this->*command->run)(seat, argument);
        }
        if (const auto zone = zone_called(text)) return show_zone(seat, *zone);
        if (forced) {
            say("console.problem.no_command", {{"word", safe_text(words[0])}}, Tone::warning);
            return After::ask_again;
        }
    }
    return answer(seat, text);
}

std::optional<bool> Sitting::agree(const std::string& question) {
    const std::string yes = words_->say("console.yes");
    const std::string no = words_->say("console.no");
    while (true) {
        Page asked = page();
        asked.add_paragraph(fmt::format("{} ({}/{})", question, yes, no), Tone::strong);
        if (pictures()) {
            screen_.show(asked);
        } else {
            screen_.print(asked);
        }
        const TypedLine line = lines_.read("> ", {});
        if (line.outcome == TypedLine::Outcome::ended ||
            line.outcome == TypedLine::Outcome::interrupted) {
            return std::nullopt;
        }
        const std::string said = folded(line.text);
        if (said.empty()) return false;
        const Command* command = command_called(said);
        if (command != nullptr && command->word == "quit") return std::nullopt;
        for (const auto& [word, meaning] : {std::pair{yes, true}, {no, false}}) {
            if (folded(word).starts_with(said)) return meaning;
        }
        for (const std::string& language : words_->languages()) {
            const Phrases other = words_->in(language);
            if (folded(other.say("console.yes")) == said) return true;
            if (folded(other.say("console.no")) == said) return false;
        }
    }
}

std::vector<std::string> Sitting::completions(OwnerId seat, std::string_view beginning) {
    std::vector<std::string> found;
    const Choice* choice = table_.game().open_choice(seat);
    if (choice == nullptr) return found;
    found = AnswerReader{sight(seat), *choice}.completions(beginning);
    const std::string wanted = folded(beginning);
    if (wanted.empty()) return found;
    for (const Command& command : commands()) {
        const std::string word = words_->say("command." + std::string{command.word});
        if (word.starts_with(wanted)) found.push_back(word);
        // `card thr` completes names of cards, whether they can be chosen or not.
        const bool about_cards = command.word == "card" || command.word == "why";
        if (!about_cards || !beginning.starts_with(word + " ")) continue;
        for (const std::string& name :
             card_names_beginning(*words_, beginning.substr(word.size() + 1))) {
            found.push_back(word + " " + name);
        }
    }
    return found;
}

}  // namespace cardwright::tool
