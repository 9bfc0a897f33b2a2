#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "flow/refusal.hpp"
#include "state/ids.hpp"
#include "state/plain_list.hpp"
#include "state/random.hpp"
#include "state/value.hpp"

namespace cardwright {

/// One thing a seat may pick: a card, a word, a player, a place … in a menu, of one of its groups.
/// Cards the seat cannot tell apart are one option with a count.
struct Option {
    Value what;
    Word group = no_word;     ///< the menu's entry, e.g. "play"
    std::uint16_t first = 0;  ///< where its cards start in Choice::cards
    std::uint16_t count = 1;  ///< how often it may be picked
    bool many = false;        ///< may be picked together with others of its group
    bool alone = false;       ///< a whole answer by itself, whatever else is asked for
};

/// Writes an option field by field into room that holds nothing yet: put together elsewhere and
/// copied it would take longer.
inline void write_option(Option& option, Value what, Word group, std::uint16_t first,
                         std::uint16_t count, bool many) noexcept {
    option.what = what;
    option.group = group;
    option.first = first;
    option.count = count;
    option.many = many;
    option.alone = false;
}

/// What a reason speaks of: amounts, names … each by a name of its own (`need`, `have`).
using Particulars = std::vector<std::pair<Word, Value>>;

/// A candidate that is not offered, and why.
struct Refused {
    Value what;
    Word group = no_word;
    Word reason =
        no_word;  ///< `no_word`: the script that asks tells it when somebody wants to know
    Particulars particulars;
};

/// A question the kernel has stopped on.
///
/// While it is open nothing else happens: the same value is shown on the console, given to bots,
/// written to the record and offered to undo.
struct Choice {
    enum class Kind : std::uint8_t { pick, number, order };
    /// What the script that asked gets back.
    enum class Reply : std::uint8_t { one, list, grouped };

    Kind kind = Kind::pick;
    Reply reply = Reply::one;
    OwnerId seat{};
    Word prompt = no_word;
    Value about;                 ///< the card (or other thing) the question is about
    std::int32_t least = 1;      ///< picks; for a number, the smallest
    std::int32_t most = 1;       ///< picks; for a number, the largest
    bool optional = false;       ///< a number may be declined by picking nothing
    bool ordered = false;        ///< the order of the picks matters
    Word too_few = no_word;      ///< the ruleset's own reason for picking too little
    Word too_many = no_word;     ///< and for picking too much
    Word not_offered = no_word;  ///< and for wanting what was never among the candidates
    ZoneId to = no_zone;         ///< where the picked cards go before the script goes on
    PlainList<Option> options;
    PlainList<CardId> cards;                               ///< the cards behind the options
    std::vector<Refused> refused;                          ///< candidates not offered; see explain
    std::vector<std::pair<Word, std::int64_t>> arguments;  ///< numbers the prompt mentions

    void clear();
    void add_word(Word word, Word group = no_word) { add(Value::of(word), group, false); }
    void add_card(CardId card, Word group, bool many) {
        add(Value::of(card), group, many);
        cards.push_back(card);
    }
    /// The card a pick stands for: the n-th pick of the same option is its n-th card.
    [[nodiscard]] CardId card_of(const Option& option, std::size_t nth) const noexcept {
        return cards[option.first + nth];
    }

  private:
    void add(Value what, Word group, bool many) {
        Option* const option = options.room(1);
        write_option(*option, what, group, static_cast<std::uint16_t>(cards.size()), 1, many);
        options.end_at(option + 1);
    }
};

/// How often each option was picked so far. Picks in rising order, as most answers have them, are
/// counted as they come.
class PickCounter {
  public:
    PickCounter(const Choice& choice, std::span<const std::int32_t> picks)
        : rising_{std::is_sorted(picks.begin(), picks.end())},
          counts_(rising_ ? 0 : choice.options.size()) {}
    /// Counts one more and returns how often the option had been picked before.
    std::size_t add(std::int32_t pick) noexcept {
        if (!rising_) return counts_[static_cast<std::size_t>(pick)]++;
        count_ = pick == last_ ? count_ + 1 : 0;
        last_ = pick;
        return count_;
    }

  private:
    bool rising_;
    std::int32_t last_ = -1;
    std::size_t count_ = 0;
    std::vector<std::size_t> counts_;
};

/// Picks are option numbers, or the number itself for a number.
using Picks = std::vector<std::int32_t>;

/// The ruleset's own reason code for refusing an answer to this choice, if it has one.
[[nodiscard]] Word own_reason(const Choice& choice, Refusal refusal) noexcept;

/// Checks an answer without changing anything; empty means it is legal.
[[nodiscard]] std::optional<Refusal> refuse(const Choice& choice,
                                            std::span<const std::int32_t> picks) noexcept;

/// A legal answer that does as little as possible: a bare word, no, the fewest picks.
void default_picks(const Choice& choice, Picks& picks);

/// A random legal answer; every option has a chance.
void random_picks(const Choice& choice, Stream& random, Picks& picks);

/// Is there exactly one legal answer? Then these are its picks.
[[nodiscard]] bool only_answer(const Choice& choice, Picks& picks);

}  // namespace cardwright
