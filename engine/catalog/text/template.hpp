#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cardwright {

/// A text with places to fill: `{keep}`, or `{keep|card|cards}` for the form of a word that goes
/// with a number.
struct TextTemplate {
    struct Piece {
        std::string text;  ///< as it stands, or the name of what to fill in
        bool is_placeholder = false;
        std::vector<std::string> forms;  ///< one for each plural of the language
    };
    std::vector<Piece> pieces;
    std::string problem;  ///< why it cannot be read; empty if it can
};

[[nodiscard]] TextTemplate parse_template(std::string_view text);

}  // namespace cardwright
