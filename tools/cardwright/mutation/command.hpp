#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cardwright::tool {

/// `cardwright test --mutate` and `--coverage`, as they are asked for.
struct MutateOptions {
    std::string what;  ///< a card, set, ruleset, file or folder; empty: everything
    std::vector<std::string> mods;
    std::vector<std::string> places;  ///< of the specs
    std::size_t sample = 0;           ///< 0: all changes
    std::uint64_t seed = 1;
    unsigned threads = 0;  ///< 0: as many as there are cores
    bool every_spec = false;
    bool json = false;
    bool show = false;  ///< with --coverage: the scripts themselves, marked
};

/// Changes the content bit by bit and sees whether a spec notices. Returns an exit code.
[[nodiscard]] int run_mutation(const MutateOptions& options);

/// Lists the lines and branches of scripts that no spec reaches.
[[nodiscard]] int run_coverage(const MutateOptions& options);

}  // namespace cardwright::tool
