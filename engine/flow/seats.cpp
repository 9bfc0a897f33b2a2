// The order of seats: around the table, and in which players are served.

#include <algorithm>

#include "flow/play.hpp"

namespace cardwright {

OwnerId Play::neighbour_of(OwnerId seat, std::size_t step) const noexcept {
    OwnerId found = seat;
    do {
        found = id_at<OwnerId>((index_of(found) + step) % state_->seats());
    } while (found != seat && !state_->order.in_game(found));
    return found;
}

OwnerId Play::left_of(OwnerId seat) const noexcept {
    return neighbour_of(seat, 1);
}

OwnerId Play::right_of(OwnerId seat) const noexcept {
    return neighbour_of(seat, state_->seats() - std::size_t{1});
}

std::vector<OwnerId> Play::seats_from(OwnerId seat) const {
    const std::size_t seats = state_->seats();
    const std::size_t start = index_of(seat) < seats ? index_of(seat) : 0;
    const std::size_t step = state_->order.reversed ? seats - 1 : 1;
    std::vector<OwnerId> order;
    order.reserve(seats);
    for (std::size_t at = 0, number = start; at < seats; ++at, number = (number + step) % seats) {
        if (state_->order.in_game(id_at<OwnerId>(number))) order.push_back(id_at<OwnerId>(number));
    }
    return order;
}

std::vector<OwnerId> Play::all_seats() const {
    std::vector<OwnerId> order;
    order.reserve(state_->seats());
    for (std::size_t at = 0; at < state_->seats(); ++at) order.push_back(id_at<OwnerId>(at));
    return order;
}

std::vector<OwnerId> Play::serving_order() {
    const PlayerOrder& rule = blueprint_->player_order;
    if (rule.kind == PlayerOrder::Kind::by_seat) {
        std::vector<OwnerId> seats = seats_from(OwnerId{0});
        std::sort(seats.begin(), seats.end());
        return seats;
    }
    const Position& position = state_->position;
    if (rule.kind == PlayerOrder::Kind::from_active) {
        return seats_from(position.active != table_owner ? position.active : position.turn);
    }
    std::vector<OwnerId> order = seats_from(OwnerId{0});
    // Drawn by lot first; the sort is stable, so the lot decides what the ranks leave tied.
    const auto ranked_before = [&](OwnerId left, OwnerId right) {
        for (const PlayerOrder::Rank& rank : rule.ranks) {
            const auto mine = state_->counter(Scope::player, index_of(left), rank.counter);
            const auto theirs = state_->counter(Scope::player, index_of(right), rank.counter);
            if (mine != theirs) return rank.most_first ? mine > theirs : mine < theirs;
        }
        return false;
    };
    for (std::size_t left = order.size(); left > 1; --left) {
        const std::size_t pick =
            state_->random_below(hash_text("lots"), static_cast<std::uint32_t>(left));
        std::swap(order[left - 1], order[pick]);
    }
    std::stable_sort(order.begin(), order.end(), ranked_before);
    return order;
}

}  // namespace cardwright
