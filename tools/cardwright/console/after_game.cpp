// A game that is over: its result, another one, or steps back into it.

#include <algorithm>

#include "cardwright/console/sitting.hpp"
#include "cardwright/console/stopping.hpp"
#include "table/glyphs.hpp"
#include "table/result_page.hpp"
#include "table/score_history.hpp"
#include "table/sentences.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t other_lines = 4;  // what can be done now, and to type in
constexpr std::size_t highest_graph = 10;

}  // namespace

void Sitting::show_result(const Page& said) {
    Page result = page();
    add_result(result, table_, *words_);
    const std::size_t used = result.lines() + said.lines() + other_lines;
    const std::size_t height = screen_.style().height;
    if (height > used) {
        add_score_graph(result, *words_, names_, score_history(table_),
                        std::min(highest_graph, height - used));
    }
    result.append(said);
    result.add_rule("");
    result.add_paragraph(words_->say("console.after_game"));
    screen_.show(result);
}

/// The same with whoever sat in the second chair in the first; cards are drawn anew where they
/// were, and shuffled anew.
void Sitting::plan_rematch() {
    PlayPlan again = plan_;
    again.load.clear();
    again.record.clear();
    again.language = language_;
    const TablePlan& played = table_.match().plan();
    const Blueprint& blueprint = table_.blueprint();
    again.content.game = blueprint.ruleset;
    again.content.sets.clear();
    for (const auto& [id, hash] : blueprint.sets) again.content.sets.push_back(id);
    again.lineup = played.lineup;
    again.packs = played.packs;
    again.options = played.options;
    again.seats = table_.seats();
    std::rotate(again.seats.begin(), again.seats.begin() + 1, again.seats.end());
    if (again.packs.size() == again.seats.size()) {
        std::rotate(again.packs.begin(), again.packs.begin() + 1, again.packs.end());
    }
    again.seed.reset();
    next_ = Next{std::move(again)};
}

/// True if somebody has gone a step back, so that the game goes on.
bool Sitting::stay_after_game() {
    keep_game(true);
    const OwnerId seat = table_.last_person().value_or(OwnerId{});
    Page said = page();
    while (!stopping()) {
        show_result(said);
        said = page();
        const TypedLine line = lines_.read("> ", {});
        if (line.outcome == TypedLine::Outcome::ended ||
            line.outcome == TypedLine::Outcome::interrupted) {
            return false;
        }
        const std::string word = folded(line.text);
        if (word.empty()) continue;
        const auto is = [&](std::string_view key) {
            return word == key || word == folded(words_->say("command." + std::string{key}));
        };
        if (is("rematch")) {
            plan_rematch();
            return false;
        }
        if (is("new")) {
            next_ = Next{};
            return false;
        }
        const Command* command = command_called(word);
        if (command != nullptr && command->word == "quit") return false;
        if (command != nullptr && command->word == "log") {
            Page told = page();
            const SeatMask eyes = table_.people() == 1
                                      ? seat_bit(seat)
                                      : table_.game().table_state().topology().everyone();
            for (const std::string& each :
                 sentences(table_.match().journal(), {table_.game(), eyes, *words_, names_})) {
                told.add_paragraph(each);
            }
            static_cast<void>(read_through(told));
            continue;
        }
        if (command != nullptr && command->word == "undo") {
            if (table_.undo(seat) != GameTable::TakenBack::nothing) return true;
            said.add_paragraph(words_->say(nothing_to_undo()), Tone::warning);
            continue;
        }
        said.add_paragraph(words_->say("console.problem.unknown", {{"word", safe_text(word)}}),
                           Tone::warning);
    }
    return false;
}

}  // namespace cardwright::tool
