#include <algorithm>
#include <chrono>
#include <thread>

#include "cardwright/console/pager.hpp"
#include "cardwright/console/sitting.hpp"
#include "cardwright/console/stopping.hpp"
#include "table/fitted_table.hpp"
#include "table/glyphs.hpp"
#include "table/news.hpp"
#include "table/sentences.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t around_a_reply = 4;  // lines of the table that shall stay in sight with it
constexpr std::chrono::milliseconds reading_time{900};

}  // namespace

bool Sitting::pictures() const {
    return screen_.interactive() && !screen_.style().plain;
}

Page Sitting::page() const {
    return screen_.page();
}

/// At a table with pictures what is said stands in the next picture: below the last one it would
/// push it off the screen.
void Sitting::tell(const Page& said) {
    if (!obeying_ || !pictures()) {
        screen_.print(said);
        return;
    }
    if (!reply_) reply_.emplace(page());
    reply_->append(said);
}

/// What is short is shown with the table; what is long, before it, page by page. Whoever answers
/// there has read enough.
std::string Sitting::show_reply() {
    if (!reply_) return {};
    if (reply_->lines() * 2 + around_a_reply <= screen_.style().height) return {};
    std::string typed = read_through(*reply_);
    reply_.reset();
    return typed;
}

std::string Sitting::read_through(const Page& text) {
    return read_pages(text, ReadAt::table, *words_, lines_, screen_).value_or(std::string{});
}

void Sitting::show_table(OwnerId seat) {
    const Choice* choice = table_.game().open_choice(seat);
    if (choice == nullptr) return;
    const Sight view = sight(seat);
    Page told = page();
    for (const Page& each : notices_) told.append(each);
    if (reply_) told.append(*reply_);
    FittedTable shown = fitted_table(screen_.style(), view, *choice, told);
    add_news(shown.table, seat, shown.left);
    screen_.show(shown.whole(screen_.style()));
}

/// What happened since this person last answered, in as few lines as it takes; if there is room,
/// what was before it.
void Sitting::add_news(Page& page, OwnerId seat, std::size_t room) {
    const Journal& journal = table_.match().journal();
    const JournalReader reader{table_.game(), seat_bit(seat), *words_, names_};
    const std::size_t first = std::min(seen_entries_, journal.size());
    if (page.style().plain) {
        page.add_rule("");
        for (const std::string& line : sentences(journal, reader, first)) page.add(line);
        return;
    }
    if (room < 2) return;
    const Page news = news_page(page.style(), journal, reader, first, room - 1);
    if (news.lines() == 0) return;
    page.add_rule("");
    page.append(news);
}

/// To onlookers, at the speed at which people read.
void Sitting::show_news(std::size_t& told) {
    const SeatMask everyone = table_.game().table_state().topology().everyone();
    const auto lines =
        sentences(table_.match().journal(), {table_.game(), everyone, *words_, names_});
    for (; told < lines.size() && !stopping(); ++told) {
        Page line = page();
        line.add_paragraph(lines[told]);
        screen_.print(line);
        if (screen_.interactive()) std::this_thread::sleep_for(reading_time);
    }
}

/// Between two people at one keyboard nothing may be seen.
bool Sitting::hand_over(OwnerId seat) {
    if (looking_ == seat) return true;
    looking_ = seat;
    seen_entries_ = 0;
    reply_.reset();
    if (table_.people() < 2) return true;
    lines_.sit_down(index_of(seat));
    screen_.wipe();
    say("console.hand_over", {{"who", names_[index_of(seat)]}});
    if (!screen_.interactive()) return true;  // whoever writes a file of answers is everybody
    const TypedLine line = lines_.read("> ", {});
    return line.outcome == TypedLine::Outcome::line || line.outcome == TypedLine::Outcome::too_long;
}

}  // namespace cardwright::tool
