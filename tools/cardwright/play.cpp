// cardwright play: a table in the terminal.

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <memory>

#include "cardwright/commands.hpp"
#include "cardwright/console/sitting.hpp"
#include "cardwright/console/start_menu.hpp"
#include "cardwright/console/stopping.hpp"
#include "cardwright/log.hpp"
#include "cardwright/options.hpp"
#include "cardwright/output.hpp"
#include "cardwright/profile/profile_output.hpp"
#include "cardwright/told_mistake.hpp"
#include "catalog/pack_file.hpp"
#include "catalog/text_file.hpp"

namespace cardwright::tool {
namespace {

struct PlayOptions {
    PlayPlan plan;
    std::vector<std::string> options;
    std::vector<std::string> packs;
    std::string colour = "auto";
    bool plain = false;
    ProfileChoice profile;
    bool watch_files = true;

    /// Nothing was said about the game itself: then there is something to choose.
    [[nodiscard]] bool open() const {
        return plan.content.game.empty() && plan.content.sets.empty() && plan.seats.empty() &&
               plan.lineup.empty() && packs.empty() && !plan.seed && plan.load.empty() &&
               plan.record.empty() && !plan.watch;
    }
};

ColourWish colour_wish(const std::string& word) {
    if (word == "always") return ColourWish::always;
    return word == "never" ? ColourWish::never : ColourWish::automatic;
}

/// `duel=0`
void read_table_options(PlayOptions& options) {
    for (const std::string& text : options.options) {
        const std::size_t sign = text.find('=');
        const std::string number = sign == std::string::npos ? "" : text.substr(sign + 1);
        std::int32_t value = 0;
        const auto read = std::from_chars(number.data(), number.data() + number.size(), value);
        if (number.empty() || read.ec != std::errc{} || read.ptr != number.data() + number.size()) {
            throw std::invalid_argument{"--option takes a name and a number, as in duel=0, not \"" +
                                        text + "\""};
        }
        options.plan.options.emplace_back(text.substr(0, sign), value);
    }
}

/// A file, or a deck that comes with a set.
void read_packs(PlayOptions& options) {
    for (const std::string& deck : options.packs) {
        const bool file =
            deck.find('.') != std::string::npos || deck.find('/') != std::string::npos;
        options.plan.packs.push_back(file ? read_pack_file(deck, text_of_file(deck))
                                          : std::vector<std::string>{deck});
    }
}

int play(PlayOptions options) {
    read_table_options(options);
    read_packs(options);
    notice_stopping();
    survive_failed_writes();
    Screen screen{options.plain, colour_wish(options.colour)};
    if (screen.interactive()) keep_log_off_the_screen();
    const bool terminal = isatty(STDIN_FILENO) != 0;
    const std::unique_ptr<LineReader> lines = terminal ? edited_lines() : piped_lines();
    lines->may_be_disturbed(options.watch_files);
    try {
        ScriptProfile profile;
        bool menu = screen.interactive() && options.open();
        bool played = true;
        while (!menu || run_start_menu(options.plan, *lines, screen)) {
            if (options.plan.load.empty()) fill_in_standards(options.plan);
            options.plan.profile = options.profile.any() ? &profile : nullptr;
            Sitting sitting{options.plan, *lines, screen};
            played = sitting.run();
            if (!played || !sitting.next()) break;
            menu = !sitting.next()->plan;
            const std::string language = options.plan.language;
            options.plan = sitting.next()->plan.value_or(PlayPlan{});
            if (menu) options.plan.language = language;
        }
        const bool told = !options.profile.any() || give_profile(profile, options.profile);
        return played && told ? success : failure;
    } catch (const LoadError& error) {
        say_error(told_text(error.problems));
        return usage;
    } catch (const GameError& error) {
        say_error("cardwright: " + to_text(told(error)));
        return failure;
    }
}

}  // namespace

void add_play(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<PlayOptions>();
    PlayPlan& plan = options->plan;
    CLI::App* command = program.add_subcommand(
        "play", "Play at a table in the terminal; without options, a menu lets you choose");
    add_content_options(*command, plan.content);
    command
        ->add_option("--seats", plan.seats,
                     "Who sits there, e.g. human,big-money: people (human:ann, or human:ann:pl "
                     "with a language), bots by name, or random (default: you against a bot)")
        ->delimiter(',');
    command
        ->add_option("--lineup,--kingdom", plan.lineup,
                     "Cards, a recommended line-up, or random (default: a first game; with --sets "
                     "random)")
        ->delimiter(',');
    command
        ->add_option("--deck", options->packs,
                     "The deck of each seat: a file, or one that comes with a set (default: those)")
        ->delimiter(',');
    command
        ->add_option("--option", options->options,
                     "What the rules let the table choose, e.g. duel=0")
        ->delimiter(',');
    add_seed(*command, plan.seed, "The seed of the game (default: any)");
    command->add_option("--lang", plan.language,
                        "Language of the table, e.g. en, ru, pl (default: the system's)");
    command->add_option("--record", plan.record,
                        "Where the game is saved (default: a file in your data folder)");
    command->add_option("--load", plan.load, "Go on with a saved game");
    command->add_flag("--auto", plan.by_itself,
                      "Where a menu lets all of a kind be taken, such as Treasures, they are");
    command->add_flag("--watch", plan.watch, "Only bots seated: show what they do");
    command->add_flag("--show-thoughts", plan.show_thoughts,
                      "With --watch: what bots that think ahead expect of their answers");
    command->add_flag_callback(
        "--no-watch-files", [options] { options->watch_files = false; },
        "Do not take up cards and rules by itself when their files are saved");
    command->add_flag("--plain", options->plain,
                      "Linear text without columns or colour, for screen readers");
    command->add_option("--colour,--color", options->colour, "auto, always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->capture_default_str();
    add_profile_options(*command, options->profile);
    command->callback([options, &exit_code] { exit_code = play(*options); });
}

}  // namespace cardwright::tool
