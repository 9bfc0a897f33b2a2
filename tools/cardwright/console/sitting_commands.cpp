#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <set>

#include "cardwright/console/sitting.hpp"
#include "cardwright/kit/spec_text.hpp"
#include "table/card_finder.hpp"
#include "table/card_page.hpp"
#include "table/card_values.hpp"
#include "table/choice_texts.hpp"
#include "table/glyphs.hpp"
#include "table/how_to_play.hpp"
#include "table/option_numbers.hpp"
#include "table/question_page.hpp"
#include "table/sentences.hpp"
#include "table/table_page.hpp"
#include "table/thoughts_text.hpp"

namespace cardwright::tool {
namespace {

/// A card of this game, if possible one that can be chosen now.
std::string example_of_a_card(const Sight& sight, const Choice* choice) {
    if (choice != nullptr) {
        for (const Option& option : choice->options) {
            if (option.what.kind() == ValueKind::card) return sight.card(option.what.card());
        }
    }
    return sight.schema().definitions.empty() ? "" : sight.phrases.card(id_at<DefId>(0));
}

/// As much of a name as people type.
std::string beginning_of(const std::string& name) {
    constexpr std::size_t letters = 3;
    const std::string text = folded(name);
    std::size_t end = 0;
    for (std::size_t count = 0; end < text.size(); ++end) {
        const bool begins = (static_cast<unsigned char>(text[end]) & 0xC0U) != 0x80U;
        if (begins && ++count > letters) break;
    }
    return text.substr(0, end);
}

/// Is there anything to look at? A set may bring places that this table has no use for.
bool has_cards(const Sight& sight, ZoneKindId kind) {
    const auto zones = sight.state().topology().zones();
    for (std::size_t at = 0; at < zones.size(); ++at) {
        const ZoneId zone = id_at<ZoneId>(at);
        if (zones[at].kind != kind || !sight.shows(kind)) continue;
        if (!sight.lens().counts(zone) || !sight.state().cards_in(zone).empty()) return true;
    }
    return false;
}

}  // namespace

std::span<const Sitting::Command> Sitting::commands() {
    static constexpr std::array all{Command{"help", false, &Sitting::help},
                                    Command{"rules", false, &Sitting::rules},
                                    Command{"card", true, &Sitting::card},
                                    Command{"cards", false, &Sitting::cards},
                                    Command{"why", true, &Sitting::why},
                                    Command{"hint", false, &Sitting::hint},
                                    Command{"ok", false, &Sitting::accept_hint},
                                    Command{"options", false, &Sitting::options},
                                    Command{"log", false, &Sitting::log},
                                    Command{"undo", false, &Sitting::undo},
                                    Command{"redo", false, &Sitting::redo},
                                    Command{"auto", false, &Sitting::play_by_itself},
                                    Command{"save", true, &Sitting::save},
                                    Command{"load", true, &Sitting::load},
                                    Command{"reload", false, &Sitting::reload},
                                    Command{"spec", true, &Sitting::spec},
                                    Command{"lang", true, &Sitting::lang},
                                    Command{"quit", false, &Sitting::quit}};
    return all;
}

const Sitting::Command* Sitting::command_called(std::string_view word) const {
    const std::string said = folded(word);
    const auto languages = words_->languages();
    for (const Command& command : commands()) {
        if (said == command.word) return &command;
        const std::string key = "command." + std::string{command.word};
        for (const std::string& language : languages) {
            const Phrases phrases = words_->in(language);
            if (folded(phrases.say(key)) == said) return &command;
            // Other words for it, with spaces between.
            for (const std::string& also :
                 words_of_line(phrases.find(key + ".also").value_or(""))) {
                if (folded(also) == said) return &command;
            }
        }
    }
    return nullptr;
}

std::optional<ZoneKindId> Sitting::zone_called(std::string_view name) const {
    const std::string said = folded(name);
    const auto& zones = table_.blueprint().schema.zones;
    const auto languages = words_->languages();
    for (std::size_t at = 0; at < zones.size(); ++at) {
        const ZoneKindId zone = id_at<ZoneKindId>(at);
        if (folded(zones[at].name) == said) return zone;
        for (const std::string& language : languages) {
            if (folded(words_->in(language).zone(zone)) == said) return zone;
        }
    }
    return std::nullopt;
}

/// By name, or by the number it has in the question.
std::optional<DefId> Sitting::card_meant(OwnerId seat, const std::string& name) {
    std::size_t number = 0;
    const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
    const Choice& choice = *table_.game().open_choice(seat);
    const State& state = table_.game().state_for(seat);
    const bool is_number =
        !name.empty() && read.ptr == name.data() + name.size() && read.ec == std::errc{};
    if (is_number) {
        const auto option =
            option_with_number(option_numbers(table_.blueprint(), state, choice), number);
        const Value what = option ? choice.options[*option].what : Value{};
        if (what.kind() == ValueKind::definition) return what.definition();
        if (what.kind() == ValueKind::card && Lens{state, seat}.knows(what.card())) {
            return state.card(what.card()).definition;
        }
    }
    const std::vector<DefId> found = cards_called(*words_, name);
    if (found.size() == 1) return found[0];
    if (found.empty() && is_number) {
        // Piles keep their numbers, whether they are offered or not.
        if (const auto pile = pile_with_number(table_.blueprint(), state, number)) return *pile;
        say("console.no_such_number", {{"number", static_cast<std::int64_t>(number)}},
            Tone::warning);
        return std::nullopt;
    }
    if (found.empty()) {
        say(name.empty() ? "console.which_card" : "console.no_such_card",
            {{"name", safe_text(name)}}, Tone::warning);
        return std::nullopt;
    }
    std::vector<std::string> names;
    for (const DefId card : found) names.push_back(words_->card(card));
    say("console.problem.ambiguous",
        {{"word", safe_text(name)}, {"options", fmt::format("{}", fmt::join(names, ", "))}},
        Tone::warning);
    return std::nullopt;
}

Sitting::After Sitting::help(OwnerId seat, const std::string& /*argument*/) {
    Page said = page();
    const std::string example = example_of_a_card(sight(seat), table_.game().open_choice(seat));
    said.add_paragraph(words_->say("console.help.answers",
                                   {{"card", folded(example)}, {"start", beginning_of(example)}}));
    std::size_t widest = 0;
    std::vector<std::pair<std::string, std::string>> lines;
    for (const Command& command : commands()) {
        const std::string key{command.word};
        std::string word = words_->say("command." + key);
        if (const auto argument = words_->find("command." + key + ".argument")) {
            word += " " + *argument;
        }
        widest = std::max(widest, columns(word));
        lines.emplace_back(std::move(word), words_->say("console.help." + key));
    }
    for (const auto& [word, text] : lines) {
        if (said.style().plain) {
            said.add(Piece{{"  " + word + ": ", Tone::strong}, {text, Tone::plain}});
            continue;
        }
        // What does not fit goes on below where it began.
        std::string before = "  " + padded(word, widest) + "  ";
        const std::size_t margin = columns(before);
        const std::size_t width = said.style().width;
        for (const std::string& line : wrapped(text, width > margin + 1 ? width - margin - 1 : 1)) {
            said.add(Piece{{before, Tone::strong}, {line, Tone::plain}});
            before.assign(margin, ' ');
        }
    }
    std::vector<std::string> symbols;
    for (const auto& [name, symbol] : table_.blueprint().layout.symbols) {
        ShownValue value;
        value.name = name;
        value.counter = table_.blueprint().schema.find_counter(Scope::card, name);
        symbols.push_back(fmt::format("{} {}", safe_text(symbol), value_name(sight(seat), value)));
    }
    if (!symbols.empty() && !said.style().plain) {
        said.add_paragraph(words_->say("console.help.symbols",
                                       {{"symbols", fmt::format("{}", fmt::join(symbols, "  "))}}));
    }
    std::vector<std::string> zones;
    for (std::size_t at = 0; at < table_.blueprint().schema.zones.size(); ++at) {
        if (has_cards(sight(seat), id_at<ZoneKindId>(at))) {
            zones.push_back(words_->zone(id_at<ZoneKindId>(at)));
        }
    }
    said.add_paragraph(
        words_->say("console.help.zones", {{"zones", fmt::format("{}", fmt::join(zones, ", "))}}));
    tell(said);
    return After::ask_again;
}

/// How the game is played, without leaving the table.
Sitting::After Sitting::rules(OwnerId /*seat*/, const std::string& /*argument*/) {
    Page said = page();
    add_how_to_play(said, *words_);
    tell(said);
    return After::ask_again;
}

/// `card moat`; `card -v moat` says besides where everything comes from.
Sitting::After Sitting::card(OwnerId seat, const std::string& argument) {
    const bool all = argument.starts_with("-v");
    std::string name = all ? argument.substr(2) : argument;
    name.erase(0, name.find_first_not_of(' '));
    if (const auto meant = card_meant(seat, name)) {
        Page said = page();
        add_card(said, sight(seat), *meant);
        add_card_changes(said, sight(seat), *meant);
        if (all) add_card_origin(said, sight(seat), *meant);
        tell(said);
    }
    return After::ask_again;
}

/// The texts of all that is offered or lies in piles.
Sitting::After Sitting::cards(OwnerId seat, const std::string& /*argument*/) {
    const Sight view = sight(seat);
    std::vector<DefId> all = cards_laid_out(view);
    for (const DefId card : cards_offered(view, *table_.game().open_choice(seat))) {
        if (std::find(all.begin(), all.end(), card) == all.end()) all.push_back(card);
    }
    Page said = page();
    for (const DefId card : all) add_card_briefly(said, view, card);
    if (all.empty()) said.add_paragraph(words_->say("console.no_cards"));
    tell(said);
    return After::ask_again;
}

Sitting::After Sitting::options(OwnerId seat, const std::string& /*argument*/) {
    Page said = page();
    add_options(said, sight(seat), *table_.game().open_choice(seat));
    tell(said);
    return After::ask_again;
}

/// A card that could have been dealt to this table and was not. Of others nobody need know.
bool Sitting::is_left_out(DefId card) const {
    const Blueprint& blueprint = table_.blueprint();
    const Definition& definition = blueprint.schema.definition(card);
    if (blueprint.lineup_rule.size == 0) return false;
    if (definition.numbers[index_of(blueprint.lineup_rule.eligible)] == 0) return false;
    const State& state = table_.match().game().table_state();
    const auto zones = state.topology().zones();
    return std::none_of(zones.begin(), zones.end(),
                        [&](const ZoneInfo& zone) { return zone.pile == card; });
}

Sitting::After Sitting::why(OwnerId seat, const std::string& argument) {
    if (const auto meant = card_meant(seat, argument)) explain(seat, *meant);
    return After::ask_again;
}

/// Why a card can be chosen or not, with the numbers that stand in the way.
void Sitting::explain(OwnerId seat, DefId card) {
    const std::string name = words_->card(card);
    Game& game = table_.game();
    const Choice& choice = *game.open_choice(seat);
    const Lens lens{game.state_for(seat), seat};
    const auto is_meant = [&](Value what) {
        return what == Value::of(card) ||
               (what.kind() == ValueKind::card && lens.knows(what.card()) &&
                lens.state().card(what.card()).definition == card);
    };
    const auto numbers = option_numbers(table_.blueprint(), lens.state(), choice);
    std::vector<std::string> ways;
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        if (!is_meant(choice.options[at].what)) continue;
        std::string use = group_text(sight(seat), choice, choice.options[at]);
        if (use.ends_with(": ")) use = " (" + use.substr(0, use.size() - 2) + ")";
        ways.push_back(std::to_string(numbers[at]) + use);
    }
    const bool offered = !ways.empty();
    if (offered) {
        say("console.why.can", {{"name", name}, {"number", words_->either(ways)}});
    }
    const auto tell_sentence = [&](const std::string& sentence) {
        Page line = page();
        line.add_paragraph(sentence);
        tell(line);
    };
    // What can be done in one way may be refused in another.
    std::set<std::string> reasons;
    for (const Refused& refused : choice.refused) {
        if (is_meant(refused.what)) reasons.insert(words_->reason(game, refused, name));
    }
    for (const std::string& reason : reasons) tell_sentence(reason);
    Page now = page();
    add_card_now(now, sight(seat), card);
    tell(now);
    if (offered || !reasons.empty()) return;
    const Game::LookAs inside{game, seat};
    for (std::size_t at = 0; at < lens.state().card_count(); ++at) {
        const CardId copy = id_at<CardId>(at);
        const Card& state = lens.state().card(copy);
        if (state.definition != card || state.zone == no_zone || !lens.knows(copy)) continue;
        const Refused refused = game.why_not(seat, copy);
        if (refused.reason == no_word) continue;
        tell_sentence(words_->reason(game, refused, name));
        return;
    }
    if (is_left_out(card)) {
        say("console.why.not_in_game", {{"name", name}});
        return;
    }
    // The question may know what is to be done first.
    const std::string first = "why." + std::string{game.words().text(choice.prompt)};
    const bool known = words_->find(first, {{"name", name}}).has_value();
    say(known ? first : "console.why.unknown", {{"name", name}});
}

Sitting::After Sitting::hint(OwnerId seat, const std::string& /*argument*/) {
    const GameTable::Bots& bots = table_.bots();
    if (!bots.adviser_problem.empty()) {
        say("console.hint.failed", {{"problem", safe_text(bots.adviser_problem)}}, Tone::bad);
        return After::ask_again;
    }
    if (bots.adviser == nullptr) {
        tell_thoughts(seat);
        return After::ask_again;
    }
    const Choice& choice = *table_.game().open_choice(seat);
    Picks picks;
    std::string why;
    try {
        table_.match().scripts().answer(*bots.adviser, table_.game(), seat, choice, picks, &why);
    } catch (const GameError& error) {
        say("console.hint.failed", {{"problem", safe_text(error.what())}}, Tone::bad);
        return After::ask_again;
    }
    hint_ = Hint{table_.match().answers(), seat, picks};
    std::string text =
        words_->say("console.hint.would", {{"bot", words_->bot(bots.adviser_name)},
                                           {"answer", answer_words(sight(seat), choice, picks)}});
    if (!why.empty()) text += " " + words_->say(why);
    text += " " + words_->say("console.hint.ok");
    Page said = page();
    said.add_paragraph(text);
    tell(said);
    tell_thoughts(seat);
    return After::ask_again;
}

/// What a search makes of the question.
void Sitting::tell_thoughts(OwnerId seat) {
    const Choice& choice = *table_.game().open_choice(seat);
    if (pictures()) screen_.sign(words_->say("console.hint.thinking"));
    try {
        const Thoughts thoughts = table_.think_for(seat);
        Page said = page();
        for (const std::string& line : thoughts_text(sight(seat), choice, thoughts)) {
            said.add_paragraph(line);
        }
        tell(said);
    } catch (const GameError& error) {
        say("console.hint.failed", {{"problem", safe_text(error.what())}}, Tone::bad);
    }
}

/// What the hint would answer, if nothing has been answered since.
Sitting::After Sitting::accept_hint(OwnerId seat, const std::string& /*argument*/) {
    if (!hint_ || hint_->seat != seat || hint_->answers != table_.match().answers()) {
        say("console.hint.ask_first", {}, Tone::warning);
        return After::ask_again;
    }
    const Picks picks = hint_->picks;
    return give(seat, picks);
}

Sitting::After Sitting::play_by_itself(OwnerId seat, const std::string& /*argument*/) {
    by_itself_ = !by_itself_;
    // It is told though the game may go on at once.
    notice(words_->say(by_itself_ ? "console.auto.on" : "console.auto.off"), Tone::plain);
    return answer_by_itself(seat) ? After::go_on : After::show_again;
}

Sitting::After Sitting::log(OwnerId seat, const std::string& /*argument*/) {
    Page said = page();
    for (const std::string& line :
         sentences(table_.match().journal(), {table_.game(), seat_bit(seat), *words_, names_})) {
        said.add_paragraph(line);
    }
    tell(said);
    return After::ask_again;
}

std::string_view Sitting::nothing_to_undo() const {
    return table_.match().standing().empty() ? "console.undo.nothing" : "console.undo.other_rules";
}

Sitting::After Sitting::undo(OwnerId seat, const std::string& /*argument*/) {
    const auto taken_back = table_.undo(seat);
    if (taken_back == GameTable::TakenBack::nothing) {
        say(nothing_to_undo(), {}, Tone::warning);
        return After::ask_again;
    }
    // Whoever plays bots has only themselves to ask.
    if (taken_back != GameTable::TakenBack::plain && table_.people() > 1) {
        const bool of_another = taken_back == GameTable::TakenBack::of_another;
        const auto agreed =
            agree(words_->say(of_another ? "console.undo.of_another" : "console.undo.agree"));
        if (!agreed || !*agreed) {
            table_.undo_the_undo();
            if (!agreed) return After::leave;
            say("console.undo.stays");
            return After::ask_again;
        }
    }
    return After::go_on;
}

Sitting::After Sitting::redo(OwnerId /*seat*/, const std::string& /*argument*/) {
    if (table_.redo()) return After::go_on;
    say("console.redo.nothing", {}, Tone::warning);
    return After::ask_again;
}

Sitting::After Sitting::save(OwnerId /*seat*/, const std::string& argument) {
    try {
        say("console.saved", {{"file", kept_.save(argument)}});
        unsaved_ = false;
    } catch (const std::exception& error) {
        say("console.not_saved", {{"problem", safe_text(error.what())}}, Tone::bad);
    }
    return After::ask_again;
}

Sitting::After Sitting::load(OwnerId /*seat*/, const std::string& argument) {
    if (argument.empty()) {
        say("console.which_file", {}, Tone::warning);
        return After::ask_again;
    }
    try {
        kept_.close_file();
        kept_.load(argument);
    } catch (const std::exception& error) {
        say_problem("console.not_loaded", error);
        return After::ask_again;
    }
    refresh_words();
    watch_.reset();
    looking_.reset();
    tell_of_opening();
    return After::go_on;
}

Sitting::After Sitting::reload(OwnerId /*seat*/, const std::string& /*argument*/) {
    const std::uint64_t before = table_.game().state().hash();
    if (watch_) watch_->forget();
    try {
        kept_.reload();
    } catch (const GoesAnotherWay& parted) {
        return go_back_and_reload(parted);
    } catch (const std::exception& error) {
        say_problem("console.not_reloaded", error);
        return After::ask_again;
    }
    return tell_of_reload(before);
}

/// With the new rules the game can stand only where the first answers still fit.
Sitting::After Sitting::go_back_and_reload(const GoesAnotherWay& parted) {
    const std::uint64_t before = table_.game().state().hash();
    const auto back = static_cast<std::int64_t>(table_.match().answers() - parted.answers);
    const auto agreed = agree(
        words_->say("console.reload.go_back", {{"problem", safe_text(parted.what())},
                                               {"count", static_cast<std::int64_t>(parted.answers)},
                                               {"back", back}}));
    if (!agreed) return After::leave;
    if (!*agreed) return go_on_from_here();
    try {
        kept_.reload(parted.answers);
    } catch (const std::exception& error) {
        say_problem("console.not_reloaded", error);
        return After::ask_again;
    }
    return tell_of_reload(before);
}

/// With the new rules from where no script was under way: a script in the midst of an effect cannot
/// be exchanged for another.
Sitting::After Sitting::go_on_from_here() {
    const auto agreed = agree(words_->say("console.reload.from_here"));
    if (!agreed) return After::leave;
    if (!*agreed) {
        say("console.reload.stays");
        return After::ask_again;
    }
    try {
        const std::size_t dropped = kept_.reload_from_here();
        refresh_words();
        notice(words_->say("console.reloaded.from_here",
                           {{"count", static_cast<std::int64_t>(dropped)}}));
    } catch (const std::exception& error) {
        say_problem("console.not_reloaded", error);
        return After::ask_again;
    }
    return After::go_on;
}

Sitting::After Sitting::tell_of_reload(std::uint64_t hash_before) {
    refresh_words();
    const bool same = table_.game().state().hash() == hash_before;
    notice(words_->say(same ? "console.reloaded.same" : "console.reloaded.changed",
                       {{"count", static_cast<std::int64_t>(table_.match().answers())}}));
    return After::go_on;
}

/// Into a file and never onto the screen: it tells what others have answered.
Sitting::After Sitting::spec(OwnerId /*seat*/, const std::string& argument) {
    try {
        const std::filesystem::path file{argument};
        if (argument.empty()) {
            say("console.spec.which_file", {}, Tone::warning);
        } else if (is_tried()) {
            say("console.spec.tried", {}, Tone::warning);
        } else {
            write_spec(argument, spec_text(table_.match().record(table_.seats()),
                                           file.stem().stem().string()));
            say("console.spec.written", {{"file", safe_text(argument)}});
        }
    } catch (const std::exception& error) {
        say("console.spec.not_written", {{"problem", safe_text(error.what())}}, Tone::bad);
    }
    return After::ask_again;
}

Sitting::After Sitting::lang(OwnerId seat, const std::string& argument) {
    const auto known = words_->languages();
    for (const std::string& language : known) {
        const bool meant = folded(argument) == language ||
                           folded(words_->in(language).say("language.name")) == folded(argument);
        if (argument.empty() || !meant) continue;
        language_ = language;
        if (own_languages_[index_of(seat)].empty() && table_.people() < 2) {
            plan_.language = language;
        } else {
            own_languages_[index_of(seat)] = language;
        }
        refresh_words();
        return After::show_again;
    }
    say("console.languages", {{"languages", fmt::format("{}", fmt::join(known, ", "))}});
    return After::ask_again;
}

Sitting::After Sitting::quit(OwnerId /*seat*/, const std::string& /*argument*/) {
    return After::leave;
}

Sitting::After Sitting::show_zone(OwnerId seat, ZoneKindId zone) {
    Page said = page();
    add_zone(said, sight(seat), zone);
    tell(said);
    return After::ask_again;
}

}  // namespace cardwright::tool
