#include "table/fitted_table.hpp"

#include <algorithm>

#include "table/choice_texts.hpp"
#include "table/glyphs.hpp"
#include "table/question_page.hpp"
#include "table/table_page.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t prompt_lines = 2;  // to type in, and for a message about it
constexpr std::size_t wished_news = 3;   // with the rule above them
constexpr std::size_t least_question = 4;
constexpr std::size_t least_room_for_texts = 6;
constexpr std::size_t news_before_texts = 8;  // what happened matters more
constexpr std::size_t wide_enough_for_texts = 118;
constexpr std::size_t texts_width = 40;

using Need = TablePage::Need;

/// What is told in fewer lines, and in which order: what the question is about comes last.
constexpr std::pair<Need, Detail> steps[] = {
    {Need::others, Detail::names},  {Need::table, Detail::names},  {Need::others, Detail::sparse},
    {Need::mine, Detail::names},    {Need::table, Detail::sparse}, {Need::asked, Detail::names},
    {Need::mine, Detail::sparse},   {Need::asked, Detail::sparse}, {Need::others, Detail::folded},
    {Need::table, Detail::folded},  {Need::mine, Detail::folded},  {Need::asked, Detail::folded},
    {Need::others, Detail::absent}, {Need::table, Detail::absent}, {Need::mine, Detail::absent},
    {Need::asked, Detail::absent}};

class Fitter {
  public:
    Fitter(const PageStyle& style, const Sight& sight, const Choice& choice, const Page& told,
           bool texts_below = true)
        : style_{style},
          sight_{sight},
          choice_{choice},
          told_{told},
          rows_{sight},
          texts_below_{texts_below} {}

    FittedTable fit() {
        FittedTable best = composed();
        if (style_.plain) return best;
        for (const auto& [need, detail] : steps) {
            // What happened can be read with a command; rows are only left out for the question.
            const std::size_t news = detail <= Detail::sparse ? wished_news : 0;
            for (std::size_t row = 0; row < rows_.stretches(); ++row) {
                if (rows_.need(row, choice_) != need) continue;
                if (lines(best) + news <= style_.height) break;
                const Detail before = rows_.detail(row);
                rows_.set(row, detail);
                FittedTable tried = composed();
                // That something is left out takes a line or two itself: one row alone may not do.
                if (lines(tried) < lines(best) || detail == Detail::absent) {
                    best = std::move(tried);
                } else {
                    rows_.set(row, before);
                }
            }
        }
        if (lines(best) > style_.height) {
            // Not even alone: then not every option is listed.
            const std::size_t others = best.table.lines() + prompt_lines + told_.lines();
            most_ =
                style_.height > others + least_question ? style_.height - others : least_question;
            best = composed();
        }
        add_texts(best);
        const std::size_t used = lines(best);
        best.left = style_.height > used ? style_.height - used : 0;
        return best;
    }

  private:
    [[nodiscard]] static std::size_t lines(const FittedTable& page) {
        return page.table.lines() + page.question.lines() + prompt_lines;
    }

    [[nodiscard]] FittedTable composed() const {
        FittedTable page{Page{style_}, Page{style_}, 0, std::nullopt};
        NumberedOptions options{sight_.game.blueprint(), sight_.state(), choice_};
        page.table.add_rule(status_text(sight_));
        rows_.add_to(page.table, options);
        page.question.add_rule("");
        for (std::size_t row = 0; row < rows_.stretches(); ++row) {
            if (rows_.detail(row) != Detail::absent) continue;
            page.question.add_paragraph(sight_.phrases.say("console.left_out"), Tone::faint);
            break;
        }
        page.question.append(told_);
        Page asked{style_};
        add_question(asked, sight_, choice_, options, most_);
        page.question.append(asked);
        return page;
    }

    /// In a large window what can be chosen is explained: below the table, and which commands there
    /// are at the bottom.
    void add_texts(FittedTable& page) const {
        const auto room = [&](std::size_t news) {
            const std::size_t used = lines(page) + news;
            return style_.height > used ? style_.height - used : 0;
        };
        if (texts_below_ && room(news_before_texts) > least_room_for_texts) {
            page.table.append(choice_texts(style_, sight_, choice_, room(news_before_texts) - 1));
        }
        if (room(wished_news) > 0) {
            std::string commands = sight_.phrases.say("console.bottom");
            if (columns(commands) >= style_.width) {
                commands = sight_.phrases.say("console.bottom.short");
            }
            page.question.add(cut_to(commands, style_.width - 1), Tone::faint);
        }
    }

    const PageStyle& style_;
    const Sight& sight_;
    const Choice& choice_;
    const Page& told_;
    TablePage rows_;
    bool texts_below_;
    std::size_t most_ = SIZE_MAX;  ///< lines of the question
};

}  // namespace

FittedTable fitted_table(const PageStyle& style, const Sight& sight, const Choice& choice,
                         const Page& told) {
    if (style.plain || style.width < wide_enough_for_texts) {
        return Fitter{style, sight, choice, told}.fit();
    }
    // Beside the table, what can be chosen is explained.
    PageStyle left = style;
    left.width = style.width - texts_width;
    PageStyle right = style;
    right.width = texts_width - 3;  // beside a line that parts them
    const Page texts = choice_texts(right, sight, choice, style.height - prompt_lines);
    if (texts.lines() == 0) return Fitter{style, sight, choice, told}.fit();
    FittedTable page = Fitter{left, sight, choice, told, false}.fit();
    page.beside = texts;
    return page;
}

Page FittedTable::whole(const PageStyle& style) const {
    Page both{table.style()};
    both.append(table);
    both.append(question);
    if (!beside) return both;
    Page page{style};
    const std::size_t width = table.style().width;
    for (std::size_t at = 0; at < both.lines(); ++at) {
        Piece line = both.pieces()[at];
        if (at < beside->lines()) {
            const std::size_t taken = columns(line);
            line.push_back({std::string(width - std::min(taken, width), ' '), Tone::plain});
            line.push_back({"│ ", Tone::faint});
            for (const Span& span : beside->pieces()[at]) line.push_back(span);
        }
        page.add(line);
    }
    return page;
}

}  // namespace cardwright::tool
