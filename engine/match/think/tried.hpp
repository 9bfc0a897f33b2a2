#pragma once

#include <cstddef>
#include <vector>

#include "match/think/mind.hpp"

namespace cardwright {

/// How a lead is worth more or less: by what leads are usual here.
struct Scale {
    double points = 1;

    /// From 0 to 1: winning counts, and so does by how much, or a search that is far ahead or far
    /// behind would see no difference any more.
    [[nodiscard]] double reward(const PlayedOut& end) const noexcept;
    /// Fits the scale to some results.
    [[nodiscard]] static Scale of(const std::vector<PlayedOut>& ends);
};

/// An average with what it may be off by.
struct Average {
    double mean = 0;
    double error = 0;  ///< standard error
    std::size_t count = 0;
};

/// Something that is tried world by world: a policy or an answer.
struct Tried {
    std::vector<PlayedOut> ends;  ///< by world

    [[nodiscard]] Average reward(const Scale& scale) const;
    [[nodiscard]] Average lead() const;
    [[nodiscard]] double win() const;
    /// How much better it does than another, in the worlds both were tried in.
    [[nodiscard]] Average better_than(const Tried& other, const Scale& scale) const;
};

}  // namespace cardwright
