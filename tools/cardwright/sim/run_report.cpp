#include "cardwright/sim/run_report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cardwright/number_text.hpp"
#include "cardwright/sim/printed.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t most_columns = 60;
constexpr std::size_t most_cards = 40;

std::string joined(const std::vector<std::string>& words, const char* none) {
    return words.empty() ? none : fmt::format("{}", fmt::join(words, ", "));
}

Plot length_plot(const SimSummary& summary) {
    std::vector<std::pair<double, double>> counts;
    for (const auto& [length, games] : summary.lengths()) {
        counts.emplace_back(length, static_cast<double>(games));
    }
    const std::string unit = summary.subject().by_turns ? "turns" : "rounds";
    return {.title = "How long games last",
            .x_label = unit + " a game",
            .y_label = "games",
            .percent = false,
            .even = std::nullopt,
            .what = columns_of(counts, most_columns)};
}

Plot wins_plot(const SimSummary& summary) {
    RowPlot rows;
    for (const SimSummary::Player& player : summary.players()) {
        rows.rows.push_back({player.bot, plot_value(summary.wins(player))});
    }
    return {.title = "Who wins",
            .x_label = "share of games won alone",
            .y_label = "",
            .percent = true,
            .even = even_share(summary),
            .what = std::move(rows)};
}

Plot cards_plot(const SimSummary& summary) {
    RowPlot rows;
    for (const SimSummary::CardRow& row : summary.cards()) {
        if (row.counted.front().wins.tries == 0 || rows.rows.size() == most_cards) continue;
        rows.rows.push_back({row.name, plot_value(row.counted.front().wins)});
    }
    const std::string& statistic = summary.subject().statistics.front();
    return {.title = "How often those win who have " + statistic + " a card",
            .x_label = "win rate when " + statistic,
            .y_label = "",
            .percent = true,
            .even = even_share(summary),
            .what = std::move(rows)};
}

}  // namespace

std::vector<std::pair<std::string, std::string>> facts_of(const RunSubject& subject) {
    std::vector<std::string> options;
    for (const auto& [name, value] : subject.options) {
        options.push_back(fmt::format("{}={}", name, value));
    }
    std::vector<std::pair<std::string, std::string>> facts{
        {"game", subject.game_name},
        {"sets", joined(subject.sets, "")},
        {"line-up", joined(subject.kingdom, "another for each game")},
        {"bots", joined(subject.bots, "")},
        {"seed", std::to_string(subject.seed)},
        {"engine", subject.engine}};
    if (!subject.mods.empty()) facts.emplace_back("mods", joined(subject.mods, ""));
    if (!options.empty()) facts.emplace_back("options", joined(options, ""));
    return facts;
}

PlotValue plot_value(const Share& share) {
    const Interval interval = interval_of(share);
    return {share.value(), interval.low, interval.high};
}

PlotValue plot_value(const Moments& moments, std::uint64_t count) {
    const double mean = moments.mean(count);
    const double reach = moments.mean_reach(count);
    return {mean, mean - reach, mean + reach};
}

Report report_of(const SimRun& run) {
    const SimSummary& summary = run.summary;
    Report report{.title = fmt::format("{}: {} games", summary.subject().game_name,
                                       grouped(static_cast<double>(summary.games()))),
                  .facts = facts_of(summary.subject()),
                  .plots = {}};
    if (summary.players().size() > 1) report.plots.push_back(wins_plot(summary));
    if (!summary.cards().empty()) report.plots.push_back(cards_plot(summary));
    if (!summary.lengths().empty()) report.plots.push_back(length_plot(summary));
    return report;
}

}  // namespace cardwright::tool
