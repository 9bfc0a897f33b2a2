// A game of one's own: it stands where another game stands, then deals anew what a seat cannot
// know. What has happened to the other game is put in again, so nothing of it is touched.

#include <algorithm>

#include "flow/game.hpp"
#include "flow/moment.hpp"

namespace cardwright {

Moment Game::moment(const State& state, std::vector<std::pair<OwnerId, Picks>> answers) const {
    Moment moment{state, setup_, topology_id_, {}, std::move(answers), 0};
    for (std::size_t at = own_words_; at < words_.size(); ++at) {
        moment.words.emplace_back(words_.text(id_at<Word>(at)));
    }
    for (const auto& branch : branches_) moment.together += branch->answers.size();
    return moment;
}

void Game::sit_down_at(const Moment& moment) {
    drop_everything();
    forget_deal();
    setup_ = moment.setup;
    words_.forget_after(own_words_);
    for (const std::string& word : moment.words) words_.intern(word);
    words_at_moment_ = words_.size();
    *main_state_ = moment.between_steps;
    step_start_.reset();
    if (table_of_moment_ == moment.topology_id) return;
    index_behaviours();
    table_of_moment_ = moment.topology_id;
}

void Game::stand_at(const Moment& moment, OwnerId seat) {
    words_.forget_after(words_at_moment_);
    restore(moment.between_steps);
    run();
    const std::size_t alone = moment.answers.size() - moment.together;
    for (std::size_t at = 0; at < moment.answers.size(); ++at) {
        const auto& [who, picks] = moment.answers[at];
        // What others have decided meanwhile nobody can know.
        if (at >= alone && who != seat) continue;
        if (answer(who, picks)) fail("an answer that was given before is refused now");
    }
}

void Game::deal_anew(OwnerId seat, const HiddenCards& hidden, Stream& random) {
    const Running running{*this};
    Branch* const own = branch_of(seat);
    State& seen = own != nullptr ? own->state : *main_state_;
    redeal(seen, hidden, random);
    seen.change_chance(random.next());
    if (own != nullptr) {
        main_state_->deal_like(seen);
        main_state_->change_chance(random.next());
    }
    // An interruption goes back to where the step began.
    if (step_start_ != nullptr) {
        step_start_->deal_like(*main_state_);
        step_start_->change_chance(random.next());
    }
    if (!table_.settling.empty()) {
        index_settling(table_, *behaviours_, *main_state_);
    }
    for (const auto& branch : branches_) {
        if (branch.get() == own) continue;
        begin_anew(*branch);
        branch->state.change_chance(random.next());
        run_branch(*branch);
    }
    enter(nullptr);
}

void Game::begin_anew(Branch& branch) {
    drop_frames(branch.strand);
    branch.answers.clear();
    branch.result.clear();
    branch.done = false;
    branch.state = *main_state_;
}

std::vector<Judgement> Game::standing() {
    if (finished()) return main_state_->judgements;
    return judge(behaviours_->standing != no_function ? behaviours_->standing : behaviours_->rank);
}

void Game::imagine(const Moment& moment, OwnerId seat, Stream& random) {
    sit_down_at(moment);
    stand_at(moment, seat);
    deal_anew(seat, hidden_from(state_for(seat), seat), random);
}

}  // namespace cardwright
