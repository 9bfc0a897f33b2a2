// Several players decide at the same time: each on a fork of the state, put together in seat
// order, so that the order in which answers arrive cannot matter.

#include <algorithm>

#include "flow/stack/frame_runner.hpp"

namespace cardwright {
namespace {

/// Serials of events fit into 31 bits of a handle; the highest four tell branches apart.
constexpr unsigned branch_serial_shift = 27;

}  // namespace

void FrameRunner::begin_branches(const BranchesRequest& wanted) {
    if (branch_ != nullptr) fail("players already decide together; this cannot be nested");
    auto& waiting = push<BranchesFrame>().as<BranchesFrame>();
    waiting.function = wanted.function;
    waiting.forked = wanted.forked;
    std::vector<OwnerId> players = wanted.players;
    std::sort(players.begin(), players.end());
    journal_before_ = journal != nullptr ? journal->size() : 0;
    if (!players.empty()) main_state_->expect_copies();
    for (const OwnerId player : players) {
        if (spare_branches_.empty()) {
            branches_.push_back(std::make_unique<Branch>(player, *main_state_));
        } else {
            branches_.push_back(std::move(spare_branches_.back()));
            spare_branches_.pop_back();
            branches_.back()->begin(player, *main_state_);
        }
    }
    bool all_done = true;
    for (const auto& branch : branches_) all_done = run_branch(*branch) && all_done;
    enter(nullptr);
    if (all_done) join();
}

/// Starts the branch if it has not begun, then runs it until it asks; true when it is done.
bool FrameRunner::run_branch(Branch& branch) {
    const auto [function, forked] = main_strand_.top().as<BranchesFrame>();
    enter(&branch);
    read_only_ = !forked;  // a plain question to all changes nothing
    try {
        if (branch.strand.depth == 0) {
            // What the function was told of goes on in each branch, with changes of its own.
            branch.strand.events.copy_first(main_strand_.events, main_strand_.event_count);
            branch.strand.event_count = main_strand_.event_count;
            branch.strand.event_values = main_strand_.event_values;
            // Events of different branches never pass for each other.
            const auto which = static_cast<std::uint32_t>(index_of(branch.owner) + 1);
            branch.strand.next_serial = main_strand_.next_serial + (which << branch_serial_shift);
            Context context;
            context.player = context.owner = branch.owner;
            Frame& frame = push_function(function, context, no_word);
            frame.as<FunctionFrame>().arguments.assign({Value::of(branch.owner)});
        }
        branch.done = run_strand();
    } catch (...) {
        read_only_ = false;
        enter(nullptr);
        throw;
    }
    read_only_ = false;
    return branch.done;
}

void FrameRunner::join() {
    enter(nullptr);
    const auto [function, forked] = main_strand_.top().as<BranchesFrame>();
    Reply results;
    const std::uint64_t forked_at = main_state_->mixtures().written();
    const std::uint32_t logged_before = main_state_->lines_logged;
    for (const auto& branch : branches_) {
        if (forked) {
            if (tally != nullptr) tally->count_branch(*main_state_, branch->state, branch->owner);
            main_state_->adopt(branch->state, branch->owner, forked_at);
            main_state_->lines_logged += branch->state.lines_logged - logged_before;
        }
        Value result = branch->result.values.empty() ? Value{} : branch->result.values[0];
        if (result.kind() == ValueKind::list) {
            results.lists.push_back(
                std::move(branch->result.lists[static_cast<std::size_t>(result.number())]));
            result = {ValueKind::list, static_cast<std::int64_t>(results.lists.size() - 1)};
        }
        results.values.push_back(result);
    }
    results.as_list = true;
    for (auto& branch : branches_) {
        branch->strand.drop_events(0);
        branch->state.let_go();
        spare_branches_.push_back(std::move(branch));
    }
    branches_.clear();
    pop();
    scripts_->release(function);
    if (main_strand_.depth > 0) main_strand_.top().reply = std::move(results);
}

}  // namespace cardwright
