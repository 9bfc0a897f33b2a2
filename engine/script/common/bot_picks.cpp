#include "script/common/bot_picks.hpp"

#include <algorithm>

namespace cardwright {

void pick_all(const Choice& choice, Word group, Picks& picks) {
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        const Option& option = choice.options[at];
        if (option.what.kind() == ValueKind::word || option.alone ||
            (group != no_word && option.group != group)) {
            continue;
        }
        if (choice.reply == Choice::Reply::grouped && !picks.empty() &&
            option.group != choice.options[static_cast<std::size_t>(picks[0])].group) {
            continue;
        }
        for (std::uint16_t nth = 0; nth < option.count; ++nth) {
            picks.push_back(static_cast<std::int32_t>(at));
        }
    }
    if (choice.reply != Choice::Reply::grouped &&
        static_cast<std::int32_t>(picks.size()) > choice.most) {
        picks.resize(static_cast<std::size_t>(std::max(choice.most, 0)));
    }
}

}  // namespace cardwright
