#pragma once

#include <map>
#include <string>
#include <vector>

#include "flow/blueprint.hpp"
#include "flow/choice.hpp"
#include "state/state.hpp"

namespace cardwright::tool {

/// Which options of the open question stand on the table itself: their number is written there,
/// and only what is left is listed under the question.
class NumberedOptions {
  public:
    /// Without a question nothing has a number.
    NumberedOptions() = default;
    NumberedOptions(const Blueprint& blueprint, const State& state, const Choice& choice);

    /// What stands before the card, `3) `, or `3,7) ` if it can be used in two ways; empty if it
    /// cannot be chosen. From now on it counts as shown.
    std::string take(CardId card);
    /// The same for a place or a pile.
    std::string take(ZoneId zone);
    /// What would stand before the card, without showing it.
    [[nodiscard]] std::string mark(CardId card) const;
    [[nodiscard]] std::string mark(ZoneId zone) const;

    [[nodiscard]] std::size_t number(std::size_t option) const { return numbers_[option]; }
    [[nodiscard]] bool shown(std::size_t option) const { return shown_[option]; }

  private:
    using Uses = std::vector<std::size_t>;
    [[nodiscard]] bool tells(const Uses& uses) const;
    [[nodiscard]] std::string text(const Uses& uses) const;
    std::string take(const Uses& uses);

    std::map<CardId, Uses> by_card_;
    std::map<ZoneId, Uses> by_zone_;
    std::vector<std::size_t> numbers_;
    std::vector<Word> groups_;
    std::vector<bool> shown_;
};

}  // namespace cardwright::tool
