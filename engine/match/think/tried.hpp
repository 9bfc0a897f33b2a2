#pragma once

#include <cstddef>
#include <vector>

#include "match/think/mind.hpp"

namespace cardwright {

struct Tried;

/// How a lead is worth more or less: by what leads are usual here.
struct Scale {
    double points = 1;
    bool fitted = false;

    /// From 0 to 1: winning counts, and so does by how much, or a search that is far ahead or far
    /// behind would see no difference any more.
    [[nodiscard]] double reward(const PlayedOut& end) const noexcept;
    /// Fits the scale to some results.
    [[nodiscard]] static Scale of(const std::vector<PlayedOut>& ends);
    /// The same, the first time; a scale that changed would make results differ that are alike.
    void fit(const std::vector<Tried>& tried);
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

    [[nodiscard]] Average reward(const Scale& scale) const { return reward(scale, ends.size()); }
    /// In the first worlds, so many.
    [[nodiscard]] Average reward(const Scale& scale, std::size_t worlds) const;
    [[nodiscard]] Average lead() const;
    [[nodiscard]] double win() const;
    /// How much better it does than another, in the worlds both were tried in.
    [[nodiscard]] Average better_than(const Tried& other, const Scale& scale) const;
};

/// How much better one does than the first. A few worlds in which it happens to do alike would make
/// it look sure: as much as the gains of all that were tried differ from world to world, it is
/// taken to differ in some more worlds.
[[nodiscard]] Average gain_over_first(const std::vector<Tried>& tried, std::size_t at,
                                      const Scale& scale);

}  // namespace cardwright
