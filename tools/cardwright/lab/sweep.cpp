#include "cardwright/lab/sweep.hpp"

#include <fmt/format.h>

#include <charconv>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "cardwright/number_text.hpp"
#include "cardwright/sim/csv_lines.hpp"
#include "cardwright/sim/figures.hpp"
#include "cardwright/sim/run_report.hpp"
#include "cardwright/terminal.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

/// One curve over the values of the sweep.
template <typename ValueOf>
CurvePlot::Curve curve(const Sweep& sweep, const std::string& name, const ValueOf& value_of) {
    CurvePlot::Curve curve{name, {}};
    for (const Sweep::Step& step : sweep.steps) {
        curve.points.push_back({static_cast<double>(step.value), value_of(step.run.summary)});
    }
    return curve;
}

std::string seat_name(const Sweep& sweep, std::size_t seat) {
    return fmt::format("{} (seat {})", sweep.steps.front().run.summary.players()[seat].bot,
                       seat + 1);
}

double times_of_card(const SimSummary& summary, const std::string& card, std::size_t statistic) {
    for (const SimSummary::CardRow& row : summary.cards()) {
        if (row.id == card) return summary.mean(static_cast<double>(row.counted[statistic].times));
    }
    return 0;
}

Plot plot_of(const Sweep& sweep, const std::string& title, const std::string& label,
             CurvePlot curves) {
    return {.title = title,
            .x_label = sweep.field,
            .y_label = label,
            .percent = false,
            .even = std::nullopt,
            .what = std::move(curves)};
}

}  // namespace

SweepRange read_range(const std::string& text) {
    SweepRange range;
    const std::size_t sign = text.find('=');
    const std::size_t dots = text.find("..", sign == std::string::npos ? 0 : sign);
    if (sign != std::string::npos && dots != std::string::npos) {
        range.field = text.substr(0, sign);
        const auto number = [&](std::size_t from, std::size_t to, std::int64_t& into) {
            const char* const end = text.data() + to;
            const auto read = std::from_chars(text.data() + from, end, into);
            return read.ec == std::errc{} && read.ptr == end;
        };
        if (range.field.find('.') != std::string::npos && number(sign + 1, dots, range.first) &&
            number(dots + 2, text.size(), range.last) && range.first <= range.last &&
            range.last - range.first < most_steps) {
            return range;
        }
    }
    throw std::invalid_argument{
        fmt::format("write card.value=from..to, e.g. militia.keep=0..5 (at most {} values), not "
                    "\"{}\"",
                    most_steps, text)};
}

nlohmann::ordered_json as_json(const Sweep& sweep) {
    nlohmann::ordered_json out;
    out["format"] = sweep_format;
    out["field"] = sweep.field;
    out["steps"] = nlohmann::ordered_json::array();
    for (const Sweep::Step& step : sweep.steps) {
        out["steps"].push_back({{"value", step.value}, {"run", as_json(step.run)}});
    }
    return out;
}

std::string as_csv(const Sweep& sweep) {
    CsvLines lines;
    for (const Sweep::Step& step : sweep.steps) {
        const SimSummary& summary = step.run.summary;
        lines.begin("sweep", "", fmt::format("{}={}", sweep.field, step.value));
        lines.add("turns_mean", summary.turns_mean());
        for (std::size_t seat = 0; seat < summary.players().size(); ++seat) {
            lines.begin("sweep", std::to_string(seat + 1),
                        fmt::format("{}={}", sweep.field, step.value));
            lines.add("wins", summary.wins(summary.players()[seat]));
            lines.add("score_mean", summary.score_mean(summary.players()[seat]));
        }
    }
    return lines.text();
}

std::string as_tables(const Sweep& sweep) {
    const SimSummary& first = sweep.steps.front().run.summary;
    std::string text =
        fmt::format("{}: {} games for each value of {}, from the same seeds\n",
                    safe_text(first.subject().game_name),
                    grouped(static_cast<double>(first.games())), safe_text(sweep.field));
    for (std::size_t seat = 0; seat < first.players().size(); ++seat) {
        text += coloured(
            fmt::format("\n{}\n{:>8}{:>10}   {:<16}{:>12}{:>10}\n",
                        safe_text(seat_name(sweep, seat)), "value", "wins", "95 % interval",
                        "mean score", first.subject().by_turns ? "turns" : "rounds"),
            Tone::strong);
        for (const Sweep::Step& step : sweep.steps) {
            const SimSummary& summary = step.run.summary;
            const auto& player = summary.players()[seat];
            const Interval interval = interval_of(summary.wins(player));
            text += fmt::format(
                "{:>8}{:>8.2f} %   {:<16}{:>12.2f}{:>10.2f}\n", step.value,
                100 * summary.wins(player).value(),
                fmt::format("{:.1f} to {:.1f} %", 100 * interval.low, 100 * interval.high),
                summary.score_mean(player), summary.turns_mean());
        }
    }
    return text;
}

Report report_of(const Sweep& sweep) {
    const SimSummary& first = sweep.steps.front().run.summary;
    CurvePlot wins;
    CurvePlot scores;
    CurvePlot uses;
    for (std::size_t seat = 0; seat < first.players().size(); ++seat) {
        wins.curves.push_back(curve(sweep, seat_name(sweep, seat), [&](const SimSummary& summary) {
            return plot_value(summary.wins(summary.players()[seat]));
        }));
        scores.curves.push_back(
            curve(sweep, seat_name(sweep, seat), [&](const SimSummary& summary) {
                return plot_value(summary.players()[seat].score, summary.finished());
            }));
    }
    for (std::size_t at = 0; at < first.subject().statistics.size(); ++at) {
        uses.curves.push_back(
            curve(sweep, first.subject().statistics[at], [&](const SimSummary& summary) {
                const double times = times_of_card(summary, sweep.card, at);
                return PlotValue{times, times, times};
            }));
    }
    CurvePlot turns{
        {curve(sweep, first.subject().by_turns ? "turns" : "rounds", [](const SimSummary& summary) {
            return plot_value(summary.turns(), summary.finished());
        })}};
    Report report{
        .title = fmt::format("{}: {} from {} to {}", first.subject().game_name, sweep.field,
                             sweep.steps.front().value, sweep.steps.back().value),
        .facts = facts_of(first.subject()),
        .plots = {}};
    Plot who_wins = plot_of(sweep, "Who wins", "share of games won alone", std::move(wins));
    who_wins.percent = true;
    report.plots.push_back(std::move(who_wins));
    report.plots.push_back(plot_of(sweep, "Scores", "mean score", std::move(scores)));
    report.plots.push_back(plot_of(sweep, "How long games last", "a game", std::move(turns)));
    if (!uses.curves.empty()) {
        report.plots.push_back(
            plot_of(sweep, "How often the card is used", "times a game", std::move(uses)));
    }
    return report;
}

}  // namespace cardwright::tool
