#include "cardwright/sim/figures.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string_view>

#include "cardwright/sim/csv_lines.hpp"

namespace cardwright::tool {
namespace {

void put_share(nlohmann::ordered_json& into, const std::string& name, const Share& share) {
    const Interval interval = interval_of(share);
    into[name] = share.value();
    into[name + "_low"] = interval.low;
    into[name + "_high"] = interval.high;
}

std::string when(const std::string& statistic) {
    return "win_rate_when_" + statistic;
}

nlohmann::ordered_json cards_json(const SimSummary& summary) {
    const auto& statistics = summary.subject().statistics;
    auto cards = nlohmann::ordered_json::object();
    for (const SimSummary::CardRow& row : summary.cards()) {
        auto& card = cards[row.id];
        for (std::size_t at = 0; at < statistics.size(); ++at) {
            card[statistics[at]] = summary.mean(static_cast<double>(row.counted[at].times));
        }
        for (std::size_t at = 0; at < statistics.size(); ++at) {
            if (row.counted[at].times == 0) continue;
            put_share(card, when(statistics[at]), row.counted[at].wins);
        }
    }
    return cards;
}

}  // namespace

nlohmann::ordered_json as_json(const SimRun& run) {
    const SimSummary& summary = run.summary;
    nlohmann::ordered_json out;
    out["format"] = sim_format;
    put_subject(out, summary.subject());
    if (!run.shard.whole()) out["shard"] = run.shard.text();
    out["games"] = summary.games();
    out["seconds"] = run.seconds;
    out["games_per_second"] = run.games_per_second();
    out["unfinished"] = summary.unfinished();
    out["turns_mean"] = summary.turns_mean();
    out["turns_deviation"] = summary.turns_deviation();
    out["lengths"] = nlohmann::ordered_json::object();
    for (const auto& [length, games] : summary.lengths()) {
        out["lengths"][std::to_string(length)] = games;
    }
    put_share(out, "ties", summary.ties());
    put_share(out, "lost", summary.lost());
    put_share(out, "first_seat_wins", summary.first_chair());
    out["seats"] = nlohmann::ordered_json::array();
    for (const SimSummary::Player& player : summary.players()) {
        nlohmann::ordered_json seat;
        seat["bot"] = player.bot;
        put_share(seat, "wins", summary.wins(player));
        seat["score_mean"] = summary.score_mean(player);
        if (player.score.squared()) seat["score_deviation"] = summary.score_deviation(player);
        if (player.effort.decisions > 0) {
            seat["decisions"] = player.effort.decisions;
            seat["seconds_a_decision"] = player.effort.seconds_a_decision();
        }
        out["seats"].push_back(std::move(seat));
    }
    out["cards"] = cards_json(summary);
    if (!run.hashes.empty()) {
        out["hashes"] = nlohmann::ordered_json::array();
        for (const std::uint64_t hash : run.hashes) {
            out["hashes"].push_back(fmt::format("{:016x}", hash));
        }
    }
    out["sums"] = summary.sums();
    return out;
}

std::string as_csv(const SimRun& run) {
    const SimSummary& summary = run.summary;
    CsvLines lines;
    lines.begin("run", "", summary.subject().game);
    lines.add("games", static_cast<double>(summary.games()));
    lines.add("games_wanted", static_cast<double>(run.wanted()));
    lines.add("seconds", run.seconds);
    lines.add("games_per_second", run.games_per_second());
    lines.add("unfinished", static_cast<double>(summary.unfinished()));
    lines.add("turns_mean", summary.turns_mean());
    lines.add("turns_deviation", summary.turns_deviation());
    lines.add("ties", summary.ties());
    lines.add("lost", summary.lost());
    lines.add("first_seat_wins", summary.first_chair());
    for (std::size_t at = 0; at < summary.players().size(); ++at) {
        const SimSummary::Player& player = summary.players()[at];
        lines.begin("seat", std::to_string(at + 1), player.bot);
        lines.add("wins", summary.wins(player));
        lines.add("score_mean", summary.score_mean(player));
        if (player.score.squared()) lines.add("score_deviation", summary.score_deviation(player));
        if (player.effort.decisions > 0) {
            lines.add("decisions", static_cast<double>(player.effort.decisions));
            lines.add("seconds_a_decision", player.effort.seconds_a_decision());
        }
    }
    const auto& statistics = summary.subject().statistics;
    for (const SimSummary::CardRow& row : summary.cards()) {
        lines.begin("card", "", row.id);
        for (std::size_t at = 0; at < statistics.size(); ++at) {
            const SimSummary::Counted& counted = row.counted[at];
            lines.add(statistics[at], summary.mean(static_cast<double>(counted.times)));
            if (counted.times > 0) lines.add(when(statistics[at]), counted.wins);
        }
    }
    return lines.text();
}

SimRun read_run(const nlohmann::ordered_json& figures) {
    SimRun run{.summary = {read_subject(figures), figures.at("sums")},
               .shard = {},
               .seconds = figures.at("seconds").get<double>(),
               .hashes = {}};
    if (figures.contains("shard")) run.shard = read_shard(figures.at("shard").get<std::string>());
    if (figures.contains("hashes")) {
        for (const auto& hash : figures.at("hashes")) {
            run.hashes.push_back(std::stoull(hash.get<std::string>(), nullptr, 16));
        }
    }
    return run;
}

}  // namespace cardwright::tool
