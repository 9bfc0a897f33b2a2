#include <algorithm>
#include <chrono>
#include <thread>

#include "cardwright/console/fitted_table.hpp"
#include "cardwright/console/glyphs.hpp"
#include "cardwright/console/sentences.hpp"
#include "cardwright/console/sitting.hpp"
#include "cardwright/console/stopping.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t entries_looked_at = 400;  // of the journal, for the last sentences
constexpr std::size_t most_sentences = 12;
constexpr std::chrono::milliseconds reading_time{900};

}  // namespace

void Sitting::show_table(OwnerId seat) {
    const Choice* choice = table_.game().open_choice(seat);
    if (choice == nullptr) return;
    const Sight view = sight(seat);
    FittedTable shown = fitted_table(screen_.style(), view, *choice, notices_);
    add_news(shown.table, seat, shown.left > 1 ? shown.left - 1 : 0);
    shown.table.append(shown.question);
    screen_.show(shown.table);
}

/// The last things that happened, as many as there is room for; in linear text what is new.
void Sitting::add_news(Page& page, OwnerId seat, std::size_t room) {
    const Journal& journal = table_.match().journal();
    const bool plain = page.style().plain;
    const std::size_t earlier =
        journal.size() > entries_looked_at ? journal.size() - entries_looked_at : 0;
    const auto lines = sentences(journal, {table_.game(), seat_bit(seat), *words_, names_},
                                 plain ? std::min(seen_entries_, journal.size()) : earlier);
    room = plain ? lines.size() : std::min(room, most_sentences);
    if (room == 0) return;
    page.add_rule("");
    for (std::size_t at = lines.size() - std::min(room, lines.size()); at < lines.size(); ++at) {
        page.add(plain ? lines[at] : cut_to(lines[at], page.style().width - 1), Tone::faint);
    }
}

/// To onlookers, at the speed at which people read.
void Sitting::show_news(std::size_t& told) {
    const SeatMask everyone = table_.game().table_state().topology().everyone();
    const auto lines =
        sentences(table_.match().journal(), {table_.game(), everyone, *words_, names_});
    for (; told < lines.size() && !stopping(); ++told) {
        Page page = screen_.page();
        page.add_paragraph(lines[told]);
        screen_.print(page);
        if (screen_.interactive()) std::this_thread::sleep_for(reading_time);
    }
}

/// Between two people at one keyboard nothing may be seen.
bool Sitting::hand_over(OwnerId seat) {
    if (looking_ == seat) return true;
    looking_ = seat;
    seen_entries_ = 0;
    if (table_.people() < 2) return true;
    lines_.sit_down(index_of(seat));
    screen_.wipe();
    say("console.hand_over", {{"who", names_[index_of(seat)]}});
    if (!screen_.interactive()) return true;  // whoever writes a file of answers is everybody
    const TypedLine line = lines_.read("> ", {});
    return line.outcome == TypedLine::Outcome::line || line.outcome == TypedLine::Outcome::too_long;
}

}  // namespace cardwright::tool
