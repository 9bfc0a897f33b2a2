// The life of a game: built, dealt, run, restored.

#include "flow/game.hpp"

#include <atomic>

namespace cardwright {
namespace {

std::uint64_t next_topology_id() noexcept {
    static std::atomic<std::uint64_t> last{0};
    return last.fetch_add(1, std::memory_order_relaxed) + 1;
}

}  // namespace

Game::Game(const Blueprint& blueprint, const Behaviours& behaviours, ScriptRunner& scripts,
           FlowLimits limits)
    : FrameRunner{*this, blueprint, behaviours, scripts, limits}, dealt_words_{own_words_} {
    index_behaviours();
}

Game::~Game() {
    drop_everything();
}

void Game::drop_everything() noexcept {
    for (const auto& branch : branches_) drop_frames(branch->strand);
    branches_.clear();
    drop_frames(main_strand_);
    enter(nullptr);
    finish_wanted_ = false;
    quiet_ = pure_ = 0;
    read_only_ = false;
    request_ = {};
    raised_.clear();
    asked_.clear();
    choices_asked_ = steps_run_ = 0;
    picks_taken_ = 0;
}

void Game::set_up(const Setup& setup) {
    const Running running{*this};
    drop_everything();
    setup_ = setup;
    if (setup_.options.empty()) {
        for (const OptionKind& option : blueprint_->options) {
            setup_.options.push_back(option.default_for(setup_.seats));
        }
    }
    const bool same_deal = dealt_ != nullptr && dealt_setup_.seats == setup_.seats &&
                           dealt_setup_.lineup == setup_.lineup &&
                           dealt_setup_.options == setup_.options &&
                           dealt_setup_.packs == setup_.packs;
    const Quiet no_questions{*this, false};
    try {
        deal_and_start(same_deal);
    } catch (...) {
        // Half a table is no table: the next one is laid from the beginning.
        dealing_ = false;
        forget_deal();
        throw;
    }
    if (setup_.first != table_owner) main_state_->position.first = setup_.first;
}

void Game::deal_and_start(bool same_deal) {
    words_.forget_after(same_deal ? dealt_words_ : own_words_);
    if (!same_deal) {
        dealt_.reset();
        *main_state_ = State{schema(), setup_.seats, setup_.seed};
        listened_.reset();
        dealing_ = true;
        for (const TeamRule& rule : blueprint_->teams) {
            if (rule.seats == setup_.seats) main_state_->order.team = rule.team;
        }
        deal_packs();
        for (const FunctionRef deal : behaviours_->deal) scripts_->change(*this, deal, {});
        dealing_ = false;
        index_behaviours();
        dealt_ = std::make_unique<State>(*main_state_);
        dealt_setup_ = setup_;
        dealt_words_ = words_.size();
    } else {
        *main_state_ = *dealt_;
    }
    main_state_->reseed(setup_.seed);
    main_state_->position.first = setup_.first == table_owner ? OwnerId{0} : setup_.first;
    listened_.reset();  // nobody listens before the game begins
    perform_all(blueprint_->start, {table_owner, no_card, 0, {}});
    for (const FunctionRef start : behaviours_->start) scripts_->change(*this, start, {});
    listened_ = table_.listened;
}

void Game::deal_packs() {
    for (std::size_t seat = 0; seat < setup_.packs.size() && seat < setup_.seats; ++seat) {
        const ZoneId zone = main_state_->zone_of(blueprint_->pack_rule.into, id_at<OwnerId>(seat));
        for (const auto& [definition, many] : setup_.packs[seat]) {
            for (std::uint16_t at = 0; at < many; ++at) main_state_->add_card(definition, zone);
        }
    }
}

void Game::restore(const State& state) {
    drop_everything();
    *main_state_ = state;
}

void Game::index_behaviours() {
    topology_id_ = next_topology_id();
    table_ = index_table(*blueprint_, *behaviours_, *state_);
    listened_ = table_.listened;
}

}  // namespace cardwright
