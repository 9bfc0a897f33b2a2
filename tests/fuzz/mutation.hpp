// Texts with something in them that does not belong there.
#pragma once

#include <string>

#include "fuzz/dice.hpp"

namespace cardwright::fuzz {

/// Changes a text in one place: a line, a word, a number, a byte. `other` is where foreign lines
/// come from.
[[nodiscard]] std::string changed(std::string text, const std::string& other, Dice& dice);

/// Changes it in a few places.
[[nodiscard]] std::string spoiled(std::string text, const std::string& other, Dice& dice);

}  // namespace cardwright::fuzz
