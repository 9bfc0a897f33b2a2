#include "cardwright/sim/figures.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

namespace cardwright::tool {
namespace {

/// The line of one thing's figures: a run's, a seat's, a card's.
class CsvLines {
  public:
    void begin(std::string_view about, std::string_view seat, std::string_view name) {
        subject_ = fmt::format("{},{},{}", about, seat, quoted(name));
    }
    void add(std::string_view figure, double value, const std::optional<Interval>& interval = {}) {
        text_ += fmt::format("{},{},{}", subject_, figure, value);
        text_ += interval ? fmt::format(",{},{}\n", interval->low, interval->high) : ",,\n";
    }
    void add(std::string_view figure, const Share& share) {
        add(figure, share.value(), interval_of(share));
    }
    [[nodiscard]] const std::string& text() const noexcept { return text_; }

  private:
    static std::string quoted(std::string_view name) {
        if (name.find_first_of(",\"\n") == std::string_view::npos) return std::string{name};
        std::string text = "\"";
        for (const char c : name) text += c == '"' ? std::string{"\"\""} : std::string{c};
        return text + "\"";
    }

    std::string subject_;
    std::string text_ = "about,seat,name,figure,value,low,high\n";
};

void put_share(nlohmann::ordered_json& into, const std::string& name, const Share& share) {
    const Interval interval = interval_of(share);
    into[name] = share.value();
    into[name + "_low"] = interval.low;
    into[name + "_high"] = interval.high;
}

std::string when(const StatisticKind& statistic) {
    return "win_rate_when_" + statistic.name;
}

nlohmann::ordered_json cards_json(const SimSummary& summary) {
    const auto& statistics = summary.blueprint().statistics;
    auto cards = nlohmann::ordered_json::object();
    for (const SimSummary::CardRow& row : summary.cards()) {
        auto& card = cards[summary.blueprint().schema.definition(row.card).id];
        for (std::size_t at = 0; at < statistics.size(); ++at) {
            card[statistics[at].name] = summary.mean(static_cast<double>(row.counted[at].times));
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
    out["game"] = summary.blueprint().ruleset;
    out["seed"] = run.seed;
    out["games"] = summary.games();
    out["games_wanted"] = run.wanted;
    out["seconds"] = run.seconds;
    out["games_per_second"] = run.games_per_second();
    out["unfinished"] = summary.unfinished();
    out["turns_mean"] = summary.turns_mean();
    out["ties"] = summary.ties().value();
    out["lost"] = summary.lost().value();
    put_share(out, "first_seat_wins", summary.first_chair());
    out["seats"] = nlohmann::ordered_json::array();
    for (const SimSummary::Player& player : summary.players()) {
        nlohmann::ordered_json seat;
        seat["bot"] = player.bot;
        put_share(seat, "wins", summary.wins(player));
        seat["score_mean"] = summary.score_mean(player);
        out["seats"].push_back(std::move(seat));
    }
    out["cards"] = cards_json(summary);
    if (!run.hashes.empty()) {
        out["hashes"] = nlohmann::ordered_json::array();
        for (const std::uint64_t hash : run.hashes) {
            out["hashes"].push_back(fmt::format("{:016x}", hash));
        }
    }
    return out;
}

std::string as_csv(const SimRun& run) {
    const SimSummary& summary = run.summary;
    CsvLines lines;
    lines.begin("run", "", summary.blueprint().ruleset);
    lines.add("games", static_cast<double>(summary.games()));
    lines.add("games_wanted", static_cast<double>(run.wanted));
    lines.add("seconds", run.seconds);
    lines.add("games_per_second", run.games_per_second());
    lines.add("unfinished", static_cast<double>(summary.unfinished()));
    lines.add("turns_mean", summary.turns_mean());
    lines.add("ties", summary.ties());
    lines.add("lost", summary.lost());
    lines.add("first_seat_wins", summary.first_chair());
    for (std::size_t at = 0; at < summary.players().size(); ++at) {
        const SimSummary::Player& player = summary.players()[at];
        lines.begin("seat", std::to_string(at + 1), player.bot);
        lines.add("wins", summary.wins(player));
        lines.add("score_mean", summary.score_mean(player));
    }
    const auto& statistics = summary.blueprint().statistics;
    for (const SimSummary::CardRow& row : summary.cards()) {
        lines.begin("card", "", summary.blueprint().schema.definition(row.card).id);
        for (std::size_t at = 0; at < statistics.size(); ++at) {
            const SimSummary::Counted& counted = row.counted[at];
            lines.add(statistics[at].name, summary.mean(static_cast<double>(counted.times)));
            if (counted.times > 0) lines.add(when(statistics[at]), counted.wins);
        }
    }
    return lines.text();
}

}  // namespace cardwright::tool
