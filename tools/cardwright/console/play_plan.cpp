#include "cardwright/console/play_plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <stdexcept>

#include "table/glyphs.hpp"
#include "table/phrases.hpp"

namespace cardwright::tool {

std::string language_of_system(const Blueprint& blueprint) {
    const auto known = Phrases{blueprint, "en"}.languages();
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(variable);
        if (value == nullptr || *value == '\0') continue;
        std::string language{value};
        language = language.substr(0, language.find_first_of("_.@"));
        return std::find(known.begin(), known.end(), language) != known.end() ? language : "en";
    }
    return "en";
}

void must_be_spoken(const Blueprint& blueprint, const std::string& language,
                    std::string_view option) {
    const auto known = Phrases{blueprint, "en"}.languages();
    if (std::find(known.begin(), known.end(), language) != known.end()) return;
    throw std::invalid_argument{fmt::format("there is no language \"{}\" ({}): {}",
                                            safe_text(language), option, fmt::join(known, ", "))};
}

std::uint64_t any_seed() {
    // Short enough to be read out to somebody, and far too many for a bot to try: whoever can name
    // the seed knows every shuffle.
    constexpr std::uint64_t seeds = 1'000'000'000'000;
    std::random_device chance;
    return ((std::uint64_t{chance()} << 32) | chance()) % seeds;
}

}  // namespace cardwright::tool
