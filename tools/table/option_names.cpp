#include "table/option_names.hpp"

#include <algorithm>

#include "match/option_text.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

void add_unless_there(std::vector<std::string>& names, std::string name) {
    if (name.empty() || std::find(names.begin(), names.end(), name) != names.end()) return;
    names.push_back(std::move(name));
}

}  // namespace

std::vector<OptionNames> names_of_options(const Sight& sight, const Choice& choice) {
    std::vector<OptionNames> all;
    const std::string prompt{sight.game.words().text(choice.prompt)};
    const auto languages = sight.phrases.languages();
    for (const Option& option : choice.options) {
        OptionNames names;
        names.shown = sight.option(choice, option);
        add_unless_there(names.names, folded(option_name(sight.game, choice, option)));
        names.own = names.names;
        const bool card = option.what.kind() == ValueKind::card;
        for (const std::string& language : languages) {
            const Phrases phrases = sight.phrases.in(language);
            const Sight translated{sight.game, sight.seat, phrases, sight.names};
            // What lies on a card is shown with its name but is no part of it.
            const std::string name = folded(card ? translated.card(option.what.card())
                                                 : translated.option(choice, option));
            add_unless_there(names.names, name);
            if (option.what.kind() == ValueKind::zone) {
                // A pile is called by what lies in it.
                const DefId pile = sight.state().zone(option.what.zone()).pile;
                const std::string top = pile == no_definition ? "" : folded(phrases.card(pile));
                add_unless_there(names.names, top);
                if (language == sight.phrases.language()) add_unless_there(names.own, top);
            }
            if (language == sight.phrases.language()) add_unless_there(names.own, name);
            if (option.group == no_word) continue;
            const std::string_view group = sight.game.words().text(option.group);
            add_unless_there(names.groups, folded(phrases.word(prompt, group)));
            add_unless_there(names.groups, folded(group));
        }
        all.push_back(std::move(names));
    }
    return all;
}

int how_well(const OptionNames& option, const std::string& said) {
    const auto begins = [&](const std::string& name) { return name.starts_with(said); };
    if (std::find(option.names.begin(), option.names.end(), said) != option.names.end()) return 3;
    if (std::any_of(option.own.begin(), option.own.end(), begins)) return 2;
    return std::any_of(option.names.begin(), option.names.end(), begins) ? 1 : 0;
}

}  // namespace cardwright::tool
