#pragma once

#include <cstddef>

#include "state/schema.hpp"

namespace cardwright {

/// How much a content file may ask of the reader. A file that hits a limit is refused with the
/// limit's name, so that its author knows what to shrink; tests shrink the limits instead.
struct CatalogLimits {
    std::size_t yaml_bytes = 1'000'000;          ///< of one set, ruleset or locale file
    std::size_t yaml_bytes_in_all = 16'000'000;  ///< of all files of all content roots
    std::size_t script_bytes = 256'000;          ///< of one script
    std::size_t nodes = 50'000;                  ///< keys and values of one file
    std::size_t depth = 32;                      ///< maps and lists inside each other
    std::size_t text_bytes = 16'000;             ///< of one key or value
    std::size_t files = 20'000;                  ///< of one content root
    std::size_t cards = most_cards;              ///< definitions of one game
    std::size_t sets = 250;                      ///< of one game
    std::size_t phases = 250;                    ///< of one game
    std::size_t steps = 1'000;                   ///< of one game
    std::size_t problems_per_file = 100;         ///< told; the rest is only counted
    std::size_t problems = 2'000;                ///< told of all files
};

}  // namespace cardwright
