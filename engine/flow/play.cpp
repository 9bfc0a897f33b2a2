#include "flow/play.hpp"

namespace cardwright {

Play::Play(Game& game, const Blueprint& blueprint, const Behaviours& behaviours,
           ScriptRunner& scripts, FlowLimits limits)
    : game_{&game},
      blueprint_{&blueprint},
      behaviours_{&behaviours},
      scripts_{&scripts},
      limits_{limits},
      words_{&blueprint.schema.words},
      main_state_{std::make_unique<State>(blueprint.schema, blueprint.schema.seats.least, 0)},
      word_player_{words_.intern("player")},
      word_card_{words_.intern("card")},
      word_cards_{words_.intern("cards")},
      word_to_{words_.intern("to")},
      word_zone_{words_.intern("zone")},
      word_counter_{words_.intern("counter")},
      word_by_{words_.intern("by")},
      word_phase_{words_.intern("phase")},
      word_order_{words_.intern("order_effects")},
      word_meanwhile_{words_.intern("meanwhile")} {
    for (const HookKind& hook : blueprint.hooks) hook_names_.push_back(words_.intern(hook.name));
    for (const VerbKind& verb : blueprint.verbs) verb_names_.push_back(words_.intern(verb.name));
    for (const Step& step : blueprint.steps) step_names_.push_back(words_.intern(step.id));
    for (const EventKind& event : blueprint.events) {
        event_names_.push_back(words_.intern(event.name));
        auto& fields = event_fields_.emplace_back();
        for (const std::string& field : event.fields) fields.push_back(words_.intern(field));
    }
    own_words_ = words_.size();
    enter(nullptr);
}

void Play::enter(Branch* branch) noexcept {
    branch_ = branch;
    state_ = branch != nullptr ? &branch->state : main_state_.get();
    strand_ = branch != nullptr ? &branch->strand : &main_strand_;
}

Branch* Play::branch_of(OwnerId seat) noexcept {
    for (const auto& branch : branches_) {
        if (branch->owner == seat) return branch.get();
    }
    return nullptr;
}

const Branch* Play::branch_of(OwnerId seat) const noexcept {
    for (const auto& branch : branches_) {
        if (branch->owner == seat) return branch.get();
    }
    return nullptr;
}

}  // namespace cardwright
