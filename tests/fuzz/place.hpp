// Where a function of a script can stand.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace cardwright::fuzz {

enum class Place : std::uint8_t {
    hook,
    event_hook,
    trigger,
    before,
    stage,
    when,
    modifier,
    modifier_when,
    query,
    settle,
    meanwhile,
    effect_trigger,
    effect_modifier,
    step,
    step_of_nobody,
    verb,
    card_verb,
    context_verb,
    game_verb,
    zone_verb,
    deal,
    start,
    rank,
    wins,
    parts,
    first_after,
    bot,
    module,
    // Functions inside functions:
    where,
    refuse,
    together,
    ask_all,
    trial,
    compare,
    take_by,
    // While a file is loaded, outside every function:
    loading,
};

inline constexpr std::array<std::string_view, 36> place_names{"hook",
                                                              "event_hook",
                                                              "trigger",
                                                              "before",
                                                              "stage",
                                                              "when",
                                                              "modifier",
                                                              "modifier_when",
                                                              "query",
                                                              "settle",
                                                              "meanwhile",
                                                              "effect_trigger",
                                                              "effect_modifier",
                                                              "step",
                                                              "step_of_nobody",
                                                              "verb",
                                                              "card_verb",
                                                              "context_verb",
                                                              "game_verb",
                                                              "zone_verb",
                                                              "deal",
                                                              "start",
                                                              "rank",
                                                              "wins",
                                                              "parts",
                                                              "first_after",
                                                              "bot",
                                                              "module",
                                                              "where",
                                                              "refuse",
                                                              "together",
                                                              "ask_all",
                                                              "trial",
                                                              "compare",
                                                              "take_by",
                                                              "loading"};

inline constexpr std::size_t place_count = place_names.size();

[[nodiscard]] constexpr std::string_view name_of(Place place) noexcept {
    return place_names[static_cast<std::size_t>(place)];
}

/// Is it a function that only a bot is asked for?
[[nodiscard]] constexpr bool is_of_bots(Place place) noexcept {
    return place == Place::bot || place == Place::take_by;
}

}  // namespace cardwright::fuzz
