#pragma once

#include <cstdint>
#include <vector>

#include "state/ids.hpp"
#include "state/schema.hpp"

namespace cardwright {

enum class QueryId : std::uint8_t {};
enum class EventId : std::uint8_t {};
enum class HookId : std::uint8_t {};
enum class VerbId : std::uint8_t {};
inline constexpr VerbId no_verb{0xFF};
inline constexpr EventId no_event{0xFF};

/// A whole number the kernel can work out without a script.
struct Amount {
    enum class Kind : std::uint8_t {
        constant,
        param,  ///< of the game
        game_counter,
        player_counter,  ///< of the player who acts
        player_query,    ///< of the player who acts
        picked_query,    ///< of the card picked
        picked_fact,     ///< printed on the card picked
        picked_number,   ///< the number picked, times `value` (1 or -1)
    };
    Kind kind = Kind::constant;
    std::int32_t value = 0;  ///< the constant, a factor, or the index of what is named

    [[nodiscard]] static constexpr Amount of(std::int32_t number) noexcept {
        return {Kind::constant, number};
    }
};

/// One condition on a card. A filter is data: it runs in the kernel.
struct Clause {
    enum class Subject : std::uint8_t { type, name, fact, counter, query, face_up, top };
    Subject subject = Subject::type;
    bool negated = false;
    std::uint8_t index = 0;  ///< which fact, card counter or query
    bool has_min = false;
    bool has_max = false;
    Amount min;
    Amount max;
    TypeSet types;                    ///< has any of these
    std::vector<DefId> names;         ///< is one of these
    std::vector<std::int32_t> among;  ///< the number (or word) is one of these
    Word reason = no_word;            ///< why a card that fails it may not be picked
};

struct Filter {
    std::vector<Clause> clauses;  ///< all must hold
};

}  // namespace cardwright
