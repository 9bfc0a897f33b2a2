#include "match/match.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "match/option_text.hpp"
#include "match/record_text.hpp"
#include "match/standing.hpp"

namespace cardwright {

Match::Match(const Kit& kit, const MatchOptions& options) : kit_{kit}, options_{options} {
    scripts_ = std::make_unique<ScriptHost>(kit_.blueprint(), kit_.source(), options_.scripts);
    if (options_.profile != nullptr) scripts_->sandbox().profile(options_.profile);
    game_ =
        std::make_unique<Game>(kit_.blueprint(), scripts_->behaviours(), *scripts_, options_.flow);
    game_->whole_verbs = options_.whole_verbs;
}

void Match::attach() {
    standing_.clear();
    answers_.clear();
    steady_ = 0;
    undone_.clear();
    failed_.reset();
    snapshots_.clear();
    journal_.clear();
    scripts_->seed_bots(plan_.seed);
    game_->journal = options_.journal ? &journal_ : nullptr;
    game_->between_steps = nullptr;
    if (!options_.history && !options_.moments) return;
    game_->between_steps = [this](const State& state) {
        if (!rebuilding_) remember(state);
    };
}

void Match::remember(const State& state) {
    // Without history only the last step counts.
    if (!options_.history) answers_.clear();
    // Steps that asked nothing need no snapshot of their own.
    if (!snapshots_.empty() && snapshots_.back().answers == answers_.size()) {
        snapshots_.back().state = state;
        snapshots_.back().journal = journal_.size();
        return;
    }
    snapshots_.push_back({state, answers_.size(), journal_.size()});
    if (snapshots_.size() > options_.snapshots) thin_out_snapshots();
}

void Match::begin(const TablePlan& plan) {
    plan_ = plan;
    const Setup setup = plan_setup(kit_.blueprint(), plan);
    attach();
    game_->set_up(setup);
    // The game may ask before its first step.
    if (game_->between_steps) remember(game_->table_state());
    game_->run();
}

void Match::begin_from(const TablePlan& plan, const std::function<void(Game&)>& arrange) {
    plan_ = plan;
    const Setup setup = plan_setup(kit_.blueprint(), plan);
    attach();
    game_->set_up(setup);
    arrange(*game_);
    game_->index_behaviours();
    if (game_->between_steps) remember(game_->table_state());
    game_->run();
}

void Match::begin_standing(const TablePlan& plan, const std::string& standing) {
    begin_from(plan, [&](Game& game) {
        stand_like(game, standing);
        journal_.clear();  // of a deal that did not happen
        standing_ = standing;
        standing_hash_ = game.table_state().hash();
    });
}

std::optional<Refusal> Match::answer(OwnerId seat, std::span<const std::int32_t> picks) {
    if (!options_.history) {
        if (!options_.moments) return game_->answer(seat, picks);
        if (const auto refusal = game_->check(seat, picks)) return refusal;
        answers_.push_back({seat, Picks{picks.begin(), picks.end()}, {}, {}, {}});
        game_->carry_out(seat, picks);
        return std::nullopt;
    }
    if (const auto refusal = game_->check(seat, picks)) return refusal;
    const Choice& choice = *game_->open_choice(seat);
    Given given;
    given.seat = seat;
    given.picks.assign(picks.begin(), picks.end());
    given.prompt = record_word(game_->words().text(choice.prompt));
    given.text = answer_text(*game_, choice, given.picks);
    // The answer counts from now on: snapshots taken while it is carried out come after it.
    const std::size_t before = answers_.size();
    answers_.push_back(given);
    try {
        game_->carry_out(seat, picks);
    } catch (const GameError&) {
        failed_ = recorded(given);
        answers_.resize(before);
        rebuild(before);
        throw;
    }
    answers_.back().hash = game_->table_state().hash();
    undone_.clear();
    return std::nullopt;
}

/// A long game keeps as many as a short one: the older, the further apart. Who goes far back waits
/// a little while answers are put in again.
void Match::thin_out_snapshots() {
    const std::size_t recent = snapshots_.size() / 2;
    std::size_t kept = 1;
    for (std::size_t at = 1; at < snapshots_.size(); ++at) {
        if (at < recent && at % 2 == 1) continue;
        if (kept != at) snapshots_[kept] = std::move(snapshots_[at]);
        ++kept;
    }
    snapshots_.erase(snapshots_.begin() + static_cast<std::ptrdiff_t>(kept), snapshots_.end());
}

RecordedAnswer Match::recorded(const Given& given) {
    return {static_cast<std::uint8_t>(index_of(given.seat)), given.prompt, given.text};
}

void Match::feed(const Given& given) {
    const auto refusal = game_->answer(given.seat, given.picks);
    if (refusal) {
        throw GameError{fmt::format("the answer \"{}\" of seat {} to \"{}\" no longer fits: {}",
                                    given.text, index_of(given.seat) + 1, given.prompt,
                                    game_->code_of(*refusal))};
    }
}

/// Stands where the game stood after so many answers: from the last snapshot before it on.
void Match::rebuild(std::size_t wanted) {
    while (snapshots_.size() > 1 && snapshots_.back().answers > wanted) snapshots_.pop_back();
    const Snapshot& from = snapshots_.back();
    game_->restore(from.state);
    journal_.resize(from.journal);
    const std::vector<Given> known{answers_.begin(),
                                   answers_.begin() + static_cast<std::ptrdiff_t>(wanted)};
    answers_.resize(from.answers);
    steady_ = std::min(steady_, wanted);
    rebuilding_ = true;
    try {
        game_->run();
        for (std::size_t at = from.answers; at < wanted; ++at) {
            feed(known[at]);
            answers_.push_back(known[at]);
        }
    } catch (...) {
        rebuilding_ = false;
        throw;
    }
    rebuilding_ = false;
}

Moment Match::moment() const {
    std::vector<std::pair<OwnerId, Picks>> since;
    for (std::size_t at = snapshots_.back().answers; at < answers_.size(); ++at) {
        since.emplace_back(answers_[at].seat, answers_[at].picks);
    }
    return game_->moment(snapshots_.back().state, std::move(since));
}

bool Match::undo() {
    if (answers_.empty() || !options_.history) return false;
    Given last = answers_.back();
    rebuild(answers_.size() - 1);
    undone_.push_back(std::move(last));
    return true;
}

bool Match::redo() {
    if (undone_.empty()) return false;
    std::vector<Given> left = std::move(undone_);
    const Given next = std::move(left.back());
    left.pop_back();
    const auto refusal = answer(next.seat, next.picks);
    undone_ = std::move(left);
    return !refusal;
}

bool Match::nothing_happened_since_step_began() const {
    return !snapshots_.empty() && snapshots_.back().answers < answers_.size() &&
           snapshots_.back().state.hash() == game_->table_state().hash();
}

bool Match::take_back(OwnerId seat) {
    if (!game_->together()) {
        if (answers_.empty() || answers_.back().seat != seat ||
            !nothing_happened_since_step_began()) {
            return false;
        }
        rebuild(answers_.size() - 1);
        return true;
    }
    if (!game_->take_back(seat)) return false;
    for (std::size_t at = answers_.size(); at > 0; --at) {
        if (answers_[at - 1].seat != seat) continue;
        answers_.erase(answers_.begin() + static_cast<std::ptrdiff_t>(at - 1));
        steady_ = std::min(steady_, at - 1);
        // What others have answered since then was hashed with it.
        for (std::size_t later = at - 1; later < answers_.size(); ++later) {
            answers_[later].hash.reset();
        }
        break;
    }
    return true;
}

RecordedAnswer Match::answer_at(std::size_t number) const {
    return recorded(answers_[number]);
}

std::optional<std::uint64_t> Match::hash_after(std::size_t answers) const {
    return answers > 0 ? answers_[answers - 1].hash : std::nullopt;
}

ContentStamp Match::content() const {
    ContentStamp content = kit_.content();
    std::vector<bool> in_game(game_->schema().definitions.size());
    const State& state = game_->table_state();
    for (std::size_t at = 0; at < state.card_count(); ++at) {
        in_game[index_of(state.card(id_at<CardId>(at)).definition)] = true;
    }
    std::erase_if(content.cards, [&](const auto& card) {
        const auto definition = game_->schema().find_definition(card.first);
        return !definition || !in_game[index_of(*definition)];
    });
    return content;
}

Record Match::record(const std::vector<std::string>& seats) const {
    Record record;
    record.content = content();
    record.plan = plan_;
    record.plan.packs.clear();
    for (const Pack& pack : game_->setup().packs) {
        record.plan.packs.push_back(pack_words(game_->schema(), pack));
    }
    record.plan.lineup.clear();
    for (const DefId card : game_->setup().lineup) {
        record.plan.lineup.push_back(game_->schema().definition(card).id);
    }
    record.seats = seats;
    record.standing = standing_;
    if (!standing_.empty()) record.hashes.emplace_back(0, standing_hash_);
    for (std::size_t at = 0; at < answers_.size(); ++at) {
        const Given& given = answers_[at];
        record.answers.push_back(recorded(given));
        const bool due = (at + 1) % answers_per_hash == 0 || at + 1 == answers_.size();
        if (due && given.hash) record.hashes.emplace_back(at + 1, *given.hash);
    }
    return record;
}

Record Match::record_from_here(const std::vector<std::string>& seats) const {
    Record from_here = record(seats);
    const Snapshot& last = snapshots_.back();
    from_here.standing = standing_text(*game_, last.state);
    from_here.answers.erase(from_here.answers.begin(),
                            from_here.answers.begin() + static_cast<std::ptrdiff_t>(last.answers));
    from_here.hashes.clear();
    return from_here;
}

/// With other content than then the same table may have another hash.
std::optional<Divergence> Match::begin_recorded(const Record& record) {
    if (record.standing.empty()) {
        begin(record.plan);
        return std::nullopt;
    }
    try {
        begin_standing(record.plan, record.standing);
    } catch (const BadStanding& bad) {
        return Divergence{0, "how the table stood", bad.what()};
    }
    const bool hashed = !record.hashes.empty() && record.hashes.front().first == 0;
    if (hashed && record.hashes.front().second != standing_hash_ &&
        !changes(record.content, content()).any()) {
        return Divergence{0, fmt::format("state {:016x}", record.hashes.front().second),
                          fmt::format("state {:016x}", standing_hash_)};
    }
    return std::nullopt;
}

std::optional<Divergence> Match::put_in(const Record& record) {
    if (auto parted = begin_recorded(record)) return parted;
    std::size_t next_hash = 0;
    while (next_hash < record.hashes.size() && record.hashes[next_hash].first == 0) ++next_hash;
    for (std::size_t at = 0; at < record.answers.size(); ++at) {
        const RecordedAnswer& recorded = record.answers[at];
        const OwnerId seat = id_at<OwnerId>(recorded.seat);
        const Choice* choice = game_->open_choice(seat);
        // A record comes from anybody: what it says is shown, but not at any length.
        constexpr std::size_t longest_shown = 120;
        const std::string line = fmt::format("seat {} answers {:.60}: {:.{}}", recorded.seat + 1,
                                             recorded.prompt, recorded.answer, longest_shown);
        if (choice == nullptr) {
            return Divergence{at, line, "that seat has nothing to decide"};
        }
        const std::string asked = record_word(game_->words().text(choice->prompt));
        if (asked != recorded.prompt) return Divergence{at, line, "the game asks " + asked};
        const auto picks = read_answer(*game_, *choice, recorded.answer);
        if (!picks) return Divergence{at, line, "that answer is not offered"};
        if (const auto refusal = answer(seat, *picks)) {
            return Divergence{at, line,
                              std::string{"refused: "} + std::string{game_->code_of(*refusal)}};
        }
        while (next_hash < record.hashes.size() && record.hashes[next_hash].first == at + 1) {
            const std::uint64_t hash = record.hashes[next_hash++].second;
            if (hash != game_->table_state().hash()) {
                return Divergence{at + 1, fmt::format("state {:016x}", hash),
                                  fmt::format("state {:016x}", game_->table_state().hash())};
            }
        }
    }
    return std::nullopt;
}

}  // namespace cardwright
