// cardwright try: a table with a card in hand, to see what it does.

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include "cardwright/changed_card.hpp"
#include "cardwright/commands.hpp"
#include "cardwright/console/sitting.hpp"
#include "cardwright/console/stopping.hpp"
#include "cardwright/options.hpp"
#include "cardwright/output.hpp"
#include "cardwright/told_mistake.hpp"

namespace cardwright::tool {
namespace {

struct TryOptions {
    std::string card;
    PlayPlan plan;
    bool plain = false;
    bool watch_files = true;
};

/// Where a player holds cards that others do not see.
std::string hand_of(const Blueprint& blueprint) {
    for (const ZoneKind& zone : blueprint.schema.zones) {
        const bool single = !zone.shared && !zone.piles && zone.slots == 0;
        if (single && zone.sees == Audience::owner) return zone.name;
    }
    throw std::invalid_argument{"in this game nobody has cards in hand; seat yourself with play"};
}

/// The ruleset's set-up, and one card more for whoever sits first.
std::string setup_with(const std::string& setup, const std::string& card, const std::string& hand) {
    const std::string more = fmt::format("game:create(\"{}\", 1, game.seats[1].{})", card, hand);
    const std::size_t last = setup.rfind("\nreturn ");
    if (last == std::string::npos) {
        return fmt::format("return {{ deal = function() {} end }}\n", more);
    }
    std::string name = setup.substr(last + 8);
    name.erase(std::find_if(name.begin(), name.end(), [](char letter) { return letter == '\n'; }),
               name.end());
    return setup.substr(0, last) +
           fmt::format(
               "\nlocal deal_as_always = {0}.deal\nfunction {0}.deal()\n  if deal_as_always then "
               "deal_as_always() end\n  {1}\nend\nreturn {0}\n",
               name, more);
}

int try_card(TryOptions options) {
    PlayPlan& plan = options.plan;
    const Catalog catalog = content_of_user(plan.content.mods).open();
    const FoundCard found = find_card(catalog, options.card);
    const Blueprint& blueprint = found.blueprint;
    const Definition& card = found.definition();
    const std::string setup = blueprint.homes.front().folder + "/setup.lua";
    plan.content.game = found.game;
    plan.content.overlay[setup] =
        setup_with(catalog.read_text(setup).text, card.id, hand_of(blueprint));
    const LineupRule& rule = blueprint.lineup_rule;
    if (rule.size > 0 && card.numbers[index_of(rule.eligible)] != 0) plan.lineup = {card.id};
    if (plan.seats.empty()) plan.seats = standard_seats(blueprint);
    if (!plan.seed) plan.seed = 1;
    // Nobody goes on with such a game: it could not be opened without the card in hand.
    const auto record =
        std::filesystem::temp_directory_path() / fmt::format("cardwright-try-{}.game", getpid());
    plan.record = record.string();
    notice_stopping();
    survive_failed_writes();
    Screen screen{options.plain, ColourWish::automatic};
    const std::unique_ptr<LineReader> lines =
        isatty(STDIN_FILENO) != 0 ? edited_lines() : piped_lines();
    lines->may_be_disturbed(options.watch_files);
    const bool played = Sitting{plan, *lines, screen}.run();
    std::error_code problem;
    std::filesystem::remove(record, problem);
    return played ? success : failure;
}

}  // namespace

void add_try(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<TryOptions>();
    CLI::App* command = program.add_subcommand("try", "Sit down with a card in hand: try militia");
    command->add_option("card", options->card, "A card: militia or base:militia")->required();
    add_mods(*command, options->plan.content.mods);
    command->add_option("--seats", options->plan.seats, "Who sits there (default: you and a bot)")
        ->delimiter(',');
    add_seed(*command, options->plan.seed, "The seed of the game (default: 1)");
    command->add_option("--lang", options->plan.language, "Language of the table");
    command->add_flag_callback(
        "--no-watch-files", [options] { options->watch_files = false; },
        "Do not take up the card by itself when its files are saved");
    command->add_flag("--plain", options->plain, "Linear text, for screen readers");
    command->callback([options, &exit_code] {
        try {
            exit_code = try_card(*options);
        } catch (const LoadError& error) {
            say_error(to_text(error.problems), Tone::bad);
            exit_code = failure;
        } catch (const GameError& error) {
            say_error("cardwright: " + to_text(told(error)));
            exit_code = failure;
        }
    });
}

}  // namespace cardwright::tool
