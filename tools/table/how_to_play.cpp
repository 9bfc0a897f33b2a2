#include "table/how_to_play.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "table/seating.hpp"

namespace cardwright::tool {

void add_how_to_play(Page& page, const Phrases& phrases) {
    const Blueprint& blueprint = phrases.blueprint();
    page.add_rule(phrases.name(blueprint.ruleset_names, blueprint.ruleset));
    for (int number = 1;; ++number) {
        const auto text = phrases.find(fmt::format("how_to_play.part_{}", number));
        if (!text) {
            if (number == 1) page.add_paragraph(phrases.say("console.no_rules"));
            return;
        }
        page.add_paragraph(*text);
    }
}

void add_bots(Page& page, const Phrases& phrases) {
    for (const std::string& bot : opponents_of(phrases.blueprint())) {
        std::string key = bot;
        std::replace(key.begin(), key.end(), '-', '_');
        std::string line = phrases.bot(bot);
        if (const auto strength = phrases.find("bot." + key + ".strength")) {
            line += " (" + *strength + ")";
        }
        if (const auto about = phrases.find("bot." + key + ".about")) line += ": " + *about;
        page.add_paragraph(line);
    }
}

}  // namespace cardwright::tool
