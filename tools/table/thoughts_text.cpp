#include "table/thoughts_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "table/question_page.hpp"

namespace cardwright::tool {

std::vector<std::string> thoughts_text(const Sight& sight, const Choice& choice,
                                       const Thoughts& thoughts) {
    std::vector<std::string> lines;
    const Phrases& words = sight.phrases;
    if (thoughts.playouts == 0) {
        lines.push_back(
            words.say(thoughts.answers.size() == 1 ? "console.hint.only" : "console.hint.close"));
        return lines;
    }
    for (std::size_t at = 0; at < std::min(thoughts.answers.size(), thoughts_shown); ++at) {
        const Thought& thought = thoughts.answers[at];
        if (thought.playouts == 0) break;  // nothing is known of it
        lines.push_back(
            words.say("console.hint.thought",
                      {{"number", static_cast<std::int64_t>(at + 1)},
                       {"answer", answer_words(sight, choice, thought.picks)},
                       {"lead", fmt::format("{:+.1f}", thought.lead)},
                       {"error", fmt::format("{:.1f}", thought.error)},
                       {"win", static_cast<std::int64_t>(std::lround(100 * thought.win))}}));
    }
    lines.push_back(words.say(thoughts.sure ? "console.hint.sure" : "console.hint.close"));
    return lines;
}

}  // namespace cardwright::tool
