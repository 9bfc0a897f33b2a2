#include "match/series.hpp"

namespace cardwright {

std::optional<std::uint8_t> next_first(Match& finished, std::uint64_t next_seed) {
    Game& game = finished.game();
    if (!game.finished()) return std::nullopt;
    std::vector<OwnerId> winners;
    const auto& judgements = game.table_state().judgements;
    for (std::size_t seat = 0; seat < judgements.size(); ++seat) {
        if (judgements[seat].winner) winners.push_back(id_at<OwnerId>(seat));
    }
    const auto candidates = finished.scripts().first_after(game, winners);
    return static_cast<std::uint8_t>(index_of(draw_first(candidates, next_seed)));
}

OwnerId draw_first(std::span<const OwnerId> candidates, std::uint64_t next_seed) {
    Stream random = Stream::derive(next_seed, hash_text("first of a series"));
    return candidates[random.below(static_cast<std::uint32_t>(candidates.size()))];
}

}  // namespace cardwright
