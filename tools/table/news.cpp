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

/// The last things that happened, as many as there is room for; that something is missing is said,
/// in a line of its own where there is one.
Page end_of_news(const PageStyle& style, const std::vector<std::string>& lines,
                 const Phrases& phrases, std::size_t room) {
    std::vector<std::string> kept;
    for (std::size_t left = lines.size(); left > 0; --left) {
        std::vector<std::string> more{lines.begin() + static_cast<std::ptrdiff_t>(left - 1),
                                      lines.end()};
        more[0] = "… " + more[0];
        if (paragraphs(style, more).lines() > room) break;
        kept = std::move(more);
    }
    Page page{style};
    if (kept.empty()) {
        if (room > 0) page.add(phrases.say("console.more_in_log"), Tone::faint);
        return page;
    }
    std::vector<std::string> unmarked = kept;
    unmarked[0].erase(0, std::string_view{"… "}.size());
    const Page whole = paragraphs(style, unmarked);
    if (whole.lines() == room) return paragraphs(style, kept);
    page.add(phrases.say("console.more_in_log"), Tone::faint);
    page.append(whole);
    return page;
}

}  // namespace

Page news_page(const PageStyle& style, const Journal& journal, const JournalReader& reader,
               std::size_t first, std::size_t room) {
    const std::vector<std::string> told = brief_sentences(journal, reader, first);
    Page news = paragraphs(style, told);
    if (news.lines() > room) return end_of_news(style, told, reader.phrases, room);
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
