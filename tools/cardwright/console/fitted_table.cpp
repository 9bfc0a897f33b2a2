#include "cardwright/console/fitted_table.hpp"

#include "cardwright/console/question_page.hpp"
#include "cardwright/console/table_page.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t prompt_lines = 2;  // to type in, and for a message about it
constexpr std::size_t wished_news = 3;   // with the rule above them

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
    Fitter(const PageStyle& style, const Sight& sight, const Choice& choice,
           const std::vector<Span>& notices)
        : style_{style}, sight_{sight}, choice_{choice}, notices_{notices}, rows_{sight} {}

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
                if (lines(tried) < lines(best)) {
                    best = std::move(tried);
                } else {
                    rows_.set(row, before);
                }
            }
        }
        const std::size_t used = lines(best);
        best.left = style_.height > used ? style_.height - used : 0;
        return best;
    }

  private:
    [[nodiscard]] static std::size_t lines(const FittedTable& page) {
        return page.table.lines() + page.question.lines() + prompt_lines;
    }

    [[nodiscard]] FittedTable composed() const {
        FittedTable page{Page{style_}, Page{style_}};
        NumberedOptions options{sight_.state(), choice_};
        page.table.add_rule(status_text(sight_));
        rows_.add_to(page.table, options);
        page.question.add_rule("");
        for (std::size_t row = 0; row < rows_.stretches(); ++row) {
            if (rows_.detail(row) != Detail::absent) continue;
            page.question.add_paragraph(sight_.phrases.say("console.left_out"), Tone::faint);
            break;
        }
        for (const Span& notice : notices_) page.question.add_paragraph(notice.text, notice.tone);
        add_question(page.question, sight_, choice_, options);
        return page;
    }

    const PageStyle& style_;
    const Sight& sight_;
    const Choice& choice_;
    const std::vector<Span>& notices_;
    TablePage rows_;
};

}  // namespace

FittedTable fitted_table(const PageStyle& style, const Sight& sight, const Choice& choice,
                         const std::vector<Span>& notices) {
    return Fitter{style, sight, choice, notices}.fit();
}

}  // namespace cardwright::tool
