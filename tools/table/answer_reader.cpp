#include "table/answer_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "state/did_you_mean.hpp"
#include "table/glyphs.hpp"
#include "table/option_numbers.hpp"
#include "table/question_page.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t longest_list = 6;  // of options named in a message

std::optional<std::int32_t> whole_number(std::string_view text) {
    std::int32_t number = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    if (result.ec != std::errc{} || result.ptr != text.data() + text.size()) return std::nullopt;
    return number;
}

std::string joined_words(const std::vector<std::string>& words, std::size_t at, std::size_t count) {
    return folded(
        fmt::format("{}", fmt::join(words.begin() + static_cast<std::ptrdiff_t>(at),
                                    words.begin() + static_cast<std::ptrdiff_t>(at + count), " ")));
}

/// All there is; of a menu, all of the group that can be picked together.
Picks everything(const Choice& choice) {
    Picks picks;
    const bool menu = choice.reply == Choice::Reply::grouped;
    Word group = no_word;
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        const Option& option = choice.options[at];
        if (option.alone || (menu && !option.many)) continue;
        if (picks.empty()) group = option.group;
        if (menu && option.group != group) continue;
        picks.insert(picks.end(), option.count, static_cast<std::int32_t>(at));
    }
    return picks;
}

}  // namespace

std::optional<Picks> answer_of_enter(const Choice& choice) {
    Picks picks;
    if (choice.kind == Choice::Kind::pick && choice.reply == Choice::Reply::grouped) {
        picks = everything(choice);
        if (!picks.empty() && !refuse(choice, picks)) return picks;
    }
    picks.clear();
    if (only_answer(choice, picks)) return picks;
    return std::nullopt;
}

AnswerReader::AnswerReader(const Sight& sight, const Choice& choice)
    : sight_{sight},
      choice_{choice},
      options_{names_of_options(sight, choice)},
      numbers_{option_numbers(sight.game.blueprint(), sight.state(), choice)} {}

bool AnswerReader::is_word_for(std::string_view word, std::string_view key) const {
    const auto languages = sight_.phrases.languages();
    return std::any_of(languages.begin(), languages.end(), [&](const std::string& language) {
        return folded(sight_.phrases.in(language).say(key)) == folded(word);
    });
}

bool AnswerReader::is_exact_name(std::string_view text) const {
    const std::string wanted = folded(text);
    return std::any_of(options_.begin(), options_.end(), [&](const OptionNames& option) {
        return std::find(option.names.begin(), option.names.end(), wanted) != option.names.end();
    });
}

/// `done`: no pick if none is needed; of a menu, the word that ends the step.
std::optional<Picks> AnswerReader::nothing() const {
    if (choice_.reply != Choice::Reply::grouped) {
        return choice_.least == 0 ? std::optional{Picks{}} : std::nullopt;
    }
    for (std::size_t at = choice_.options.size(); at > 0; --at) {
        const Option& option = choice_.options[at - 1];
        if (option.what.kind() != ValueKind::word || option.alone) continue;
        return Picks{static_cast<std::int32_t>(at - 1)};
    }
    return std::nullopt;
}

TypedAnswer AnswerReader::read_number(const std::vector<std::string>& words) const {
    if (words.size() == 1) {
        if (const auto number = whole_number(words[0])) {
            if (*number == 0 && choice_.optional) return {Picks{}, {}};
            const bool fits = *number >= choice_.least && *number <= choice_.most;
            if (fits) return {Picks{*number}, {}};
        }
        if (is_word_for(words[0], "console.word.all")) return {Picks{choice_.most}, {}};
        const bool done = words[0] == "." || is_word_for(words[0], "console.word.done");
        if (done && choice_.optional) return {Picks{}, {}};
    }
    return {std::nullopt,
            sight_.phrases.say("console.problem.number",
                               {{"least", std::int64_t{choice_.optional ? 0 : choice_.least}},
                                {"most", std::int64_t{choice_.most}}})};
}

bool AnswerReader::add_numbers(const std::string& word, Picks& picks, std::string& problem) const {
    const std::size_t dash = word.find('-', 1);
    const auto first = whole_number(std::string_view{word}.substr(0, dash));
    const auto last =
        dash == std::string::npos ? first : whole_number(std::string_view{word}.substr(dash + 1));
    if (!first || !last) return false;
    const auto option = [&](std::int32_t number) {
        return number < 0 ? std::nullopt
                          : option_with_number(numbers_, static_cast<std::size_t>(number));
    };
    for (const std::int32_t end : {*first, *last}) {
        if (option(end)) continue;
        problem =
            sight_.phrases.say("console.problem.no_such_number",
                               {{"number", std::int64_t{end}}, {"numbers", ranges_text(numbers_)}});
        return true;
    }
    const std::int32_t step = *first <= *last ? 1 : -1;
    for (std::int32_t at = *first; at != *last + step; at += step) {
        // Between two places may lie one that cannot be chosen.
        if (const auto found = option(at)) picks.push_back(static_cast<std::int32_t>(*found));
    }
    return true;
}

/// `buy silver`: words that say what is done. Not if nothing follows them.
std::size_t AnswerReader::words_of_group(const std::vector<std::string>& words, std::size_t at,
                                         std::string& group) const {
    for (std::size_t count = std::min<std::size_t>(words.size() - at, 4); count > 0; --count) {
        if (at + count == words.size()) continue;
        const std::string said = joined_words(words, at, count);
        for (const OptionNames& option : options_) {
            if (std::find(option.groups.begin(), option.groups.end(), said) ==
                option.groups.end()) {
                continue;
            }
            group = said;
            return count;
        }
    }
    return 0;
}

AnswerReader::Found AnswerReader::find(const std::vector<std::string>& words, std::size_t at,
                                       const std::string& group) const {
    Found found;
    for (std::size_t count = words.size() - at; count > 0; --count) {
        const std::string said = joined_words(words, at, count);
        if (said.empty()) continue;
        int best = 0;
        for (std::size_t option = 0; option < options_.size(); ++option) {
            const OptionNames& names = options_[option];
            if (!group.empty() &&
                std::find(names.groups.begin(), names.groups.end(), group) == names.groups.end()) {
                continue;
            }
            const int fits = how_well(names, said);
            if (fits == 0 || fits < best) continue;
            if (fits > best) found.options.clear();
            best = fits;
            found.options.push_back(option);
        }
        if (found.options.empty()) continue;
        found.words = count;
        return found;
    }
    return found;
}

std::string AnswerReader::list_of(const std::vector<std::size_t>& options) const {
    std::vector<std::string> texts;
    for (const std::size_t option : options) {
        if (texts.size() == longest_list) {
            texts.emplace_back("…");
            break;
        }
        texts.push_back(fmt::format("{}) {}{}", numbers_[option],
                                    group_text(sight_, choice_, choice_.options[option]),
                                    options_[option].shown));
    }
    return fmt::format("{}", fmt::join(texts, ", "));
}

bool AnswerReader::add_named(const std::vector<std::string>& words, std::size_t& at,
                             std::string& group, Picks& picks, std::string& problem) const {
    Found found = find(words, at, group);
    if (found.options.empty()) {
        std::vector<std::string_view> known;
        for (const OptionNames& option : options_) {
            known.insert(known.end(), option.names.begin(), option.names.end());
        }
        const std::string said = folded(words[at]);
        const auto meant = closest(said, known);
        std::vector<TextArg> args{{"word", safe_text(words[at])}};
        if (meant) args.emplace_back("meant", std::string{*meant});
        problem = sight_.phrases.say(
            meant ? "console.problem.unknown_but" : "console.problem.unknown", std::move(args));
        return false;
    }
    // Of options that look alike the next one that has not been used up is meant.
    const auto usable = [&](std::size_t option) {
        const auto used = std::count(picks.begin(), picks.end(), static_cast<std::int32_t>(option));
        return used < choice_.options[option].count;
    };
    const bool alike = std::all_of(found.options.begin(), found.options.end(), [&](std::size_t o) {
        return options_[o].names == options_[found.options[0]].names &&
               choice_.options[o].group == choice_.options[found.options[0]].group;
    });
    if (found.options.size() > 1 && !alike) {
        problem = sight_.phrases.say("console.problem.ambiguous",
                                     {{"word", safe_text(joined_words(words, at, found.words))},
                                      {"options", list_of(found.options)}});
        return false;
    }
    const auto next = std::find_if(found.options.begin(), found.options.end(), usable);
    picks.push_back(
        static_cast<std::int32_t>(next == found.options.end() ? found.options[0] : *next));
    at += found.words;
    return true;
}

TypedAnswer AnswerReader::read(std::string_view line) const {
    const std::vector<std::string> words = words_of_line(line);
    if (words.empty()) return {std::nullopt, sight_.phrases.say("console.problem.empty")};
    if (choice_.kind == Choice::Kind::number) return read_number(words);
    if (words.size() == 1 && !is_exact_name(words[0])) {
        if (words[0] == "*" || is_word_for(words[0], "console.word.all")) {
            Picks all = everything(choice_);
            // Which of them is left out is not for the table to say.
            if (choice_.reply != Choice::Reply::grouped &&
                static_cast<std::int32_t>(all.size()) > choice_.most) {
                return {std::nullopt,
                        sight_.phrases.say("console.problem.not_all",
                                           {{"most", std::int64_t{choice_.most}},
                                            {"all", static_cast<std::int64_t>(all.size())}})};
            }
            if (!all.empty()) return {std::move(all), {}};
        }
        if (words[0] == "." || is_word_for(words[0], "console.word.done")) {
            if (auto none = nothing()) return {std::move(*none), {}};
            return {std::nullopt, sight_.phrases.say("console.problem.not_done")};
        }
    }
    Picks picks;
    std::string problem;
    std::string group;
    for (std::size_t at = 0; at < words.size();) {
        if (!is_exact_name(words[at]) && add_numbers(words[at], picks, problem)) {
            if (!problem.empty()) return {std::nullopt, problem};
            ++at;
            continue;
        }
        at += words_of_group(words, at, group);
        if (!add_named(words, at, group, picks, problem)) return {std::nullopt, problem};
    }
    return {std::move(picks), {}};
}

std::vector<std::string> AnswerReader::completions(std::string_view beginning) const {
    // A word that is finished does not begin another one: what follows it does.
    const std::string wanted = folded(beginning) + (beginning.ends_with(' ') ? " " : "");
    std::vector<std::string> found;
    const auto offer = [&](const std::string& name) {
        const bool there = std::find(found.begin(), found.end(), name) != found.end();
        if (!there && folded(name).starts_with(wanted)) found.push_back(name);
    };
    for (const OptionNames& option : options_) offer(option.shown);
    offer(sight_.phrases.say("console.word.all"));
    offer(sight_.phrases.say("console.word.done"));
    return found;
}

}  // namespace cardwright::tool
