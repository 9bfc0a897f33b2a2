#include "table/news.hpp"

#include <algorithm>

namespace cardwright::tool {
namespace {

constexpr std::size_t entries_looked_at = 400;  // of the journal, for what happened before
constexpr std::size_t most_lines_before = 4;

Page paragraphs(const PageStyle& style, const std::vector<std::string>& lines) {
    Page page{style};
    for (const std::string& line : lines) page.add_paragraph(line, Tone::faint);
    return page;
}

Page last_lines(const Page& page, std::size_t count) {
    Page end{page.style()};
    const std::size_t first = page.lines() - std::min(count, page.lines());
    for (std::size_t at = first; at < page.lines(); ++at) end.add(page.pieces()[at]);
    return end;
}

}  // namespace

Page news_page(const PageStyle& style, const Journal& journal, const JournalReader& reader,
               std::size_t first, std::size_t room) {
    Page news = paragraphs(style, brief_sentences(journal, reader, first));
    if (news.lines() > room) {
        Page page{style};
        if (room > 1) page.add(reader.phrases.say("console.more_in_log"), Tone::faint);
        page.append(last_lines(news, room > 1 ? room - 1 : room));
        return page;
    }
    const std::size_t spare = std::min(room - news.lines(), most_lines_before);
    if (spare == 0 || first == 0) return news;
    const std::size_t from = first > entries_looked_at ? first - entries_looked_at : 0;
    const Journal before{journal.begin() + static_cast<std::ptrdiff_t>(from),
                         journal.begin() + static_cast<std::ptrdiff_t>(first)};
    std::vector<std::string> earlier = brief_sentences(before, reader);
    std::vector<std::string> kept;
    std::size_t taken = 0;
    while (!earlier.empty()) {
        const std::size_t lines = paragraphs(style, {earlier.back()}).lines();
        if (taken + lines > spare) break;
        taken += lines;
        kept.insert(kept.begin(), std::move(earlier.back()));
        earlier.pop_back();
    }
    Page page = paragraphs(style, kept);
    page.append(news);
    return page;
}

}  // namespace cardwright::tool
