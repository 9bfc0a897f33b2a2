// Who is asked what, taking an answer and taking it back.

#include <algorithm>

#include "flow/game.hpp"

namespace cardwright {

std::vector<OwnerId> Game::deciding() const {
    std::vector<OwnerId> seats;
    if (branches_.empty()) {
        if (main_strand_.asking) seats.push_back(main_strand_.choice.seat);
        return seats;
    }
    for (const auto& branch : branches_) {
        if (branch->strand.asking) seats.push_back(branch->owner);
    }
    return seats;
}

const Choice* Game::open_choice(OwnerId seat) const noexcept {
    if (branches_.empty()) {
        return main_strand_.asking && main_strand_.choice.seat == seat ? &main_strand_.choice
                                                                       : nullptr;
    }
    const Branch* branch = branch_of(seat);
    return branch != nullptr && branch->strand.asking ? &branch->strand.choice : nullptr;
}

const Choice* Game::open_choice() const noexcept {
    if (branches_.empty()) return main_strand_.asking ? &main_strand_.choice : nullptr;
    for (const auto& branch : branches_) {
        if (branch->strand.asking) return &branch->strand.choice;
    }
    return nullptr;
}

const State& Game::state_for(OwnerId seat) const noexcept {
    const Branch* branch = branch_of(seat);
    return branch != nullptr ? branch->state : *main_state_;
}

std::optional<Refusal> Game::check(OwnerId seat, std::span<const std::int32_t> picks) const {
    if (finished()) return Refusal::game_over;
    const Choice* choice = open_choice(seat);
    if (choice == nullptr) return Refusal::not_your_choice;
    return refuse(*choice, picks);
}

bool Game::take_back(OwnerId seat) {
    Branch* branch = branch_of(seat);
    if (branch == nullptr || branch->answers.empty()) return false;
    const Running running{*this};
    std::vector<Picks> answers = std::move(branch->answers);
    answers.pop_back();
    begin_anew(*branch);
    if (journal != nullptr) {
        // Everything since then was written by branches, each for its owner alone.
        const auto first = journal->begin() + static_cast<std::ptrdiff_t>(journal_before_);
        journal->erase(std::remove_if(first, journal->end(),
                                      [&](const JournalEntry& entry) {
                                          return entry.public_to == seat_bit(seat);
                                      }),
                       journal->end());
    }
    run_branch(*branch);
    for (const Picks& picks : answers) {
        enter(branch);
        branch->answers.push_back(picks);
        branch->strand.asking = false;
        deliver(branch->strand.choice, picks);
        run_branch(*branch);
    }
    enter(nullptr);
    return true;
}

}  // namespace cardwright
