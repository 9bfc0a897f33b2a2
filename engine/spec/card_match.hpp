#pragma once

#include <optional>
#include <string>
#include <vector>

#include "flow/game.hpp"
#include "spec/spec_value.hpp"
#include "state/lens.hpp"

namespace cardwright {

/// Is this the card a spec means? `"miner"`, or `{ "miner", age = 2, face = "down" }`. Through a
/// lens a card that is not known is called "?".
class CardMatch {
  public:
    CardMatch(const Game& game, const State& state, const std::optional<Lens>& lens)
        : game_{game}, state_{state}, lens_{lens} {}

    [[nodiscard]] bool matches(CardId card, const SpecValue& entry) const;
    /// As many of them as there are entries, in this order or in any.
    [[nodiscard]] bool all_match(std::vector<CardId> cards, const std::vector<SpecValue>& list,
                                 bool ordered) const;
    /// Their names, for a message.
    [[nodiscard]] std::string shown(const std::vector<CardId>& cards) const;

  private:
    [[nodiscard]] std::string name_of(CardId card) const;
    [[nodiscard]] bool has(CardId card, const std::string& key, const SpecValue& value) const;

    const Game& game_;
    const State& state_;
    std::optional<Lens> lens_;
};

}  // namespace cardwright
