#include "table/score_history.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace cardwright::tool {
namespace {

constexpr std::array signs{"●", "○", "◆", "◇", "▲", "△", "■", "□"};
constexpr const char* several = "✱";  // seats that have the same
constexpr std::size_t least_lines = 4;
constexpr std::size_t widest_graph = 60;

std::vector<std::int64_t> scores_now(GameTable& table) {
    std::vector<std::int64_t> scores;
    for (std::size_t seat = 0; seat < table.seats().size(); ++seat) {
        std::int64_t sum = 0;
        for (const ScorePart& part :
             table.match().scripts().score_parts(table.game(), id_at<OwnerId>(seat))) {
            sum += part.points;
        }
        scores.push_back(sum);
    }
    return scores;
}

/// In which column a moment stands, of so many.
std::size_t column_of(std::size_t moment, std::size_t moments, std::size_t columns) {
    return moments < 2 ? 0 : moment * (columns - 1) / (moments - 1);
}

}  // namespace

ScoreHistory score_history(GameTable& table) {
    std::vector<std::vector<std::int64_t>> moments;
    Match& match = table.match();
    const std::size_t answers = match.answers();
    try {
        moments.push_back(scores_now(table));
        std::uint32_t round = table.game().table_state().position.round;
        while (match.undo()) {
            const std::uint32_t now = table.game().table_state().position.round;
            if (now == round) continue;
            round = now;
            moments.push_back(scores_now(table));
        }
    } catch (const GameError&) {
        moments.clear();  // a script that cannot count in the midst of a game
    }
    while (match.answers() < answers && match.redo()) continue;
    ScoreHistory history(table.seats().size());
    std::reverse(moments.begin(), moments.end());
    for (const auto& scores : moments) {
        for (std::size_t seat = 0; seat < history.size(); ++seat) {
            history[seat].push_back(scores[seat]);
        }
    }
    const bool nothing = std::all_of(history.begin(), history.end(), [](const auto& scores) {
        return std::all_of(scores.begin(), scores.end(), [](auto score) { return score == 0; });
    });
    return nothing ? ScoreHistory{} : history;
}

void add_score_graph(Page& page, const Phrases& phrases, const SeatNames& names,
                     const ScoreHistory& history, std::size_t most_lines) {
    if (history.empty() || history[0].size() < 2) return;
    const std::size_t moments = history[0].size();
    if (page.style().plain) {
        for (std::size_t seat = 0; seat < history.size(); ++seat) {
            page.add(phrases.say("console.scores_of",
                                 {{"who", names[seat]},
                                  {"scores", fmt::format("{}", fmt::join(history[seat], " "))}}));
        }
        return;
    }
    if (most_lines < least_lines + 1) return;
    const std::size_t height = most_lines - 1;
    std::int64_t least = history[0][0];
    std::int64_t most = least;
    for (const auto& scores : history) {
        least = std::min(least, *std::min_element(scores.begin(), scores.end()));
        most = std::max(most, *std::max_element(scores.begin(), scores.end()));
    }
    if (most == least) return;
    constexpr std::size_t label = 6;
    const std::size_t columns =
        std::min({widest_graph, page.style().width - label - 2, moments * 3 - 2});
    std::vector<std::vector<std::string>> cells(height, std::vector<std::string>(columns, " "));
    for (std::size_t seat = 0; seat < history.size(); ++seat) {
        for (std::size_t moment = 0; moment < moments; ++moment) {
            const auto share = static_cast<double>(history[seat][moment] - least) /
                               static_cast<double>(most - least);
            const auto up =
                static_cast<std::size_t>(std::lround(share * static_cast<double>(height - 1)));
            std::string& cell = cells[height - 1 - up][column_of(moment, moments, columns)];
            cell = cell == " " ? signs[seat % signs.size()] : several;
        }
    }
    for (std::size_t row = 0; row < height; ++row) {
        const std::string number = row == 0            ? std::to_string(most)
                                   : row + 1 == height ? std::to_string(least)
                                                       : "";
        page.add(Piece{{fmt::format("{:>5} ┤", number), Tone::faint},
                       {fmt::format("{}", fmt::join(cells[row], "")), Tone::plain}});
    }
    std::vector<std::string> legend;
    for (std::size_t seat = 0; seat < history.size(); ++seat) {
        legend.push_back(fmt::format("{} {}", signs[seat % signs.size()], names[seat]));
    }
    page.add_paragraph(
        phrases.say("console.score_graph", {{"names", fmt::format("{}", fmt::join(legend, "  "))},
                                            {"count", static_cast<std::int64_t>(moments - 1)}}),
        Tone::faint);
}

}  // namespace cardwright::tool
