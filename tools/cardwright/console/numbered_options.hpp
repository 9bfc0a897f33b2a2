#pragma once

#include <map>
#include <optional>
#include <vector>

#include "flow/choice.hpp"

namespace cardwright::tool {

/// Which options of the open question stand on the table itself: their number is written there,
/// and only what is left is listed under the question.
class NumberedOptions {
  public:
    /// Without a question nothing has a number.
    explicit NumberedOptions(const Choice* choice);

    /// The number of the only option this card stands for, from 1; from now on it counts as shown.
    std::optional<std::size_t> take(CardId card);
    /// The number the card would get, without showing it.
    [[nodiscard]] std::optional<std::size_t> number(CardId card) const;
    [[nodiscard]] bool shown(std::size_t option) const { return shown_[option]; }

  private:
    std::map<CardId, std::vector<std::size_t>> by_card_;
    std::vector<bool> shown_;
};

}  // namespace cardwright::tool
