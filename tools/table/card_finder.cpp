#include "table/card_finder.hpp"

#include "table/glyphs.hpp"

namespace cardwright::tool {

std::vector<DefId> cards_called(const Phrases& phrases, std::string_view name) {
    const std::string wanted = folded(name);
    const auto& definitions = phrases.blueprint().schema.definitions;
    std::vector<DefId> begin_so;         // in the reader's language, or as files call it
    std::vector<DefId> begin_elsewhere;  // in another language
    if (wanted.empty()) return begin_so;
    const auto languages = phrases.languages();
    for (std::size_t at = 0; at < definitions.size(); ++at) {
        const DefId card = id_at<DefId>(at);
        const auto fits = [&](const std::string& text) { return text.starts_with(wanted); };
        const std::string own = folded(phrases.card(card));
        const std::string id = folded(definitions[at].id);
        if (own == wanted || id == wanted) return {card};
        bool elsewhere = false;
        for (const std::string& language : languages) {
            const std::string translated = folded(phrases.in(language).card(card));
            if (translated == wanted) return {card};
            elsewhere = elsewhere || fits(translated);
        }
        if (fits(own) || fits(id)) {
            begin_so.push_back(card);
        } else if (elsewhere) {
            begin_elsewhere.push_back(card);
        }
    }
    return begin_so.empty() ? begin_elsewhere : begin_so;
}

std::vector<std::string> card_names_beginning(const Phrases& phrases, std::string_view beginning) {
    std::vector<std::string> names;
    const auto& definitions = phrases.blueprint().schema.definitions;
    for (std::size_t at = 0; at < definitions.size(); ++at) {
        std::string name = phrases.card(id_at<DefId>(at));
        if (folded(name).starts_with(folded(beginning))) names.push_back(std::move(name));
    }
    return names;
}

}  // namespace cardwright::tool
