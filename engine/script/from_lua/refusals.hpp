#pragma once

#include <vector>

#include "script/common/kept_filters.hpp"
#include "script/from_lua/question.hpp"

namespace cardwright {

/// Which candidates of a question are not offered, and why: what the script says as `refuse`. That
/// is a function of a candidate, a table of candidates and reasons, or, about cards, a list of
/// reasons, each with the filter of the cards it is for. The first that holds counts. Beside a
/// `why` it only says whether: the reason is left for when somebody asks.
class Refusals {
  public:
    /// What it reads stays on the stack as long as the call.
    Refusals(Call& call, const Question& question);

    /// True if the candidate is refused: then it is among those of the choice, with its reason
    /// unless that is left for later.
    ///
    /// In a table a zone stands for all cards in it, where cards are asked about: then `lies_in` is
    /// the zone of the candidate.
    bool refuses(Value candidate, Value lies_in, Word group, Choice& choice);
    /// What it takes to compare one card with the list.
    [[nodiscard]] std::size_t work() const noexcept;
    [[nodiscard]] bool is_list() const noexcept { return !listed_.empty(); }

  private:
    struct Listed {
        Word reason = no_word;
        ScriptFilter filter;
    };
    void read_list();
    bool is_among(Value candidate, Word group, Choice& choice);
    bool says(Value candidate, Value lies_in, Word group, Choice& choice);

    Call* call_;
    int given_;     ///< where on the stack `refuse` is; 0 if the question has none
    bool whether_;  ///< why is left for when somebody asks
    std::vector<Listed> listed_;
};

}  // namespace cardwright
