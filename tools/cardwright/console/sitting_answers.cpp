// What somebody types becomes an answer: one, several in one line, or one further on.

#include <fmt/format.h>

#include "cardwright/console/sitting.hpp"
#include "table/answer_reader.hpp"
#include "table/card_finder.hpp"
#include "table/glyphs.hpp"
#include "table/question_page.hpp"

namespace cardwright::tool {

Sitting::After Sitting::give(OwnerId seat, const Picks& picks) {
    const std::size_t entries = table_.match().journal().size();
    const Choice& choice = *table_.game().open_choice(seat);
    const auto refusal = table_.match().answer(seat, picks);
    if (!refusal) {
        if (ahead_turn_ == std::nullopt) seen_entries_ = entries;
        return After::go_on;
    }
    const std::string wanted = wanted_text(sight(seat), choice);
    const std::string why = words_->reason(table_.game().code_of(*refusal, &choice));
    Page said = page();
    said.add_paragraph(wanted.empty() ? why : fmt::format("{} ({})", why, wanted), Tone::warning);
    tell(said);
    return After::ask_again;
}

Sitting::After Sitting::answer(OwnerId seat, const std::string& line) {
    const Choice& choice = *table_.game().open_choice(seat);
    const TypedAnswer typed = AnswerReader{sight(seat), choice}.read(line);
    if (typed.picks) return give(seat, *typed.picks);
    if (answer_further_on(seat, line)) return After::go_on;
    if (explain_refusal(seat, line)) return After::ask_again;
    const std::string wanted = wanted_text(sight(seat), choice);
    Page said = page();
    said.add_paragraph(
        wanted.empty() ? typed.problem : fmt::format("{} ({})", typed.problem, wanted),
        Tone::warning);
    tell(said);
    return After::ask_again;
}

/// Enter alone gives the only answer there is, or the one the question names; else it draws the
/// table anew. An empty line in a file means nothing.
Sitting::After Sitting::answer_with_enter(OwnerId seat) {
    if (!screen_.interactive()) return After::show_again;
    const auto picks = answer_of_enter(*table_.game().open_choice(seat));
    return picks ? give(seat, *picks) : After::show_again;
}

/// `buy silver` where Treasures are to be played first: all are, if what was typed fits the
/// question that follows. If it does not, nothing has happened.
bool Sitting::answer_further_on(OwnerId seat, const std::string& line) {
    const Choice& choice = *table_.game().open_choice(seat);
    const auto all = answer_of_enter(choice);
    if (!all || choice.reply != Choice::Reply::grouped) return false;
    const std::size_t answers = table_.match().answers();
    const std::size_t entries = table_.match().journal().size();
    if (table_.match().answer(seat, *all)) return false;
    if (const Choice* next = table_.game().open_choice(seat)) {
        const TypedAnswer typed = AnswerReader{sight(seat), *next}.read(line);
        if (typed.picks && !table_.match().answer(seat, *typed.picks)) {
            seen_entries_ = entries;
            return true;
        }
    }
    while (table_.match().answers() > answers && table_.match().undo()) continue;
    return false;
}

/// Somebody who wants it that way need not say that all are taken.
bool Sitting::answer_by_itself(OwnerId seat) {
    if (!by_itself_ || !ahead_.empty()) return false;
    const Choice& choice = *table_.game().open_choice(seat);
    if (choice.reply != Choice::Reply::grouped) return false;
    const auto all = answer_of_enter(choice);
    return all && give(seat, *all) == After::go_on;
}

/// A card that is there but cannot be chosen is refused with the reason.
bool Sitting::explain_refusal(OwnerId seat, const std::string& line) {
    const std::vector<std::string> words = words_of_line(line);
    for (std::size_t first = 0; first < std::min<std::size_t>(words.size(), 2); ++first) {
        const std::string name = fmt::format(
            "{}", fmt::join(words.begin() + static_cast<std::ptrdiff_t>(first), words.end(), " "));
        const std::vector<DefId> found = cards_called(*words_, name);
        if (found.size() != 1 || folded(name).size() < 3) continue;
        explain(seat, found[0]);
        return true;
    }
    return false;
}

/// Answers with semicolons between them wait for their questions, until somebody else's turn.
void Sitting::keep_ahead(OwnerId seat, const std::string& line) {
    ahead_.clear();
    ahead_turn_.reset();
    if (line.starts_with('/') || line.find(';') == std::string::npos) return;
    std::string_view rest = line;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(';'), rest.size());
        std::string part{rest.substr(0, end)};
        part.erase(0, part.find_first_not_of(' '));
        if (!words_of_line(part).empty()) ahead_.push_back(std::move(part));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    const Position& now = table_.game().table_state().position;
    ahead_turn_ = {seat, now.turn, now.round};
    seen_entries_ = table_.match().journal().size();
}

std::optional<std::string> Sitting::line_ahead(OwnerId seat) {
    if (ahead_.empty()) {
        ahead_turn_.reset();
        return std::nullopt;
    }
    const Position& now = table_.game().state_for(seat).position;
    if (ahead_turn_ != std::tuple{seat, now.turn, now.round}) {
        forget_ahead();
        return std::nullopt;
    }
    std::string line = std::move(ahead_.front());
    ahead_.erase(ahead_.begin());
    return line;
}

/// What was typed ahead no longer fits; what of it was not done is told.
void Sitting::forget_ahead() {
    if (!ahead_.empty()) {
        notice(words_->say("console.not_done",
                           {{"lines", safe_text(fmt::format("{}", fmt::join(ahead_, "; ")))}}));
    }
    ahead_.clear();
    ahead_turn_.reset();
}

}  // namespace cardwright::tool
