// A game of one's own: it stands where another game stands, then deals anew what a seat cannot
// know. What has happened to the other game is put in again, so nothing of it is touched.

#include <algorithm>

#include "flow/game.hpp"
#include "flow/moment.hpp"

namespace cardwright {
namespace {

/// Whether a function has begun and waits for an answer: what it keeps is its own.
bool script_waits(const Strand& strand) {
    for (std::size_t at = 0; at < strand.depth; ++at) {
        const Frame& frame = strand.frames[at];
        if (frame.is<FunctionFrame>() && frame.as<FunctionFrame>().coroutine >= 0) return true;
    }
    return false;
}

}  // namespace

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
    if (!go_on_from(moment.between_steps, moment, seat)) {
        fail("an answer that was given before is refused now");
    }
}

/// False if an answer is refused on the way.
bool Game::go_on_from(const State& state, const Moment& moment, OwnerId seat) {
    words_.forget_after(words_at_moment_);
    restore(state);
    run();
    const std::size_t alone = moment.answers.size() - moment.together;
    for (std::size_t at = 0; at < moment.answers.size(); ++at) {
        const auto& [who, picks] = moment.answers[at];
        // What others have decided meanwhile nobody can know.
        if (at >= alone && who != seat) continue;
        if (answer(who, picks)) return false;
    }
    return true;
}

void Game::stand_in_a_world(const Moment& moment, OwnerId seat, const HiddenCards& hidden,
                            Stream& random) {
    stand_at(moment, seat);
    redeal(seen_by(seat), hidden, random);
    const Branch* const own = branch_of(seat);
    if (script_waits(main_strand_) || (own != nullptr && script_waits(own->strand))) {
        come_to_this_world(moment, seat, hidden);
    } else {
        deal_everywhere(seat);
    }
    change_chance(seat, random);
}

State& Game::seen_by(OwnerId seat) {
    Branch* const own = branch_of(seat);
    return own != nullptr ? own->state : *main_state_;
}

void Game::deal_everywhere(OwnerId seat) {
    const State& seen = seen_by(seat);
    if (&seen != main_state_.get()) main_state_->deal_like(seen);
    // An interruption goes back to where the step began.
    if (step_start_ != nullptr) step_start_->deal_like(*main_state_);
}

/// The question was come to with the cards as they really lie, and a script that waits for the
/// answer may keep what it has counted. So the step is begun again with the cards as they have been
/// dealt now. If it leads elsewhere, the scripts must be taken as they are.
void Game::come_to_this_world(const Moment& moment, OwnerId seat, const HiddenCards& hidden) {
    const State world{seen_by(seat)};
    const Choice asked{*open_choice(seat)};
    State start{moment.between_steps};
    std::vector<DefId> dealt;
    bool made_since = false;  // cards that were not there yet
    for (const std::vector<CardId>& cards : hidden) {
        dealt.clear();
        for (const CardId card : cards) {
            dealt.push_back(really(world.card(card)));
            made_since = made_since || index_of(card) >= start.card_count();
        }
        if (!made_since) start.deal(cards, dealt);
    }
    try {
        if (!made_since && go_on_from(start, moment, seat) && is_asked_the_same(seat, asked) &&
            Lens{seen_by(seat), seat}.hash() == Lens{world, seat}.hash()) {
            return;
        }
    } catch (const GameError&) {
        // A world in which a script goes wrong is not this one either.
    }
    stand_at(moment, seat);
    seen_by(seat).deal_like(world);
    deal_everywhere(seat);
}

bool Game::is_asked_the_same(OwnerId seat, const Choice& asked) const {
    const Choice* const now = open_choice(seat);
    return now != nullptr && now->prompt == asked.prompt &&
           std::equal(now->options.begin(), now->options.end(), asked.options.begin(),
                      asked.options.end(), [](const Option& one, const Option& other) {
                          return one.what == other.what && one.group == other.group;
                      });
}

void Game::change_chance(OwnerId seat, Stream& random) {
    const Running running{*this};
    Branch* const own = branch_of(seat);
    seen_by(seat).change_chance(random.next());
    if (own != nullptr) main_state_->change_chance(random.next());
    if (step_start_ != nullptr) step_start_->change_chance(random.next());
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
    stand_in_a_world(moment, seat, hidden_from(state_for(seat), seat), random);
}

}  // namespace cardwright
