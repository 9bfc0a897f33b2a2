// Limits that end whatever does not end by itself soon, and at the same place every time.
#pragma once

#include "match/match.hpp"

namespace cardwright::fuzz {

inline MatchOptions small_limits() {
    MatchOptions options;
    options.scripts.instructions_per_call = 60'000;
    options.scripts.memory_bytes = std::size_t{2} * 1024 * 1024;
    options.scripts.allocation_volume_per_call = std::uint64_t{8} * 1024 * 1024;
    options.scripts.string_bytes = std::size_t{64} * 1024;
    options.scripts.library_call_size = 5'000;
    options.scripts.sort_elements = 256;
    options.scripts.log_lines_per_game = 50;
    options.scripts.clock_seconds_per_call = 1e6;  // whoever is slow must not be told apart
    options.flow.frame_depth = 16;
    options.flow.frames_per_step = 400;
    options.flow.choices_per_game = 400;
    options.flow.steps_per_game = 200;
    options.flow.settle_rounds = 6;
    options.flow.effects = 24;
    options.flow.query_depth = 8;
    options.flow.options = 50;
    return options;
}

}  // namespace cardwright::fuzz
