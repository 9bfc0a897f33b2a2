#include "table/result_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "table/table_page.hpp"

namespace cardwright::tool {
namespace {

/// What a number of a rank is called.
std::string rank_name(const Phrases& phrases, std::size_t place, std::int64_t count = 0) {
    constexpr std::array keys{"rank.first", "rank.second", "rank.third", "rank.fourth"};
    const auto otherwise =
        phrases.say("console.rank", {{"number", static_cast<std::int64_t>(place + 1)}});
    return place < keys.size() ? phrases.find(keys[place], {{"count", count}}).value_or(otherwise)
                               : otherwise;
}

std::string parts_text(GameTable& table, const Phrases& phrases, OwnerId seat) {
    std::vector<std::string> texts;
    for (const ScorePart& part : table.match().scripts().score_parts(table.game(), seat)) {
        std::string what = part.text.empty() ? phrases.card(part.card) : phrases.say(part.text);
        if (part.count > 1) what += fmt::format(" ×{}", part.count);
        texts.push_back(fmt::format("{} {:+d}", what, part.points));
    }
    return fmt::format("{}", fmt::join(texts, ", "));
}

/// Who never decides is not judged, but what they have got can be what everybody played against.
void add_onlooker(Page& page, const Blueprint& blueprint, const State& state,
                  const Phrases& phrases, std::size_t owner) {
    std::vector<std::string> texts;
    const auto& counters = state.schema().counters_of(Scope::player);
    const auto& unseen = blueprint.layout.unseen_counters;
    for (std::size_t at = 0; at < counters.size(); ++at) {
        const CounterId id = id_at<CounterId>(at);
        const std::int32_t value = state.counter(Scope::player, owner, id);
        const bool hidden =
            std::find(unseen.begin(), unseen.end(), std::pair{Scope::player, id}) != unseen.end();
        if (value == 0 || value == counters[at].starts || hidden ||
            counters[at].sees != Audience::everyone) {
            continue;
        }
        texts.push_back(fmt::format("{} {}", phrases.counter(Scope::player, id), value));
    }
    if (texts.empty()) return;
    const std::string& name = state.schema().seatless[owner - state.seats()];
    page.add_paragraph(fmt::format("{}: {}", phrases.named("owner", name), fmt::join(texts, ", ")));
}

/// Which number told the winner from the next best; nothing if the first did, or nobody won alone.
std::optional<std::size_t> deciding_rank(const std::vector<Judgement>& judgements) {
    const auto winners = std::count_if(judgements.begin(), judgements.end(),
                                       [](const Judgement& each) { return each.winner; });
    if (winners != 1) return std::nullopt;
    const Judgement* winner = nullptr;
    const Judgement* next = nullptr;
    for (const Judgement& judgement : judgements) {
        if (judgement.winner) {
            winner = &judgement;
        } else if (next == nullptr || judgement.rank > next->rank) {
            next = &judgement;
        }
    }
    if (next == nullptr) return std::nullopt;
    const std::size_t most = std::min(winner->rank.size(), next->rank.size());
    for (std::size_t at = 0; at < most; ++at) {
        if (winner->rank[at] == next->rank[at]) continue;
        return at == 0 ? std::nullopt : std::optional{at};
    }
    return std::nullopt;
}

}  // namespace

void add_result(Page& page, GameTable& table, const Phrases& phrases) {
    const State& state = table.game().table_state();
    const SeatNames names = table.names(phrases);
    page.add_rule(phrases.say("console.game_over"));
    std::vector<std::size_t> order(state.judgements.size());
    for (std::size_t at = 0; at < order.size(); ++at) order[at] = at;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return state.judgements[a].rank > state.judgements[b].rank;
    });
    std::vector<std::string> winners;
    for (const std::size_t seat : order) {
        const Judgement& judgement = state.judgements[seat];
        if (judgement.winner) winners.push_back(names[seat]);
        const std::int64_t score = judgement.rank.empty() ? 0 : judgement.rank[0];
        const bool by_turns = table.game().blueprint().by_turns;
        std::string line =
            phrases.say(by_turns ? "console.score" : "console.score_alone",
                        {{"who", names[seat]},
                         {"number", score},
                         {"what", rank_name(phrases, 0, score)},
                         {"count", static_cast<std::int64_t>(state.cycles_taken[seat])}});
        page.add_paragraph(line, judgement.winner ? Tone::good : Tone::plain);
        const std::string parts = parts_text(table, phrases, id_at<OwnerId>(seat));
        if (!parts.empty()) page.add_paragraph(parts, Tone::faint, 4);
    }
    const bool somebody_won = !winners.empty();
    for (std::size_t owner = state.seats(); owner < state.owners(); ++owner) {
        if (!takes_part(state, id_at<OwnerId>(owner))) continue;
        add_onlooker(page, table.game().blueprint(), state, phrases, owner);
        // Whom nobody has beaten has won.
        if (!somebody_won) {
            winners.push_back(
                phrases.named("owner", state.schema().seatless[owner - state.seats()]));
        }
    }
    const std::vector<TextArg> args{{"who", phrases.list(winners)},
                                    {"count", static_cast<std::int64_t>(winners.size())}};
    const std::string_view verdict = winners.empty()      ? "console.no_victory"
                                     : winners.size() > 1 ? "console.shared_victory"
                                                          : "console.victory";
    page.add(phrases.say(verdict, args), Tone::strong);
    if (const auto place = deciding_rank(state.judgements)) {
        page.add(phrases.say("console.tie_broken", {{"what", rank_name(phrases, *place)}}));
    }
}

}  // namespace cardwright::tool
