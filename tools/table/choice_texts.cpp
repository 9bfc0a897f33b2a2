#include "table/choice_texts.hpp"

#include <algorithm>

#include "table/card_page.hpp"
#include "table/option_numbers.hpp"

namespace cardwright::tool {
namespace {

void add_once(std::vector<DefId>& cards, DefId card) {
    if (card == no_definition || std::find(cards.begin(), cards.end(), card) != cards.end()) return;
    cards.push_back(card);
}

}  // namespace

std::vector<DefId> cards_offered(const Sight& sight, const Choice& choice) {
    const auto numbers = option_numbers(sight.game.blueprint(), sight.state(), choice);
    std::vector<std::size_t> order(numbers.size());
    for (std::size_t at = 0; at < order.size(); ++at) order[at] = at;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return numbers[a] < numbers[b]; });
    std::vector<DefId> cards;
    for (const std::size_t at : order) {
        const Value what = choice.options[at].what;
        if (what.kind() == ValueKind::definition) add_once(cards, what.definition());
        if (what.kind() == ValueKind::zone) add_once(cards, sight.state().zone(what.zone()).pile);
        if (what.kind() == ValueKind::card && sight.lens().knows(what.card())) {
            add_once(cards, sight.state().card(what.card()).definition);
        }
    }
    return cards;
}

std::vector<DefId> cards_laid_out(const Sight& sight) {
    std::vector<DefId> cards;
    for (const ZoneInfo& zone : sight.state().topology().zones()) add_once(cards, zone.pile);
    return cards;
}

Page choice_texts(const PageStyle& style, const Sight& sight, const Choice& choice,
                  std::size_t most_lines) {
    Page page{style};
    if (choice.kind == Choice::Kind::number) return page;
    const std::vector<DefId> cards = cards_offered(sight, choice);
    std::vector<Page> texts;
    for (const DefId card : cards) {
        if (sight.phrases.text_of(card).empty()) continue;
        Page text{style};
        add_card_briefly(text, sight, card);
        texts.push_back(std::move(text));
    }
    if (texts.empty()) return page;
    page.add_rule("");
    for (std::size_t at = 0; at < texts.size(); ++at) {
        const std::size_t kept = at + 1 == texts.size() ? 0 : 1;
        if (page.lines() + texts[at].lines() + kept > most_lines) {
            page.add(sight.phrases.say("console.more_texts",
                                       {{"count", static_cast<std::int64_t>(texts.size() - at)}}),
                     Tone::faint);
            break;
        }
        page.append(texts[at]);
    }
    return page.lines() > most_lines || page.lines() < 2 ? Page{style} : page;
}

}  // namespace cardwright::tool
