#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catalog/contents.hpp"

namespace cardwright {

/// Something English says and a language does not.
struct Untranslated {
    std::string file;  ///< where the English stands
    int line = 0;
    std::string key;  ///< of a locale: `<card>.name`, `<card>.text`, a prompt
    std::string english;

    friend bool operator==(const Untranslated&, const Untranslated&) = default;
};

/// All that the language lacks: names of rulesets, sets, line-ups and cards, texts of cards, and
/// locale texts. By file and line.
[[nodiscard]] std::vector<Untranslated> untranslated_in(const Contents& contents,
                                                        std::string_view language);

}  // namespace cardwright
