#pragma once

#include <string>
#include <vector>

#include "table/sight.hpp"

namespace cardwright::tool {

/// What people may call an option; all but `shown` is folded.
struct OptionNames {
    std::vector<std::string> own;     ///< in the reader's language and in the files
    std::vector<std::string> names;   ///< in every language
    std::vector<std::string> groups;  ///< what is done with it
    std::string shown;                ///< as the reader sees it
};

[[nodiscard]] std::vector<OptionNames> names_of_options(const Sight& sight, const Choice& choice);

/// How well an option fits what was said: 3 exactly, 2 as a beginning in the reader's language, 1
/// as a beginning in another one, 0 not at all.
[[nodiscard]] int how_well(const OptionNames& option, const std::string& said);

}  // namespace cardwright::tool
