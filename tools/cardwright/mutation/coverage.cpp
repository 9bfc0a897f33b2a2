#include "cardwright/mutation/coverage.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "cardwright/mutation/lua_outline.hpp"

namespace cardwright::tool {
namespace {

/// A place whose line in the spread text tells whether it was reached.
struct Probe {
    std::size_t offset = 0;  ///< in the script, for people
    std::string what;
    std::size_t place = 0;  ///< in the script; what was put in before it counts
    bool after_insertion = false;
};

/// A script in which each branch begins a line and ends with one: then a line that runs is a branch
/// that runs.
class SpreadScript {
  public:
    explicit SpreadScript(const std::string& text) : text_{text}, outline_{outline_of(text)} {
        for (const auto& branch : outline_.branches) {
            // An empty block, or what runs while the file is loaded.
            if (branch.tokens.begin == branch.tokens.end || branch.function == 0) continue;
            const std::size_t begin = token(branch.tokens.begin).offset;
            insertions_[begin] = "\n";
            insertions_[token(branch.tokens.end - 1).stop()] = "\n";
            probes_.push_back({begin, branch.what, begin, true});
        }
        for (const auto& missing : outline_.missing_elses) {
            const std::size_t end = token(missing.end).offset;
            insertions_[end] = "\nelse\nlocal _ = 0\n";
            probes_.push_back({token(missing.condition).offset, "else", end, false});
        }
        for (const auto& statement : outline_.statements) {
            const LuaToken& first = token(statement.tokens.begin);
            const bool declares =
                first.is("function") || first.is(";") || first.is("do") ||
                (first.is("local") && token(statement.tokens.begin + 1).is("function"));
            if (statement.function == 0 || declares) continue;
            probes_.push_back({first.offset, "statement", first.offset, true});
        }
    }

    [[nodiscard]] std::string spread() const {
        std::string out;
        std::size_t from = 0;
        for (const auto& [offset, text] : insertions_) {
            out += text_.substr(from, offset - from) + text;
            from = offset;
        }
        return out + text_.substr(from);
    }

    [[nodiscard]] const std::vector<Probe>& probes() const noexcept { return probes_; }

    /// The line of a probe in the spread text.
    [[nodiscard]] int line_of(const Probe& probe) const {
        int line = position_in(text_, probe.place).line;
        for (const auto& [offset, text] : insertions_) {
            if (offset > probe.place) break;
            // `else` puts its own line in: it is the one before the last.
            const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
            line += offset == probe.place && !probe.after_insertion ? lines - 1 : lines;
        }
        return line;
    }

  private:
    [[nodiscard]] const LuaToken& token(std::size_t number) const {
        return outline_.tokens[number];
    }

    const std::string& text_;
    LuaOutline outline_;
    std::map<std::size_t, std::string> insertions_;
    std::vector<Probe> probes_;
};

}  // namespace

std::vector<ScriptCoverage> coverage_of(const std::vector<std::string>& scripts,
                                        const std::vector<std::filesystem::path>& specs,
                                        SpecContent& content,
                                        const std::vector<std::string>& mods) {
    std::map<std::string, std::string> texts;
    Overlay overlay;
    for (const std::string& file : scripts) {
        texts[file] = content.unchanged(mods).read_text(file).text;
        overlay[file] = SpreadScript{texts[file]}.spread();
    }
    const Baseline baseline{content, specs, overlay};
    std::vector<ScriptCoverage> all;
    for (const std::string& file : scripts) {
        const SpreadScript script{texts[file]};
        ScriptCoverage coverage;
        coverage.file = file;
        for (const Probe& probe : script.probes()) {
            const int line = script.line_of(probe);
            const bool reached = !baseline.reaching(file, line, line).empty();
            const bool statement = probe.what == "statement";
            ++(statement ? coverage.statements : coverage.branches);
            if (reached) {
                ++(statement ? coverage.statements_reached : coverage.branches_reached);
                continue;
            }
            const Position at = position_in(texts[file], probe.offset);
            coverage.gaps.push_back({at.line, at.column, probe.what});
        }
        std::sort(coverage.gaps.begin(), coverage.gaps.end(),
                  [](const auto& one, const auto& other) {
                      return std::tie(one.line, one.column, one.what) <
                             std::tie(other.line, other.column, other.what);
                  });
        all.push_back(std::move(coverage));
    }
    return all;
}

std::string marked_source(const ScriptCoverage& coverage, const std::string& text) {
    std::string out;
    int number = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        ++number;
        std::string mark = " ";
        std::string notes;
        for (const ScriptCoverage::Gap& gap : coverage.gaps) {
            if (gap.line != number) continue;
            if (gap.what == "statement") {
                mark = "!";
            } else {
                if (mark == " ") mark = "?";
                notes += fmt::format("{}{} at {}", notes.empty() ? "   -- never: " : ", ", gap.what,
                                     gap.column);
            }
        }
        if (mark == "!") notes.clear();
        out += fmt::format("{} {:4} | {}{}\n", mark, number, text.substr(at, end - at), notes);
        at = end + 1;
    }
    return out;
}

}  // namespace cardwright::tool
