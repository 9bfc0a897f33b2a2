#include "cardwright/lab/comparison_figures.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "cardwright/number_text.hpp"
#include "cardwright/output.hpp"
#include "cardwright/plot/terminal_plot.hpp"
#include "cardwright/sim/csv_lines.hpp"
#include "cardwright/sim/exact_numbers.hpp"
#include "cardwright/sim/run_report.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr std::array<std::string_view, 4> about_names{"wins", "score", "length", "card"};
/// Cards that are counted less often in a game say nothing about a change of theirs.
constexpr double hardly_ever = 0.05;
constexpr std::size_t most_cards_shown = 15;
constexpr std::size_t name_width = 30;

FigureKey::About about_called(const std::string& name) {
    const auto found = std::find(about_names.begin(), about_names.end(), name);
    if (found == about_names.end()) {
        throw std::invalid_argument{fmt::format("nobody knows a figure called \"{}\"", name)};
    }
    return static_cast<FigureKey::About>(found - about_names.begin());
}

bool is_share(const FigureKey& key) {
    return key.about == FigureKey::About::wins;
}

/// How clearly it differs, for putting the clearest first.
double clearness(const Difference& difference) {
    const double reach = difference.high - difference.value;
    if (difference.value == 0) return 0;
    return reach == 0 ? 1e9 : std::abs(difference.value) / reach;
}

/// Seats and lengths first, then the cards that differ most clearly.
std::vector<FigureKey> keys_in_order(const Comparison& comparison) {
    std::vector<FigureKey> keys;
    std::vector<FigureKey> cards;
    for (const auto& [key, figure] : comparison.figures) {
        (key.about == FigureKey::About::card ? cards : keys).push_back(key);
    }
    std::stable_sort(cards.begin(), cards.end(), [&](const FigureKey& one, const FigureKey& other) {
        return clearness(comparison.difference(one)) > clearness(comparison.difference(other));
    });
    keys.insert(keys.end(), cards.begin(), cards.end());
    return keys;
}

std::string number_in_words(double value, bool share) {
    return share ? fmt::format("{:.2f} %", 100 * value) : fmt::format("{:.2f}", value);
}

std::string signed_words(double value, bool share) {
    return (value > 0 ? "+" : "") + number_in_words(value, share);
}

std::string names_of_changed(const Comparison& comparison) {
    std::vector<std::string> names;
    for (const std::string& id : comparison.changed) {
        const auto found = comparison.card_names.find(id);
        names.push_back(found == comparison.card_names.end() ? id : found->second);
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string headline(const Comparison& comparison) {
    std::string text = fmt::format(
        "{}: {} games as it is and {} {}, from the same seeds, in {:.2f} s\n",
        safe_text(comparison.first.game_name), grouped(static_cast<double>(comparison.pairs)),
        "with", safe_text(comparison.what), comparison.seconds);
    const auto remark = [&](const std::string& words) {
        text += coloured(words + "\n", Tone::warning);
    };
    if (comparison.stopped_when_sure) {
        text +=
            "It was sure by then (of things that are equal, at most one in twenty is called "
            "different).\n";
    }
    if (comparison.unfinished > 0) {
        remark(fmt::format("{} pairs with a game that found no end are left out.",
                           grouped(static_cast<double>(comparison.unfinished))));
    }
    if (!comparison.changed.empty() && comparison.uses_of_changed() < hardly_ever) {
        remark(
            fmt::format("The bots hardly ever use {} ({:.2f} times a game): these figures say "
                        "little about it.",
                        names_of_changed(comparison), comparison.uses_of_changed()));
    }
    return text;
}

std::string row_text(const std::string& name, const Difference& figure, bool share) {
    const Tone tone = !figure.sure() ? Tone::plain : figure.value > 0 ? Tone::good : Tone::bad;
    std::string text = padded(cut_to(safe_text(name), name_width - 2), name_width) +
                       fmt::format("{:>11}{:>11}", number_in_words(figure.first, share),
                                   number_in_words(figure.second, share)) +
                       coloured(fmt::format("{:>11}", signed_words(figure.value, share)), tone) +
                       coloured(fmt::format("  {:>9} to {:<9}", signed_words(figure.low, share),
                                            signed_words(figure.high, share)),
                                Tone::faint);
    if (figure.games_needed > 0) {
        text += coloured(fmt::format(" {}", grouped(static_cast<double>(figure.games_needed))),
                         Tone::faint);
    }
    while (!text.empty() && text.back() == ' ') text.pop_back();
    return text + "\n";
}

Plot differences_plot(const Comparison& comparison, FigureKey::About about,
                      const std::string& title, const std::string& label) {
    RowPlot rows;
    for (const FigureKey& key : keys_in_order(comparison)) {
        if (key.about != about || rows.rows.size() == most_cards_shown) continue;
        const Difference figure = comparison.difference(key);
        rows.rows.push_back({name_of(comparison, key), {figure.value, figure.low, figure.high}});
    }
    return {.title = title,
            .x_label = label,
            .y_label = "",
            .percent = about == FigureKey::About::wins,
            .even = 0,
            .what = std::move(rows)};
}

}  // namespace

std::string name_of(const Comparison& comparison, const FigureKey& key) {
    const auto seat = [&] {
        return fmt::format("{} (seat {})", comparison.first.bots.at(key.number), key.number + 1);
    };
    switch (key.about) {
        case FigureKey::About::wins:
            return seat() + ": wins";
        case FigureKey::About::score:
            return seat() + ": score";
        case FigureKey::About::length:
            return comparison.first.by_turns ? "turns" : "rounds";
        case FigureKey::About::card:
            break;
    }
    const auto name = comparison.card_names.find(key.card);
    return fmt::format("{} {}", name == comparison.card_names.end() ? key.card : name->second,
                       comparison.first.statistics.at(key.number));
}

nlohmann::ordered_json as_json(const Comparison& comparison) {
    nlohmann::ordered_json out;
    out["format"] = comparison_format;
    put_subject(out["first"], comparison.first);
    put_subject(out["second"], comparison.second);
    out["what"] = comparison.what;
    out["changed"] = comparison.changed;
    if (!comparison.shard.whole()) out["shard"] = comparison.shard.text();
    out["seconds"] = comparison.seconds;
    out["pairs"] = comparison.pairs;
    out["unfinished"] = comparison.unfinished;
    out["stopped_when_sure"] = comparison.stopped_when_sure;
    out["figures"] = nlohmann::ordered_json::array();
    for (const FigureKey& key : keys_in_order(comparison)) {
        const PairedFigure& sums = comparison.figures.at(key);
        const Difference figure = comparison.difference(key);
        nlohmann::ordered_json line;
        line["name"] = name_of(comparison, key);
        line["about"] = about_names[static_cast<std::size_t>(key.about)];
        line["number"] = key.number;
        line["card"] = key.card;
        line["first"] = figure.first;
        line["second"] = figure.second;
        line["difference"] = figure.value;
        line["difference_low"] = figure.low;
        line["difference_high"] = figure.high;
        line["games_needed"] = figure.games_needed;
        line["sums"] = {{"first", as_json(sums.first)},
                        {"second", as_json(sums.second)},
                        {"difference", as_json(sums.difference)}};
        out["figures"].push_back(std::move(line));
    }
    out["card_names"] = nlohmann::ordered_json::object();
    for (const auto& [id, name] : comparison.card_names) out["card_names"][id] = name;
    return out;
}

Comparison read_comparison(const nlohmann::ordered_json& from) {
    Comparison comparison;
    comparison.first = read_subject(from.at("first"));
    comparison.second = read_subject(from.at("second"));
    from.at("what").get_to(comparison.what);
    from.at("changed").get_to(comparison.changed);
    if (from.contains("shard")) {
        comparison.shard = read_shard(from.at("shard").get<std::string>());
    }
    from.at("seconds").get_to(comparison.seconds);
    from.at("pairs").get_to(comparison.pairs);
    from.at("unfinished").get_to(comparison.unfinished);
    for (const auto& line : from.at("figures")) {
        const FigureKey key{about_called(line.at("about").get<std::string>()),
                            line.at("number").get<std::uint32_t>(),
                            line.at("card").get<std::string>()};
        const auto& sums = line.at("sums");
        comparison.figures[key] = {read_wide_sum(sums.at("first")),
                                   read_wide_sum(sums.at("second")),
                                   read_moments(sums.at("difference"))};
    }
    for (const auto& [id, name] : from.at("card_names").items()) {
        comparison.card_names[id] = name.get<std::string>();
    }
    return comparison;
}

std::string as_csv(const Comparison& comparison) {
    CsvLines lines;
    for (const FigureKey& key : keys_in_order(comparison)) {
        const Difference figure = comparison.difference(key);
        lines.begin("comparison", "", name_of(comparison, key));
        lines.add("first", figure.first);
        lines.add("second", figure.second);
        lines.add("difference", figure.value, Interval{figure.low, figure.high});
    }
    return lines.text();
}

std::string as_tables(const Comparison& comparison) {
    std::string text = headline(comparison);
    text += coloured(
        fmt::format("\n{}{:>11}{:>11}{:>11}  {:<22} {}\n", padded("", name_width), "as it is",
                    "with it", "difference", "95 % interval", "games to be sure"),
        Tone::strong);
    std::size_t cards = 0;
    for (const FigureKey& key : keys_in_order(comparison)) {
        const Difference figure = comparison.difference(key);
        if (key.about == FigureKey::About::card) {
            if (figure.value == 0 || ++cards > most_cards_shown) continue;
        }
        text += row_text(name_of(comparison, key), figure, is_share(key));
    }
    if (cards > most_cards_shown) {
        text += coloured(fmt::format("… and {} more figures of cards; --json has all of them\n",
                                     cards - most_cards_shown),
                         Tone::faint);
    }
    return text;
}

Report report_of(const Comparison& comparison) {
    Report report{.title = fmt::format("{} with {}", comparison.first.game_name, comparison.what),
                  .facts = facts_of(comparison.first),
                  .plots = {}};
    report.facts.emplace_back("compared with", comparison.what);
    report.facts.emplace_back("games", grouped(static_cast<double>(comparison.pairs)) +
                                           " on each side, from the same seeds");
    using About = FigureKey::About;
    report.plots.push_back(differences_plot(comparison, About::wins, "What it does for who wins",
                                            "difference of the share of wins (ties as half)"));
    report.plots.push_back(
        differences_plot(comparison, About::score, "What it does for scores", "difference"));
    if (!comparison.first.statistics.empty()) {
        report.plots.push_back(differences_plot(comparison, About::card,
                                                "The cards that change most clearly",
                                                "difference of times a game"));
    }
    return report;
}

void print_comparison(const RunOutput& output, const Comparison& comparison) {
    if (output.json) {
        say(json_text(as_json(comparison), 2));
    } else if (output.csv) {
        say(as_csv(comparison));
    } else {
        write_out(as_tables(comparison));
    }
    print_pictures(output, [&] { return report_of(comparison); });
}

}  // namespace cardwright::tool
