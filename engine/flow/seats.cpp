// The order of seats: around the table, and in which players are served.

#include <algorithm>

#include "flow/play.hpp"

namespace cardwright {

OwnerId Play::left_of(OwnerId seat) const noexcept {
    return id_at<OwnerId>((index_of(seat) + 1) % state_->seats());
}

OwnerId Play::right_of(OwnerId seat) const noexcept {
    return id_at<OwnerId>((index_of(seat) + state_->seats() - 1) % state_->seats());
}

std::vector<OwnerId> Play::seats_from(OwnerId seat) const {
    const std::size_t seats = state_->seats();
    const std::size_t start = index_of(seat) < seats ? index_of(seat) : 0;
    std::vector<OwnerId> order;
    order.reserve(seats);
    for (std::size_t at = 0; at < seats; ++at)
        order.push_back(id_at<OwnerId>((start + at) % seats));
    return order;
}

std::vector<OwnerId> Play::serving_order() {
    const PlayerOrder& rule = blueprint_->player_order;
    if (rule.kind == PlayerOrder::Kind::by_seat) return seats_from(OwnerId{0});
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
