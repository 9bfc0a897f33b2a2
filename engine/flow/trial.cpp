// Trials: the game stands on a copy of the state, and nothing that happens lasts.

#include "flow/play.hpp"

namespace cardwright {

Play::Trial::Trial(Play& play)
    : play_{&play},
      state_{play.state_},
      journal_{play.journal},
      tally_{play.tally},
      events_{play.strand_->event_count},
      first_event_{play.first_event_},
      aside_{play.strand_->depth > 0 ? play.strand_->top().aside : no_zone},
      pure_{play.pure_},
      read_only_{play.read_only_},
      finish_wanted_{play.finish_wanted_} {
    if (play.trial_depth_ >= play.limits_.trial_depth) {
        play.fail("limit trial_depth (" + std::to_string(play.limits_.trial_depth) +
                      ") reached: trials try things out in trials without end",
                  "trial_depth");
    }
    if (play.trial_depth_ == play.trials_.size()) {
        play.trials_.push_back(std::make_unique<State>(*play.state_));
    } else {
        *play.trials_[play.trial_depth_] = *play.state_;
    }
    play.state_ = play.trials_[play.trial_depth_++].get();
    play.first_event_ = events_;
    play.journal = nullptr;
    play.tally = nullptr;
    // The copy may be changed even where the game may not.
    play.pure_ = 0;
    play.read_only_ = false;
}

Play::Trial::~Trial() {
    --play_->trial_depth_;
    play_->trials_[play_->trial_depth_]->let_go();
    play_->state_ = state_;
    play_->journal = journal_;
    play_->tally = tally_;
    play_->strand_->drop_events(events_);
    play_->first_event_ = first_event_;
    if (play_->strand_->depth > 0) play_->strand_->top().aside = aside_;
    play_->pure_ = pure_;
    play_->read_only_ = read_only_;
    play_->finish_wanted_ = finish_wanted_;
}

}  // namespace cardwright
