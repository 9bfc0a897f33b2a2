#pragma once

#include <vector>

#include "table/page.hpp"

namespace cardwright::tool {

/// A card with the cards that lie on it.
struct Tree {
    Piece card;
    std::vector<Tree> above;
};

/// Trees side by side, as many as fit into the room, each top card in the first line and what it
/// covers below it:
///
///     Roofer ◆6   Truffler ◆8  Swineherd ◆2
///     ┊ Thatcher  ┊ Swineherd  │
///     ┊ Hayer     └ Founders ──┘
///
/// Lines are never wider than the room. The highest trees come first.
[[nodiscard]] std::vector<Piece> forest_picture(const std::vector<Tree>& trees, std::size_t room);

}  // namespace cardwright::tool
