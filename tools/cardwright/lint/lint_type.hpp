#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "api/api.hpp"

namespace cardwright::tool {

/// What is known of a value. What is not known is not guessed.
struct LintType {
    enum class Kind : std::uint8_t {
        unknown,
        number,
        text,
        truth,
        object,
        list,         ///< of `element`
        card_params,  ///< `ctx.params` in the script of a card
        game_params,  ///< `game.params`
        options,      ///< `game.options`
        all_zones,    ///< `game.all`
        session,      ///< the `t` of a spec
    };
    Kind kind = Kind::unknown;
    api::Object object{};
    int event = -1;  ///< which event, if that is known
    std::shared_ptr<const LintType> element;
    std::string_view words;  ///< of a text: which names it may be, such as `card_name`

    [[nodiscard]] bool is(Kind wanted) const noexcept { return kind == wanted; }
    [[nodiscard]] bool is(api::Object wanted) const noexcept {
        return kind == Kind::object && object == wanted;
    }
};

[[nodiscard]] LintType object_type(api::Object object);

/// The parts of `a|b|c`, outside of brackets and without the mark of what may be left out.
[[nodiscard]] std::vector<std::string_view> alternatives_of(std::string_view type);

/// A type of the API: `card[]`, `player?`, `integer`.
[[nodiscard]] LintType type_called(std::string_view type);

/// The types of the parameters of `fun(player: player): any`.
[[nodiscard]] std::vector<LintType> parameters_called(std::string_view type);

}  // namespace cardwright::tool
