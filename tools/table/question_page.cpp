#include "table/question_page.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "table/answer_reader.hpp"
#include "table/card_values.hpp"
#include "table/option_numbers.hpp"
#include "table/standard_layout.hpp"

namespace cardwright::tool {
std::string group_text(const Sight& sight, const Choice& choice, const Option& option) {
    if (option.group == no_word || option.what == Value::of(option.group)) return {};
    const Word group = option.group;
    const auto differs = [&](const auto& other) {
        return other.group != no_word && other.group != group &&
               other.what != Value::of(other.group);
    };
    // What is refused now has been seen and will be again: then too the use must be told.
    const bool several = std::any_of(choice.options.begin(), choice.options.end(), differs) ||
                         std::any_of(choice.refused.begin(), choice.refused.end(), differs);
    // A number says nothing without what it is a number of.
    if (!several && option.what.kind() != ValueKind::integer) return {};
    return sight.phrases.word(sight.game.words().text(choice.prompt),
                              sight.game.words().text(group)) +
           ": ";
}

namespace {

/// What is done with what stands on the table: `Build: 1–4`.
std::vector<Piece> uses_on_the_table(const Sight& sight, const Choice& choice,
                                     const NumberedOptions& options) {
    std::vector<std::pair<std::string, std::vector<std::size_t>>> uses;
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        if (!options.shown(at)) continue;
        const std::string text = group_text(sight, choice, choice.options[at]);
        if (text.empty()) continue;
        if (uses.empty() || uses.back().first != text) uses.push_back({text, {}});
        uses.back().second.push_back(options.number(at));
    }
    std::vector<Piece> pieces;
    for (const auto& [text, numbers] : uses) {
        pieces.push_back({{text, Tone::plain}, {ranges_text(numbers), Tone::strong}});
    }
    return pieces;
}

Tone option_tone(const Sight& sight, const Option& option) {
    if (option.what.kind() == ValueKind::card) return sight.tone(option.what.card());
    if (option.what.kind() == ValueKind::definition) return sight.tone(option.what.definition());
    return Tone::plain;
}

/// `2 1`, `2 1 3`: that the order is one's own.
std::string order_example(std::int32_t count) {
    std::string example = "2 1";
    for (std::int32_t at = 3; at <= std::min(count, 4); ++at) example += fmt::format(" {}", at);
    return count > 4 ? example + " …" : example;
}

/// Does the question tell the number itself? Then it need not be told again.
bool mentions(std::string_view text, std::int32_t number) {
    constexpr std::string_view digits = "0123456789";
    std::size_t at = text.find_first_of(digits);
    while (at != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_not_of(digits, at), text.size());
        if (text.substr(at, end - at) == std::to_string(number)) return true;
        at = text.find_first_of(digits, end);
    }
    return false;
}

}  // namespace

std::string stack_text(const Sight& sight) {
    std::vector<std::string> links;
    for (const Reason& reason : sight.game.reasons(sight.seat)) {
        if (reason.card == no_definition) continue;
        if (reason.times > 1 && !links.empty()) {
            links.back() += sight.phrases.say(
                "console.time",
                {{"time", std::int64_t{reason.time}}, {"times", std::int64_t{reason.times}}});
        }
        std::string name = sight.phrases.card(reason.card);
        if (links.empty() || links.back() != name) links.push_back(std::move(name));
    }
    return fmt::format("{}", fmt::join(links, " → "));
}

std::string prompt_text(const Sight& sight, const Choice& choice) {
    std::vector<TextArg> args;
    for (const auto& [name, number] : choice.arguments) {
        args.emplace_back(std::string{sight.game.words().text(name)}, number);
    }
    args.emplace_back("least", std::int64_t{choice.least});
    args.emplace_back("most", std::int64_t{choice.most});
    std::string about;
    if (choice.about.kind() == ValueKind::card) {
        about = sight.card(choice.about.card());
        args.emplace_back("card", about);
    }
    const std::string key{sight.game.words().text(choice.prompt)};
    std::string text = sight.phrases.say(key, std::move(args));
    const auto reasons = sight.game.reasons(sight.seat);
    const bool named_already = about.empty() || text.find(about) != std::string::npos ||
                               (!reasons.empty() && reasons.back().card != no_definition &&
                                sight.phrases.card(reasons.back().card) == about);
    return named_already ? text : fmt::format("{} [{}]", text, about);
}

std::string wanted_text(const Sight& sight, const Choice& choice) {
    const bool or_none = choice.kind == Choice::Kind::number && choice.optional;
    const std::vector<TextArg> args{{"least", std::int64_t{or_none ? 0 : choice.least}},
                                    {"most", std::int64_t{choice.most}},
                                    {"count", std::int64_t{choice.most}},
                                    {"example", order_example(choice.most)}};
    const auto say = [&](std::string_view key) {
        return sight.phrases.say("console.wanted." + std::string{key}, args);
    };
    if (choice.kind == Choice::Kind::number) {
        return say("number");
    }
    if (choice.kind == Choice::Kind::order || (choice.ordered && choice.most > 1)) {
        if (choice.least != choice.most) return say("some_in_order");
        return say(choice.most == 2 ? "both" : "order");
    }
    if (choice.reply == Choice::Reply::grouped) {
        const bool many = std::any_of(choice.options.begin(), choice.options.end(),
                                      [](const Option& option) { return option.many; });
        return many ? say("many") : std::string{};
    }
    if (choice.least == 1 && choice.most == 1) return {};
    const bool told = mentions(prompt_text(sight, choice), choice.most);
    if (choice.least == choice.most) return told ? std::string{} : say("exactly");
    if (choice.least != 0) return say("between");
    return say(told || choice.most == 1 ? "or_done" : "up_to");
}

namespace {

/// What Enter alone answers, to stand behind the question: `Enter: all`.
std::string enter_text(const Sight& sight, const Choice& choice) {
    const auto picks = answer_of_enter(choice);
    if (!picks) return {};
    const bool all = choice.reply == Choice::Reply::grouped && picks->size() > 1;
    const std::string answer =
        all ? sight.phrases.say("console.word.all") : answer_words(sight, choice, *picks);
    return sight.phrases.say("console.wanted.enter", {{"answer", answer}});
}

/// A name of a card that no pile of this game has: it may be typed, but nobody wants to read it.
bool goes_without_saying(const Sight& sight, const Choice& choice, const Option& option) {
    if (option.what.kind() != ValueKind::definition) return false;
    const auto zones = sight.state().topology().zones();
    const auto has_pile = [&](DefId card) {
        return std::any_of(zones.begin(), zones.end(),
                           [&](const ZoneInfo& zone) { return zone.pile == card; });
    };
    return !has_pile(option.what.definition()) &&
           std::any_of(choice.options.begin(), choice.options.end(), [&](const Option& other) {
               return other.what.kind() == ValueKind::definition &&
                      has_pile(other.what.definition());
           });
}

/// What the table would show behind the name, had it room for the card.
std::string values_of_option(const Sight& sight, const Option& option, bool plain) {
    ZoneId zone = no_zone;
    CardId card = no_card;
    if (option.what.kind() == ValueKind::card) {
        card = option.what.card();
        zone = sight.state().card(card).zone;
    }
    if (option.what.kind() == ValueKind::zone) {
        zone = option.what.zone();
        const auto cards = sight.state().cards_in(zone);
        if (sight.state().zone(zone).pile != no_definition && !cards.empty()) card = cards.back();
    }
    if (card == no_card || zone == no_zone) return {};
    for (const ShownRow& row : rows_to_show(sight.game.blueprint())) {
        if (row.zone != sight.state().zone(zone).kind || row.form == ShownRow::Form::line) continue;
        return card_values_text(sight, row.values, card, plain);
    }
    return {};
}

Piece option_piece(const Sight& sight, const Choice& choice, const Option& option,
                   std::size_t number, bool plain) {
    const std::string digits = std::to_string(number);
    const std::string text = group_text(sight, choice, option) + sight.option(choice, option);
    // A number that is called what it is needs no other.
    Piece piece{{digits == text ? "" : digits + ") ", Tone::strong},
                {text, option_tone(sight, option)},
                {values_of_option(sight, option, plain), Tone::plain}};
    if (option.count > 1) piece.push_back({fmt::format(" ×{}", option.count), Tone::plain});
    return piece;
}

/// Options as they are looked for: in the order of their numbers.
std::vector<std::size_t> by_number(const Choice& choice, const NumberedOptions& options) {
    std::vector<std::size_t> order(choice.options.size());
    for (std::size_t at = 0; at < order.size(); ++at) order[at] = at;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return options.number(a) < options.number(b);
    });
    return order;
}

}  // namespace

void add_question(Page& page, const Sight& sight, const Choice& choice,
                  const NumberedOptions& options, std::size_t most_lines) {
    const bool plain = page.style().plain;
    const std::string stack = stack_text(sight);
    std::string line = (stack.empty() ? "" : stack + " → ") + prompt_text(sight, choice);
    const std::string wanted = wanted_text(sight, choice);
    const std::string enter = plain ? "" : enter_text(sight, choice);
    if (!wanted.empty() && !enter.empty()) {
        line += fmt::format(" ({}; {})", wanted, enter);
    } else if (!wanted.empty() || !enter.empty()) {
        line += fmt::format(" ({})", wanted + enter);
    }
    page.add_paragraph(line, Tone::strong);
    if (choice.kind == Choice::Kind::number) return;
    std::vector<Piece> pieces;
    if (!plain) pieces = uses_on_the_table(sight, choice, options);
    bool unsaid = false;
    for (const std::size_t at : by_number(choice, options)) {
        // Linear text is read from top to bottom: there the question lists everything.
        if (options.shown(at) && !plain) continue;
        if (goes_without_saying(sight, choice, choice.options[at])) {
            unsaid = true;
            continue;
        }
        pieces.push_back(
            option_piece(sight, choice, choice.options[at], options.number(at), plain));
    }
    if (unsaid) pieces.push_back({{sight.phrases.say("console.other_cards_too"), Tone::faint}});
    if (plain) {
        for (const Piece& piece : pieces) page.add(piece);
        return;
    }
    std::size_t left = pieces.size();
    while (left > 0) {
        Page listed{page.style()};
        std::vector<Piece> told{pieces.begin(), pieces.begin() + static_cast<std::ptrdiff_t>(left)};
        if (left < pieces.size()) {
            told.push_back(
                {{sight.phrases.say("console.more_options",
                                    {{"count", static_cast<std::int64_t>(pieces.size() - left)}}),
                  Tone::faint}});
        }
        listed.add_flow("", 2, told);
        if (page.lines() + listed.lines() <= most_lines || left == 1) {
            page.append(listed);
            return;
        }
        --left;
    }
}

void add_options(Page& page, const Sight& sight, const Choice& choice) {
    const NumberedOptions options{sight.game.blueprint(), sight.state(), choice};
    page.add_paragraph(prompt_text(sight, choice), Tone::strong);
    for (const std::size_t at : by_number(choice, options)) {
        Piece line{{"  ", Tone::plain}};
        for (const Span& span : option_piece(sight, choice, choice.options[at], options.number(at),
                                             page.style().plain))
            line.push_back(span);
        page.add(cut_to(line, page.style().width - 1));
    }
}

std::string answer_words(const Sight& sight, const Choice& choice, const Picks& picks) {
    if (picks.empty()) return sight.phrases.say("console.nothing");
    std::vector<std::pair<std::string, std::size_t>> words;
    for (const std::int32_t pick : picks) {
        std::string word = std::to_string(pick);
        if (choice.kind != Choice::Kind::number) {
            const Option& option = choice.options[static_cast<std::size_t>(pick)];
            word = group_text(sight, choice, option) + sight.option(choice, option);
        }
        if (!words.empty() && words.back().first == word) {
            ++words.back().second;
        } else {
            words.emplace_back(std::move(word), 1);
        }
    }
    std::vector<std::string> texts;
    for (const auto& [word, count] : words) {
        texts.push_back(count > 1 ? fmt::format("{} ×{}", word, count) : word);
    }
    return fmt::format("{}", fmt::join(texts, ", "));
}

}  // namespace cardwright::tool
