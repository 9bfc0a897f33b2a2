// The games the fuzzer spoils: the small ones of the tests, the playground, and one that is
// shipped.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "fuzz/skeleton.hpp"

namespace cardwright::fuzz {

struct SmallGame {
    std::string ruleset;
    Files files;  ///< of its content root
};

[[nodiscard]] const std::vector<SmallGame>& small_games();

/// All files below a folder, by path.
[[nodiscard]] Files files_below(const std::filesystem::path& root);

[[nodiscard]] std::filesystem::path source_folder();

}  // namespace cardwright::fuzz
