// Whatever can be typed at the table.

#include <fmt/format.h>

#include "cardwright/console/sitting.hpp"
#include "fuzz/family.hpp"
#include "fuzz/messages.hpp"
#include "fuzz/mutation.hpp"
#include "fuzz/workshop.hpp"

namespace cardwright::fuzz {
namespace {

/// Lines from a text; after the last one the input has ended.
class TypedText final : public tool::LineReader {
  public:
    explicit TypedText(const std::string& text) : text_{text} {}

    tool::TypedLine read(const std::string& /*prompt*/, const tool::Completer& completer) override {
        if (at_ >= text_.size()) return {tool::TypedLine::Outcome::ended, {}};
        const std::size_t end = std::min(text_.find('\n', at_), text_.size());
        std::string line = text_.substr(at_, end - at_);
        at_ = end + 1;
        ++lines_;
        if (completer) static_cast<void>(tool::endings(line, completer));
        if (line.size() > tool::longest_typed_line) {
            return {tool::TypedLine::Outcome::too_long, {}};
        }
        return {tool::TypedLine::Outcome::line, std::move(line)};
    }

    [[nodiscard]] std::uint64_t lines() const noexcept { return lines_; }

  private:
    const std::string& text_;
    std::size_t at_ = 0;
    std::uint64_t lines_ = 0;
};

const std::vector<std::string>& usual_lines() {
    static const std::vector<std::string> lines{"1",
                                                "2",
                                                "3",
                                                "stop",
                                                "all",
                                                "1 2",
                                                "1,2,3",
                                                "2x1",
                                                "penny",
                                                "shilling",
                                                "penny penny",
                                                "belt",
                                                "ribbon",
                                                "haymaker",
                                                "y",
                                                "n",
                                                "yes",
                                                "no",
                                                "0",
                                                "",
                                                " ",
                                                "done",
                                                "nothing",
                                                "hand",
                                                "deck",
                                                "market",
                                                "discard_pile",
                                                "-",
                                                "?",
                                                "market 2",
                                                "99",
                                                "spend 1"};
    return lines;
}

const std::vector<std::string>& arguments_of_commands() {
    static const std::vector<std::string> words{"",
                                                "penny",
                                                "belt",
                                                "xyzzy",
                                                "1",
                                                "-1",
                                                "99999999999999999999",
                                                "en",
                                                "ru",
                                                "pl",
                                                "xx",
                                                "saved",
                                                "folder",
                                                "folder/saved",
                                                "none/saved",
                                                "/nonexistent/saved",
                                                "a b",
                                                "\"a b\"",
                                                "'",
                                                "..",
                                                "undo",
                                                "help"};
    return words;
}

const std::vector<std::string>& odd_lines() {
    using namespace std::string_literals;
    static const std::vector<std::string> lines{"\x1b[A",
                                                "\x1b[2J\x1b[H",
                                                "\x1b]0;title\x07",
                                                "\x03",
                                                "\x04",
                                                "\x7f\x7f",
                                                "\0\0"s,
                                                "\xff\xfe",
                                                "\xc3\x28",
                                                "\xe2\x80\xaepenny",
                                                "\xc2\x9b"
                                                "2J",
                                                "пенни",
                                                "😀😀",
                                                "/",
                                                "//",
                                                "/quit now",
                                                "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15",
                                                "-1",
                                                "1 -1",
                                                "2147483648",
                                                "1e3",
                                                "1.5",
                                                "1x99999999999",
                                                "0x1",
                                                "%s%n",
                                                "{}",
                                                "{0}",
                                                "../..",
                                                "~",
                                                "`ls`",
                                                "; rm",
                                                "\t\t",
                                                "a\tb",
                                                std::string(1999, 'x'),
                                                std::string(3000, '1'),
                                                std::string(900, ' ') + "1"};
    return lines;
}

std::string session(Dice& dice) {
    std::string text;
    const std::size_t lines = 10 + dice.below(60);
    const auto commands = tool::Sitting::commands();
    for (std::size_t at = 0; at < lines; ++at) {
        switch (dice.below(8)) {
            case 0:
                text += dice.pick(odd_lines());
                break;
            case 1:
            case 2: {
                const auto& command = commands[dice.below(commands.size())];
                if (command.word == "quit" && !dice.one_in(6)) continue;
                text += (dice.one_in(4) ? "/" : "") + std::string{command.word} + " " +
                        dice.pick(arguments_of_commands());
                break;
            }
            case 3: {
                // A slash would lead out of the workshop.
                std::string line = changed(dice.pick(usual_lines()), "", dice);
                std::erase_if(line, [](char letter) { return letter == '/' || letter == '\n'; });
                text += line;
                break;
            }
            default:
                text += dice.pick(usual_lines());
                break;
        }
        text += '\n';
    }
    return text;
}

class ConsoleFamily final : public Family {
  public:
    [[nodiscard]] std::string_view name() const override { return "console"; }

    [[nodiscard]] Case make(std::uint64_t number) override {
        Dice dice{number, "console"};
        Case made{std::string{name()}, number, {}, {}};
        made.files["typed.txt"] = session(dice);
        return made;
    }

    [[nodiscard]] std::string run(const Case& tried) override {
        ++counts_["sittings"];
        const auto typed = tried.files.find("typed.txt");
        if (typed == tried.files.end()) return {};
        workshop_.clear();
        const Workshop::Inside inside{workshop_};
        TypedText lines{typed->second};
        std::string problem;
        try {
            tool::PlayPlan plan;
            plan.content.game = "brawl";
            plan.seats = tried.number % 2 == 0 ? std::vector<std::string>{"human", "greedy"}
                                               : std::vector<std::string>{"human", "human"};
            plan.seed = tried.number;
            plan.language = tried.number % 3 == 0 ? "ru" : "en";
            plan.record = "table.game";
            tool::Screen screen{true, tool::ColourWish::never};
            if (!tool::Sitting{plan, lines, screen}.run()) {
                problem = "left: the table was left because something went wrong";
            }
        } catch (const std::exception& error) {
            problem = "leak: " + leaked(error, "the table");
        }
        counts_["lines"] += lines.lines();
        if (!problem.empty()) return problem;
        const std::string flaw = flaw_of_output(inside.printed());
        return flaw.empty() ? "" : "output: " + flaw;
    }

  private:
    Workshop workshop_;
};

}  // namespace

std::unique_ptr<Family> console_family() {
    return std::make_unique<ConsoleFamily>();
}

}  // namespace cardwright::fuzz
