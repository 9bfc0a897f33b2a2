#include "cardwright/told_mistake.hpp"

#include <fmt/format.h>

#include "cardwright/source_line.hpp"

namespace cardwright::tool {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::size_t start = 0;
    while (start < text.size()) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        lines.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return lines;
}

}  // namespace

/// Lua knows the line of a mistake; its column is where the name stands that the message is about.
ToldMistake told(const GameError& error, std::size_t width) {
    ToldMistake mistake;
    mistake.what = error.what();
    const std::string place = fmt::format("{}:{}:", error.file, error.line);
    if (error.line > 0 && mistake.what.starts_with(place)) {
        const std::string message = mistake.what.substr(place.size());
        const int column = column_of_message(error.file, error.line, message);
        if (column > 0) mistake.what = fmt::format("{}{}:{}", place, column, message);
        mistake.source = lines_of(source_line(error.file, error.line, column, width));
    }
    if (!error.chain.empty())
        mistake.chain = fmt::format("while: {}", fmt::join(error.chain, " > "));
    return mistake;
}

ToldMistake told(const Diagnostic& problem, std::size_t width) {
    return {cardwright::to_text(problem),
            lines_of(source_line(problem.file, problem.line, problem.column, width)),
            {}};
}

std::string to_text(const ToldMistake& mistake) {
    std::string text = mistake.what;
    for (const std::string& line : mistake.source) text += "\n" + line;
    if (!mistake.chain.empty()) text += "\n  " + mistake.chain;
    return text;
}

std::string told_text(std::span<const Diagnostic> problems, std::size_t width) {
    std::string text;
    for (const Diagnostic& problem : problems) {
        text += (text.empty() ? "" : "\n") + to_text(told(problem, width));
    }
    return text;
}

}  // namespace cardwright::tool
