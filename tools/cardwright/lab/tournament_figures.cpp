#include "cardwright/lab/tournament_figures.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "cardwright/number_text.hpp"
#include "cardwright/output.hpp"
#include "cardwright/plot/terminal_plot.hpp"
#include "cardwright/sim/csv_lines.hpp"
#include "cardwright/sim/run_report.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t bot_width = 26;

/// The strongest first, as in the list of ratings.
Plot cross_table(const Tournament& tournament, const std::vector<Rating>& list) {
    MatrixPlot matrix;
    for (const Rating& row : list) {
        matrix.names.push_back(tournament.subject.bots[row.bot]);
        auto& cells = matrix.cells.emplace_back();
        for (const Rating& column : list) {
            cells.push_back(row.bot == column.bot ? std::nullopt
                                                  : tournament.share(row.bot, column.bot));
        }
    }
    return {.title = "Each against each",
            .x_label = "per cent of the games that the bot of the row has won, ties as half",
            .y_label = "",
            .percent = true,
            .even = 0.5,
            .what = std::move(matrix)};
}

Plot ratings_plot(const Tournament& tournament, const std::vector<Rating>& list) {
    RowPlot rows;
    for (const Rating& rating : list) {
        rows.rows.push_back(
            {tournament.subject.bots[rating.bot], {rating.points, rating.low, rating.high}});
    }
    return {.title = "How strong they are",
            .x_label = "rating; 400 points more win ten of eleven games",
            .y_label = "",
            .percent = false,
            .even = 0,
            .what = std::move(rows)};
}

}  // namespace

nlohmann::ordered_json as_json(const Tournament& tournament) {
    nlohmann::ordered_json out;
    out["format"] = tournament_format;
    put_subject(out, tournament.subject);
    if (!tournament.shard.whole()) out["shard"] = tournament.shard.text();
    out["seconds"] = tournament.seconds;
    out["ratings"] = nlohmann::ordered_json::array();
    for (const Rating& rating : ratings(tournament)) {
        out["ratings"].push_back({{"bot", tournament.subject.bots[rating.bot]},
                                  {"rating", rating.points},
                                  {"rating_low", rating.low},
                                  {"rating_high", rating.high}});
    }
    out["pairings"] = nlohmann::ordered_json::array();
    for (const Pairing& pairing : tournament.pairings) {
        out["pairings"].push_back({{"first", tournament.subject.bots[pairing.first]},
                                   {"second", tournament.subject.bots[pairing.second]},
                                   {"games", pairing.games},
                                   {"first_wins", pairing.first_wins},
                                   {"second_wins", pairing.second_wins},
                                   {"unfinished", pairing.unfinished}});
    }
    return out;
}

Tournament read_tournament(const nlohmann::ordered_json& from) {
    Tournament tournament{read_subject(from)};
    if (from.contains("shard")) {
        tournament.shard = read_shard(from.at("shard").get<std::string>());
    }
    from.at("seconds").get_to(tournament.seconds);
    const auto& pairings = from.at("pairings");
    if (pairings.size() != tournament.pairings.size()) {
        throw std::invalid_argument{"the pairings are not those of the bots"};
    }
    for (std::size_t at = 0; at < pairings.size(); ++at) {
        Pairing& pairing = tournament.pairings[at];
        pairings[at].at("games").get_to(pairing.games);
        pairings[at].at("first_wins").get_to(pairing.first_wins);
        pairings[at].at("second_wins").get_to(pairing.second_wins);
        pairings[at].at("unfinished").get_to(pairing.unfinished);
    }
    return tournament;
}

std::string as_csv(const Tournament& tournament) {
    CsvLines lines;
    for (const Rating& rating : ratings(tournament)) {
        lines.begin("bot", "", tournament.subject.bots[rating.bot]);
        lines.add("rating", rating.points, Interval{rating.low, rating.high});
    }
    for (const Pairing& pairing : tournament.pairings) {
        lines.begin("pairing", "",
                    tournament.subject.bots[pairing.first] + " : " +
                        tournament.subject.bots[pairing.second]);
        lines.add("games", static_cast<double>(pairing.games));
        lines.add("first_share", pairing.share());
    }
    return lines.text();
}

std::string as_tables(const Tournament& tournament) {
    const auto list = ratings(tournament);
    std::string text =
        fmt::format("{}: {} bots, {} games, {} for each two, in {:.2f} s\n",
                    safe_text(tournament.subject.game_name), tournament.subject.bots.size(),
                    grouped(static_cast<double>(tournament.games())),
                    grouped(static_cast<double>(tournament.shard.count(tournament.subject.games))),
                    tournament.seconds);
    text +=
        coloured(fmt::format("\n    {}{:>8}   95 % interval\n", padded("bot", bot_width), "rating"),
                 Tone::strong);
    for (std::size_t at = 0; at < list.size(); ++at) {
        const Rating& rating = list[at];
        text +=
            fmt::format(
                "{:>2}  {}{:>8.0f}", at + 1,
                padded(cut_to(safe_text(tournament.subject.bots[rating.bot]), bot_width - 2),
                       bot_width),
                rating.points) +
            coloured(fmt::format("   {:.0f} to {:.0f}\n", rating.low, rating.high), Tone::faint);
    }
    return text + terminal_plot(cross_table(tournament, list), 80);
}

Report report_of(const Tournament& tournament) {
    const auto list = ratings(tournament);
    Report report{.title = fmt::format("{}: a tournament of {} bots", tournament.subject.game_name,
                                       tournament.subject.bots.size()),
                  .facts = facts_of(tournament.subject),
                  .plots = {}};
    report.facts.emplace_back("games of each two",
                              grouped(static_cast<double>(tournament.subject.games)));
    report.plots.push_back(ratings_plot(tournament, list));
    report.plots.push_back(cross_table(tournament, list));
    return report;
}

void print_tournament(const RunOutput& output, const Tournament& tournament) {
    if (output.json) {
        say(json_text(as_json(tournament), 2));
    } else if (output.csv) {
        say(as_csv(tournament));
    } else {
        write_out(as_tables(tournament));
    }
    print_pictures(output, [&] { return report_of(tournament); });
}

}  // namespace cardwright::tool
