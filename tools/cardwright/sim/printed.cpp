#include "cardwright/sim/printed.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cardwright/number_text.hpp"
#include "cardwright/terminal.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t screen_width = 80;
constexpr std::size_t share_width = 26;
constexpr std::size_t narrowest_name = 16;
constexpr std::size_t narrowest_figure = 8;

std::size_t figure_column(const std::string& statistic) {
    return std::max(narrowest_figure, columns(statistic) + 2);
}

/// As wide as the longest name, if the rest of the line leaves room for it.
std::size_t name_column(const std::vector<std::string>& names, std::size_t rest) {
    std::size_t width = 0;
    for (const std::string& name : names) width = std::max(width, columns(name) + 2);
    const std::size_t room = screen_width - std::min(rest, screen_width);
    return std::max(std::min(width, room), narrowest_name);
}

/// "51.2 %   48.1 - 54.3 %": green or red where the interval leaves what is even.
std::string share_text(const Share& share, double even) {
    const Interval interval = interval_of(share);
    const Tone tone = interval.low > even    ? Tone::good
                      : interval.high < even ? Tone::bad
                                             : Tone::plain;
    return coloured(fmt::format("{:6.2f} %", 100 * share.value()), tone) +
           coloured(fmt::format("  {:4.1f} - {:5.1f} %", 100 * interval.low, 100 * interval.high),
                    Tone::faint);
}

std::string headline(const SimRun& run) {
    const RunSubject& subject = run.summary.subject();
    std::string text =
        fmt::format("{}: {} games{} in {:.2f} s ({} a second), {:.2f} {} each\n",
                    safe_text(subject.game_name), grouped(static_cast<double>(run.summary.games())),
                    run.shard.whole() ? "" : " (share " + run.shard.text() + ")", run.seconds,
                    grouped(run.games_per_second()), run.summary.turns_mean(),
                    subject.by_turns ? "turns" : "rounds");
    if (!subject.mods.empty()) {
        text += safe_text(fmt::format("Mods that are on: {}\n", fmt::join(subject.mods, ", ")));
    }
    if (run.stopped()) {
        text += coloured(fmt::format("Stopped: {} of {} games were played.\n",
                                     grouped(static_cast<double>(run.summary.games())),
                                     grouped(static_cast<double>(run.wanted()))),
                         Tone::warning);
    }
    if (run.summary.unfinished() > 0) {
        text += coloured(fmt::format("{} unfinished: {} found no end. The figures are those of the "
                                     "others.\n",
                                     grouped(static_cast<double>(run.summary.unfinished())),
                                     run.summary.unfinished() == 1 ? "it" : "they"),
                         Tone::warning);
    }
    return text;
}

std::string seats_table(const SimRun& run) {
    const SimSummary& summary = run.summary;
    std::vector<std::string> names{"first seat"};
    for (const SimSummary::Player& player : summary.players()) names.push_back(player.bot);
    const std::size_t width = name_column(names, screen_width / 2);
    const double even = even_share(summary);
    const auto name_cell = [&](const std::string& name) {
        return padded(cut_to(safe_text(name), width - 2), width);
    };
    std::string text = coloured(fmt::format("\n{}{:>8}{:>16}{:>14}\n", name_cell("bot"), "wins",
                                            "95 % interval", "mean score"),
                                Tone::strong);
    for (const SimSummary::Player& player : summary.players()) {
        text += fmt::format("{}{}{:>14.2f}\n", name_cell(player.bot),
                            share_text(summary.wins(player), even), summary.score_mean(player));
    }
    const bool company = summary.players().size() > 1;
    if (company) {
        text += name_cell("ties") + fmt::format("{:6.2f} %\n", 100 * summary.ties().value());
    }
    if (!company || summary.lost().hits > 0) {
        text += name_cell("lost") + fmt::format("{:6.2f} %\n", 100 * summary.lost().value());
    }
    if (company) {
        text += name_cell("first seat") + share_text(summary.first_chair(), even) +
                coloured(fmt::format("   even: {:.2f} %\n", 100 * even), Tone::faint);
        if (run.bots_keep_chairs()) {
            text += coloured("Bots kept their seats: --alternate tells them from the seats.\n",
                             Tone::faint);
        }
    }
    for (const SimSummary::Player& player : summary.players()) {
        if (player.effort.decisions == 0) continue;
        text += fmt::format("{} thought {:.1f} ms about each of {} decisions\n",
                            safe_text(player.bot), 1000 * player.effort.seconds_a_decision(),
                            grouped(static_cast<double>(player.effort.decisions)));
    }
    return text;
}

std::string cards_table(const SimSummary& summary) {
    const auto& statistics = summary.subject().statistics;
    const auto rows = summary.cards();
    if (rows.empty()) return {};
    std::vector<std::string> names;
    for (const SimSummary::CardRow& row : rows) {
        names.push_back(safe_text(row.name));
    }
    std::size_t figures = share_width;
    for (const std::string& statistic : statistics) figures += figure_column(statistic);
    const std::size_t width = name_column(names, figures);
    std::string heading = "\n" + padded("cards per game", width);
    for (const std::string& statistic : statistics) {
        heading += fmt::format("{:>{}}", safe_text(statistic), figure_column(statistic));
    }
    heading += fmt::format("  win rate when {}\n", safe_text(statistics[0]));
    std::string text = coloured(heading, Tone::strong);
    for (std::size_t at = 0; at < rows.size(); ++at) {
        text += padded(cut_to(names[at], width - 2), width);
        const auto& counted = rows[at].counted;
        for (std::size_t number = 0; number < statistics.size(); ++number) {
            text +=
                fmt::format("{:>{}.2f}", summary.mean(static_cast<double>(counted[number].times)),
                            figure_column(statistics[number]));
        }
        const SimSummary::Counted& first = counted[0];
        if (first.times > 0) text += "  " + share_text(first.wins, even_share(summary));
        text += "\n";
    }
    return text;
}

}  // namespace

double even_share(const SimSummary& summary) {
    return (1 - summary.ties().value() - summary.lost().value()) /
           static_cast<double>(summary.players().size());
}

std::string as_tables(const SimRun& run) {
    return headline(run) + seats_table(run) + cards_table(run.summary);
}

}  // namespace cardwright::tool
