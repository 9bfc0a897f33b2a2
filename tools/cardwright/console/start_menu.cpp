#include "cardwright/console/start_menu.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>

#include "cardwright/console/menu_items.hpp"
#include "cardwright/console/pager.hpp"
#include "cardwright/console/plan_text.hpp"
#include "cardwright/console/saved_list.hpp"
#include "cardwright/found_mods.hpp"
#include "match/table_plan.hpp"
#include "table/glyphs.hpp"
#include "table/how_to_play.hpp"
#include "table/names_told.hpp"
#include "table/phrases.hpp"

namespace cardwright::tool {
namespace {

constexpr const char* drawn_by_lot = "random";

class StartMenu {
  public:
    StartMenu(PlayPlan& plan, LineReader& lines, Screen& screen)
        : plan_{plan}, lines_{lines}, screen_{screen} {
        open();
    }

    /// What somebody wants to do first.
    bool run() {
        while (true) {
            const std::vector<MenuItem> items = first_items();
            Page page = screen_.page();
            page.add_rule("Cardwright");
            page.add_blank();
            for (std::size_t at = 0; at < items.size(); ++at) {
                page.add(Piece{{fmt::format("  {}) ", at + 1), Tone::strong},
                               {cut_to(items[at].label, page.style().width - 8), Tone::plain}});
            }
            page.add_blank();
            if (!problem_.empty()) page.add_paragraph(problem_, Tone::warning);
            problem_.clear();
            page.add_paragraph(
                words().say("start.first_how", {{"game", game_text(*kit_, words())}}));
            screen_.show(page);
            const auto line = ask("> ");
            if (!line) return false;
            std::vector<std::string> chosen;
            const auto unknown = read_items(*line, items, chosen);
            if (folded(*line).empty()) {
                if (playable()) return true;
                continue;
            }
            if (is_quit(*line)) return false;
            if (unknown || chosen.size() != 1) {
                problem_ = words().say("start.which_first",
                                       {{"most", static_cast<std::int64_t>(items.size())}});
                continue;
            }
            const auto outcome = begin_with(chosen[0]);
            if (outcome) return *outcome;
        }
    }

  private:
    struct MenuLine {
        std::string label;
        std::string value;
        bool (StartMenu::*change)();
    };

    [[nodiscard]] std::vector<MenuItem> first_items() const {
        const Phrases say = words();
        std::vector<MenuItem> items;
        if (saved_ > 0) items.push_back({"continue", say.say("start.continue")});
        items.push_back({"new", say.say("start.new")});
        items.push_back({"rules", say.say("start.rules")});
        items.push_back({"bots", say.say("start.bots")});
        items.push_back({"language", fmt::format("{}: {}", say.say("start.language"),
                                                 say.say("language.name"))});
        items.push_back({"help", say.say("start.help")});
        items.push_back({"quit", say.say("start.quit")});
        return items;
    }

    [[nodiscard]] bool is_quit(const std::string& line) const {
        if (folded(line) == "q" || folded(line) == "quit" || folded(line) == "exit") return true;
        return folded(line) == folded(words().say("command.quit"));
    }

    /// Whether a game begins; nothing if the first menu is shown again.
    std::optional<bool> begin_with(const std::string& what) {
        if (what == "quit") return false;
        if (what == "new") return choose_game();
        if (what == "continue") return choose_saved();
        if (what == "language") {
            if (!change_language()) return false;
            return std::nullopt;
        }
        if (what == "help") {
            Page page = screen_.page();
            page.add_rule(words().say("start.help"));
            page.add_paragraph(words().say("start.help_text"));
            return read(page) ? std::nullopt : std::optional{false};
        }
        // About each game: its rules, or its bots.
        const auto game = choose_ruleset(what == "rules" ? "start.rules" : "start.bots");
        if (!game) return false;
        if (game->empty()) return std::nullopt;
        take_game(game->front());
        Page page = screen_.page();
        if (what == "rules") {
            add_how_to_play(page, words());
        } else {
            page.add_rule(game_text(*kit_, words()));
            add_bots(page, words());
        }
        return read(page) ? std::nullopt : std::optional{false};
    }

    /// Page by page. False if somebody leaves.
    bool read(const Page& text) {
        return read_pages(text, ReadAt::menu, words(), lines_, screen_).has_value();
    }

    std::optional<bool> choose_saved() {
        constexpr std::size_t most_listed = 9;
        const std::vector<SavedGame> games = saved_games(words(), most_listed);
        std::vector<MenuItem> items;
        for (const SavedGame& game : games) items.push_back({game.path, game.text});
        if (items.empty()) {
            problem_ = words().say("start.none_saved");
            return std::nullopt;
        }
        const auto chosen = choose("start.continue", items, Choosing::one, true);
        if (!chosen) return false;
        if (chosen->empty()) return std::nullopt;
        const std::string language = plan_.language;
        plan_ = PlayPlan{};
        plan_.language = language;
        plan_.load = chosen->front();
        return true;
    }

    /// What is to be played, line by line; Enter starts.
    std::optional<bool> choose_game() {
        while (true) {
            show();
            const auto line = ask("> ");
            if (!line || is_quit(*line)) return false;
            const std::vector<std::string> said = words_of_line(*line);
            if (said.empty()) {
                if (playable()) return true;
                continue;
            }
            const auto field = std::find_if(fields_.begin(), fields_.end(), [&](const auto& each) {
                return said[0] == std::to_string(&each - fields_.data() + 1) ||
                       folded(each.label).starts_with(folded(said[0]));
            });
            if (field == fields_.end()) {
                problem_ = words().say("start.which",
                                       {{"most", static_cast<std::int64_t>(fields_.size())}});
                continue;
            }
            try {
                if (!(this->*field->change)()) return false;
            } catch (const std::exception& error) {
                problem_ = safe_text(error.what());
            }
        }
    }

    Phrases words() const { return Phrases{kit_->blueprint(), plan_.language}; }

    void open() {
        kit_ = std::make_unique<Kit>(open_kit(plan_.content));
        fill_in_standards(plan_);
        kit_ = std::make_unique<Kit>(open_kit(plan_.content));
    }

    std::optional<std::string> ask(const std::string& prompt) {
        const TypedLine line =
            lines_.read(prompt, [](std::string_view) { return std::vector<std::string>{}; });
        if (line.outcome == TypedLine::Outcome::too_long) return std::string{"?"};
        if (line.outcome != TypedLine::Outcome::line) return std::nullopt;
        return line.text;
    }

    void show() {
        const Phrases say = words();
        fields_ = {{say.say("start.game"), game_text(*kit_, say), &StartMenu::change_game},
                   {say.say("start.sets"), sets_text(*kit_, say), &StartMenu::change_sets},
                   {say.say("start.players"), seats_text(plan_, say), &StartMenu::change_seats}};
        if (!installed_mods().empty()) {
            const std::vector<std::string> on = kit_->mods();
            fields_.push_back({say.say("start.mods"),
                               on.empty() ? say.say("start.mods.none") : names_told(on),
                               &StartMenu::change_mods});
        }
        if (kit_->blueprint().lineup_rule.size > 0) {
            fields_.push_back({say.say("start.lineup"), lineup_text(plan_, *kit_, say),
                               &StartMenu::change_lineup});
        }
        fields_.push_back(
            {say.say("start.language"), say.say("language.name"), &StartMenu::change_language});
        fields_.push_back({say.say("start.seed"), std::to_string(plan_.seed.value_or(0)),
                           &StartMenu::change_seed});
        std::size_t widest = 0;
        for (const MenuLine& line : fields_) widest = std::max(widest, columns(line.label));
        Page page = screen_.page();
        page.add_rule("Cardwright");
        page.add_blank();
        for (const MenuLine& line : fields_) {
            page.add(Piece{{fmt::format("  {}) ", &line - fields_.data() + 1), Tone::strong},
                           {page.style().plain ? line.label + ": " : padded(line.label, widest + 2),
                            Tone::faint},
                           {cut_to(line.value, page.style().width - widest - 8), Tone::plain}});
        }
        page.add_blank();
        if (!problem_.empty()) page.add_paragraph(problem_, Tone::warning);
        problem_.clear();
        page.add_paragraph(say.say("start.how"));
        screen_.show(page);
    }

    /// Does the plan make a table? What is wrong is shown the next time.
    bool playable() {
        try {
            TablePlan table;
            table.seats = static_cast<std::uint8_t>(plan_.seats.size());
            table.lineup = plan_.lineup;
            static_cast<void>(plan_setup(kit_->blueprint(), table));
            return true;
        } catch (const std::exception& error) {
            problem_ = safe_text(error.what());
            return false;
        }
    }

    enum class Choosing : std::uint8_t { one, several };

    /// One of the items, or several: numbers or names with commas between. Nothing if somebody
    /// leaves; an empty list leaves everything as it was.
    std::optional<std::vector<std::string>> choose(std::string_view title,
                                                   const std::vector<MenuItem>& items, Choosing how,
                                                   bool one_in_a_line = false,
                                                   std::string_view explained = {}) {
        const bool one = how == Choosing::one;
        std::string wrong;
        while (true) {
            Page page = screen_.page();
            page.add_rule(words().say(title));
            if (one_in_a_line) {
                add_item_lines(page, items);
            } else {
                add_items(page, items);
            }
            if (!wrong.empty()) page.add_paragraph(wrong, Tone::warning);
            if (!explained.empty()) page.add_paragraph(words().say(explained));
            page.add_paragraph(words().say(one ? "start.choose_one" : "start.choose"));
            screen_.show(page);
            const auto line = ask("> ");
            if (!line) return std::nullopt;
            std::vector<std::string> ids;
            const auto unknown = read_items(*line, items, ids);
            if (!unknown && (!one || ids.size() < 2)) return ids;
            if (is_quit(*line)) return std::vector<std::string>{};
            if (!unknown) {
                wrong = words().say("start.only_one");
                continue;
            }
            wrong = words().say("start.unknown", {{"word", safe_text(*unknown)}});
        }
    }

    std::optional<std::vector<std::string>> choose_ruleset(std::string_view title) {
        std::vector<MenuItem> items;
        for (const RulesetInfo& ruleset : kit_->catalog().rulesets()) {
            if (!ruleset.broken)
                items.push_back({ruleset.id, words().name(ruleset.names, ruleset.id)});
        }
        return choose(title, items, Choosing::one);
    }

    /// From now on that is the game that Enter begins.
    void take_game(const std::string& game) {
        PlayPlan changed = plan_;
        changed.content.game = game;
        changed.content.sets.clear();
        changed.lineup.clear();
        changed.seats.clear();
        replace_plan(std::move(changed));
    }

    bool change_game() {
        const auto chosen = choose_ruleset("start.game");
        if (!chosen) return false;
        if (!chosen->empty()) take_game(chosen->front());
        return true;
    }

    bool change_sets() {
        std::vector<MenuItem> items;
        for (const SetInfo& set : kit_->catalog().sets()) {
            if (set.ruleset == kit_->blueprint().ruleset && !set.broken) {
                items.push_back({set.id, words().name(set.names, set.id)});
            }
        }
        const auto chosen = choose("start.sets", items, Choosing::several);
        if (!chosen) return false;
        if (chosen->empty()) return true;
        PlayPlan changed = plan_;
        changed.content.sets = *chosen;
        changed.lineup.clear();
        replace_plan(std::move(changed));
        return true;
    }

    /// Turns installed mods on and off, as `cardwright mods enable` does.
    bool change_mods() {
        const EnabledMods before = EnabledMods::open();
        std::vector<MenuItem> items;
        for (const ModHead& mod : installed_mods()) {
            items.push_back({mod.id, before.has(mod.id)
                                         ? words().say("start.mods.on", {{"mod", mod.id}})
                                         : mod.id});
        }
        const auto chosen =
            choose("start.mods", items, Choosing::several, true, "start.mods.which");
        if (!chosen) return false;
        if (chosen->empty()) return true;
        EnabledMods now = before;
        for (const std::string& mod : *chosen) {
            if (!now.remove(mod)) now.add(mod);
        }
        now.save();
        try {
            PlayPlan changed = plan_;
            changed.lineup.clear();
            replace_plan(std::move(changed));
        } catch (const std::exception&) {
            before.save();
            throw;
        }
        return true;
    }

    /// Takes the plan over only if it can be opened.
    void replace_plan(PlayPlan changed) {
        auto kit = std::make_unique<Kit>(open_kit(changed.content));
        plan_ = std::move(changed);
        kit_ = std::move(kit);
        open();
    }

    bool change_seats() {
        std::vector<MenuItem> items{{human, words().say("start.human")}};
        for (const std::string& bot : opponents_of(kit_->blueprint())) {
            std::string key = bot;
            std::replace(key.begin(), key.end(), '-', '_');
            const auto strength = words().find("bot." + key + ".strength");
            items.push_back({bot, words().bot(bot) + (strength ? " · " + *strength : "")});
        }
        const auto chosen = choose("start.players", items, Choosing::several, true);
        if (!chosen) return false;
        if (chosen->empty()) return true;
        const std::vector<std::string> before = plan_.seats;
        plan_.seats = *chosen;
        if (!playable()) plan_.seats = before;
        return true;
    }

    bool change_lineup() {
        const Blueprint& blueprint = kit_->blueprint();
        std::vector<MenuItem> items{{drawn_by_lot, words().say("start.by_lot")}};
        for (const Lineup& lineup : blueprint.lineups) {
            items.push_back({lineup.id, words().name(lineup.names, lineup.id)});
        }
        for (std::size_t at = 0; at < blueprint.schema.definitions.size(); ++at) {
            const Definition& card = blueprint.schema.definitions[at];
            if (card.numbers[index_of(blueprint.lineup_rule.eligible)] == 0) continue;
            items.push_back({card.id, words().card(id_at<DefId>(at))});
        }
        const auto chosen = choose("start.lineup", items, Choosing::several);
        if (!chosen) return false;
        if (chosen->empty()) return true;
        const std::vector<std::string> before = plan_.lineup;
        plan_.lineup = *chosen;
        std::erase(plan_.lineup, drawn_by_lot);
        if (!playable()) plan_.lineup = before;
        return true;
    }

    bool change_language() {
        std::vector<MenuItem> items;
        for (const std::string& language : words().languages()) {
            items.push_back({language, words().in(language).say("language.name")});
        }
        const auto chosen = choose("start.language", items, Choosing::one);
        if (!chosen) return false;
        if (!chosen->empty()) plan_.language = chosen->front();
        return true;
    }

    bool change_seed() {
        Page page = screen_.page();
        page.add_rule(words().say("start.seed"));
        page.add_paragraph(words().say("start.which_seed"));
        screen_.show(page);
        const auto line = ask("> ");
        if (!line) return false;
        if (words_of_line(*line).empty()) return true;
        std::uint64_t seed = 0;
        const auto read = std::from_chars(line->data(), line->data() + line->size(), seed);
        if (read.ec == std::errc{} && read.ptr == line->data() + line->size()) {
            plan_.seed = seed;
        } else {
            problem_ = words().say("start.which_seed");
        }
        return true;
    }

    PlayPlan& plan_;
    LineReader& lines_;
    Screen& screen_;
    std::unique_ptr<Kit> kit_;
    std::vector<MenuLine> fields_;
    std::string problem_;
    std::size_t saved_ = count_saved_games();
};

}  // namespace

void fill_in_standards(PlayPlan& plan) {
    const Kit kit = open_kit(plan.content);
    const Blueprint& blueprint = kit.blueprint();
    plan.content.game = blueprint.ruleset;
    const std::vector<std::string> first = standard_lineup(blueprint);
    // Who names sets wants to see their cards; who names nothing gets a first game.
    if (plan.lineup.empty() && plan.content.sets.empty() && !first.empty()) {
        plan.lineup = first;
        for (const Lineup& lineup : blueprint.lineups) {
            if (lineup.id == first[0]) plan.content.sets = {lineup.set};
        }
    }
    std::erase(plan.lineup, drawn_by_lot);
    if (plan.seats.empty()) plan.seats = standard_seats(blueprint);
    if (plan.language.empty()) plan.language = language_of_system(blueprint);
    if (!plan.seed) plan.seed = any_seed();
}

bool run_start_menu(PlayPlan& plan, LineReader& lines, Screen& screen) {
    return StartMenu{plan, lines, screen}.run();
}

}  // namespace cardwright::tool
