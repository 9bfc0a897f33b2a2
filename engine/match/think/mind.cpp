#include "match/think/mind.hpp"

#include <algorithm>

#include "script/sandbox/alarm.hpp"

namespace cardwright {
namespace {

constexpr const char* plain_name = "plain";

/// A game that is played on for so many turns or rounds of everybody is judged as it stands.
constexpr std::uint32_t most_cycles_per_seat = 60;
constexpr std::uint32_t most_answers = 20'000;

std::vector<std::string> playing_bots(const Blueprint& blueprint) {
    if (!blueprint.search_bots.empty()) return blueprint.search_bots;
    std::vector<std::string> names;
    for (const BotFile& bot : blueprint.bots) names.push_back(bot.name);
    return names;
}

}  // namespace

Mind::Mind(const Kit& kit, const FlowLimits& flow, const ScriptLimits& scripts)
    : scripts_{kit.blueprint(), kit.source(), scripts},
      game_{kit.blueprint(), scripts_.behaviours(), scripts_, flow},
      plain_{kit.blueprint()} {
    for (const std::string& name : playing_bots(kit.blueprint())) {
        const Bot* bot = nullptr;
        try {
            bot = scripts_.bot(name);
        } catch (const GameError&) {
            continue;  // whoever lets it sit down is told what is wrong with it
        }
        if (bot == nullptr) continue;
        names_.push_back(name);
        bots_.push_back(bot);
    }
    if (names_.empty()) {
        names_.emplace_back(plain_name);
        bots_.push_back(nullptr);
    }
}

void Mind::face(const Moment& moment, OwnerId seat, const std::function<bool()>& stop) {
    moment_ = &moment;
    seat_ = seat;
    stop_ = stop;
    game_.sit_down_at(moment);
    game_.stand_at(moment, seat);
    hidden_ = hidden_from(game_.state_for(seat), seat);
}

const Choice& Mind::question() {
    const Choice* choice = game_.open_choice(seat_);
    if (choice == nullptr) throw GameError{"the seat that thinks is not asked anything"};
    return *choice;
}

void Mind::answer(std::size_t policy, const Choice& choice, Picks& picks) {
    if (bots_[policy] != nullptr) {
        scripts_.answer(*bots_[policy], game_, choice.seat, choice, picks);
    } else {
        plain_.answer(game_, choice, random_, picks);
    }
}

bool Mind::answer_of(std::size_t policy, std::uint64_t seed, Picks& picks) {
    scripts_.seed_bots(seed);
    random_ = Stream::derive(seed, hash_text("plain"));
    try {
        answer(policy, question(), picks);
    } catch (const GameError&) {
        return false;
    }
    return !game_.check(seat_, picks);
}

PlayedOut Mind::play_out(const Playout& playout) {
    Sandbox& sandbox = scripts_.sandbox();
    if (sandbox.watch()) {
        PlayedOut result;
        {
            const Alarm alarm{sandbox};
            result = play(playout);
        }
        if (sandbox.stop_watching()) return result;
    }
    return play(playout);
}

PlayedOut Mind::play(const Playout& playout) {
    Stream random = Stream::derive(playout.world, hash_text("world"));
    scripts_.seed_bots(playout.world);
    random_ = Stream::derive(playout.world, hash_text("plain"));
    try {
        game_.stand_in_a_world(*moment_, seat_, hidden_, random);
        if (playout.first != nullptr && game_.answer(seat_, *playout.first)) return {};
        const State& state = game_.table_state();
        const std::uint32_t last = state.position.cycle + most_cycles_per_seat * state.seats();
        for (std::uint32_t left = most_answers; left > 0 && !game_.finished(); --left) {
            const Choice* const choice = game_.open_choice();
            if (choice == nullptr || stop_()) return {};
            if (state.position.cycle > last) break;
            answer(choice->seat == seat_ ? playout.policy : playout.others, *choice, picks_);
            if (game_.answer(choice->seat, picks_)) return {};
        }
        return judged();
    } catch (const GameError&) {
        return {};
    }
}

PlayedOut Mind::judged() {
    const std::vector<Judgement> judgements = game_.standing();
    const auto points = [&](std::size_t seat) {
        const auto& rank = judgements[seat].rank;
        return rank.empty() ? 0.0 : static_cast<double>(rank[0]);
    };
    PlayedOut result;
    result.good = true;
    result.state = game_.table_state().hash();
    double best = 0;
    int winners = 0;
    for (std::size_t seat = 0; seat < judgements.size(); ++seat) {
        winners += judgements[seat].winner ? 1 : 0;
        if (seat == index_of(seat_)) continue;
        const bool first = seat == (index_of(seat_) == 0 ? 1U : 0U);
        best = first ? points(seat) : std::max(best, points(seat));
    }
    result.lead = points(index_of(seat_)) - best;
    if (judgements[index_of(seat_)].winner) result.win = 1.0 / winners;
    return result;
}

}  // namespace cardwright
