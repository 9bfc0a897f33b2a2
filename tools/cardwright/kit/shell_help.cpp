// cardwright completion and manual: made from the description of the command line itself.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "cardwright/commands.hpp"
#include "cardwright/output.hpp"
#include "catalog/version.hpp"

namespace cardwright::tool {
namespace {

/// A command as a shell sees it: `mods enable`, and what may stand behind it.
struct ShellCommand {
    std::string path;
    std::string sentence;
    std::vector<std::pair<std::string, std::string>> words;    ///< subcommands, with a sentence
    std::vector<std::pair<std::string, std::string>> options;  ///< with their dashes
};

void add_shell_commands(const CLI::App& app, const std::string& path,
                        std::vector<ShellCommand>& all) {
    ShellCommand command{path, app.get_description(), {}, {}};
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            command.options.emplace_back("--" + name, option->get_description());
        }
    }
    const std::vector<const CLI::App*> below =
        app.get_subcommands([](const CLI::App*) { return true; });
    for (const CLI::App* each : below) {
        command.words.emplace_back(each->get_name(), each->get_description());
    }
    all.push_back(std::move(command));
    for (const CLI::App* each : below) {
        add_shell_commands(*each, path.empty() ? each->get_name() : path + " " + each->get_name(),
                           all);
    }
}

std::vector<ShellCommand> shell_commands(const CLI::App& program) {
    std::vector<ShellCommand> all;
    add_shell_commands(program, "", all);
    return all;
}

std::string without_quotes(std::string text) {
    for (char& letter : text) {
        if (letter == '\'' || letter == '\n') letter = ' ';
    }
    return text;
}

std::string bash_completion(const std::vector<ShellCommand>& commands) {
    std::string text =
        "# Completion of cardwright for bash; made with: cardwright completion bash\n"
        "_cardwright() {\n"
        "  local word path=\"\" here=\"${COMP_WORDS[COMP_CWORD]}\"\n"
        "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
        "    case \"$path $word\" in\n";
    for (const ShellCommand& command : commands) {
        if (!command.path.empty()) {
            text += fmt::format("      \"{}{}\") path=\"{}\" ;;\n",
                                command.path.find(' ') == std::string::npos ? " " : "",
                                command.path, command.path);
        }
    }
    text += "    esac\n  done\n  local words=\"\"\n  case \"$path\" in\n";
    for (const ShellCommand& command : commands) {
        text += fmt::format("    \"{}\") words=\"", command.path);
        for (const auto& [word, sentence] : command.words) text += word + " ";
        for (const auto& [option, sentence] : command.options) text += option + " ";
        text += "\" ;;\n";
    }
    return text +
           "  esac\n"
           "  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$here\"; compgen -f -- "
           "\"$here\")\n"
           "}\n"
           "complete -o filenames -F _cardwright cardwright\n";
}

std::string zsh_completion(const std::vector<ShellCommand>& commands) {
    return "#compdef cardwright\n"
           "# Completion of cardwright for zsh; made with: cardwright completion zsh\n"
           "autoload -U +X bashcompinit && bashcompinit\n" +
           bash_completion(commands);
}

std::string fish_completion(const std::vector<ShellCommand>& commands) {
    std::string text =
        "# Completion of cardwright for fish; made with: cardwright completion fish\n";
    for (const ShellCommand& command : commands) {
        std::string seen = "__fish_use_subcommand";
        if (!command.path.empty()) {
            seen.clear();
            std::string rest = command.path;
            while (!rest.empty()) {
                const std::size_t end = std::min(rest.find(' '), rest.size());
                seen += (seen.empty() ? "" : "; and ") +
                        fmt::format("__fish_seen_subcommand_from {}", rest.substr(0, end));
                rest.erase(0, end + 1);
            }
        }
        for (const auto& [word, sentence] : command.words) {
            text += fmt::format("complete -c cardwright -n '{}' -a {} -d '{}'\n", seen, word,
                                without_quotes(sentence));
        }
        for (const auto& [option, sentence] : command.options) {
            text += fmt::format("complete -c cardwright -n '{}' -l {} -d '{}'\n", seen,
                                option.substr(2), without_quotes(sentence));
        }
    }
    return text;
}

/// In a manual a line must not begin with a dot, and a dash is written so that it can be copied.
std::string roff(const std::string& text) {
    std::string out;
    for (const char letter : text) {
        if (letter == '-') {
            out += "\\-";
        } else if (letter == '\\') {
            out += "\\e";
        } else {
            out += letter == '\n' ? ' ' : letter;
        }
    }
    return out.starts_with('.') || out.starts_with('\'') ? "\\&" + out : out;
}

std::string manual(const std::vector<ShellCommand>& commands) {
    std::string text = fmt::format(
        ".TH CARDWRIGHT 6 \"\" \"cardwright {}\" \"Games\"\n.SH NAME\ncardwright \\- card games "
        "written in YAML and Lua\n.SH SYNOPSIS\n.B cardwright\n.I command\n[options]\n.SH "
        "COMMANDS\n",
        engine_version());
    for (const ShellCommand& command : commands) {
        if (command.path.empty()) continue;
        text += fmt::format(".SS cardwright {}\n{}\n", roff(command.path), roff(command.sentence));
        for (const auto& [option, sentence] : command.options) {
            text += fmt::format(".TP\n.B {}\n{}\n", roff(option), roff(sentence));
        }
    }
    return text +
           ".SH FILES\n.TP\n.I ~/.local/share/cardwright\nsaved games, house rules, installed "
           "mods\n.SH ENVIRONMENT\n.TP\n.B CARDWRIGHT_PATH\nfolders of mods, with colons between "
           "them\n.TP\n.B CARDWRIGHT_DATA\nanother folder with the program's own content\n";
}

}  // namespace

void add_shell_help(CLI::App& program, int& exit_code) {
    auto shell = std::make_shared<std::string>();
    CLI::App* completion = program.add_subcommand(
        "completion", "Print what a shell needs to complete commands and options");
    completion->add_option("shell", *shell, "bash, zsh or fish")
        ->required()
        ->check(CLI::IsMember({"bash", "zsh", "fish"}));
    completion->callback([shell, &program, &exit_code] {
        const std::vector<ShellCommand> commands = shell_commands(program);
        say(*shell == "bash"  ? bash_completion(commands)
            : *shell == "zsh" ? zsh_completion(commands)
                              : fish_completion(commands));
        exit_code = success;
    });
    CLI::App* page = program.add_subcommand("manual", "Print the manual page");
    page->callback([&program, &exit_code] {
        say(manual(shell_commands(program)));
        exit_code = success;
    });
}

}  // namespace cardwright::tool
