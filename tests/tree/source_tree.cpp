#include "tree/source_tree.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>

#include "support/places.hpp"

namespace tree {
namespace {

// Walks one source file character by character and knows what is a comment there.
class CommentEraser {
  public:
    void erase_in(std::string& line) {
        std::size_t i = 0;
        while (i < line.size()) i = step(line, i);
        // Strings and one-line comments end with their line; only these two go on.
        if (state_ != State::kBlockComment && state_ != State::kRawString) state_ = State::kCode;
    }

  private:
    enum class State { kCode, kString, kCharacter, kRawString, kBlockComment };

    std::size_t step(std::string& line, std::size_t i) {
        const std::string_view rest = std::string_view(line).substr(i);
        switch (state_) {
            case State::kBlockComment:
                if (rest.starts_with("*/")) {
                    state_ = State::kCode;
                    return blank(line, i, 2);
                }
                return blank(line, i, 1);
            case State::kRawString:
                if (rest.starts_with(raw_end_)) {
                    state_ = State::kCode;
                    return i + raw_end_.size();
                }
                return i + 1;
            case State::kString:
            case State::kCharacter:
                if (rest.front() == '\\') return i + 2;
                if (rest.front() == (state_ == State::kString ? '"' : '\'')) state_ = State::kCode;
                return i + 1;
            case State::kCode:
                break;
        }
        if (rest.starts_with("//")) return blank(line, i, rest.size());
        if (rest.starts_with("/*")) {
            state_ = State::kBlockComment;
            return blank(line, i, 2);
        }
        const auto bracket = rest.find('(');
        if (rest.starts_with("R\"") && bracket != std::string_view::npos) {
            state_ = State::kRawString;
            raw_end_ = ")" + std::string(rest.substr(2, bracket - 2)) + "\"";
            return i + bracket + 1;
        }
        if (rest.front() == '"') state_ = State::kString;
        // After a digit or a letter it separates thousands.
        const bool in_word = i > 0 && std::isalnum(static_cast<unsigned char>(line[i - 1])) != 0;
        if (rest.front() == '\'' && !in_word) state_ = State::kCharacter;
        return i + 1;
    }

    static std::size_t blank(std::string& line, std::size_t from, std::size_t count) {
        line.replace(from, count, count, ' ');
        return from + count;
    }

    State state_ = State::kCode;
    std::string raw_end_;
};

}  // namespace

std::vector<Line> engine_lines() {
    return lines_under("engine");
}

std::vector<Line> lines_under(std::string_view folder) {
    namespace fs = std::filesystem;
    static const std::set<std::string> kExtensions = {".cpp", ".hpp", ".h", ".inc"};

    const fs::path root = fs::path(cardwright::testing::source_tree()) / folder;
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        if (entry.is_regular_file() && kExtensions.contains(entry.path().extension().string())) {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());

    std::vector<Line> lines;
    for (const auto& file : files) {
        std::ifstream input(file);
        const std::string path = file.lexically_relative(root).generic_string();
        std::size_t number = 0;
        for (std::string text; std::getline(input, text);) {
            lines.push_back({path, ++number, text});
        }
    }
    return lines;
}

std::vector<Line> without_comments(std::vector<Line> lines) {
    CommentEraser eraser;
    for (Line& line : lines) {
        if (line.number == 1) eraser = CommentEraser();
        eraser.erase_in(line.text);
    }
    return lines;
}

std::string first_folder(std::string_view path) {
    const auto slash = path.find('/');
    return slash == std::string_view::npos ? std::string() : std::string(path.substr(0, slash));
}

std::string joined(const std::vector<std::string>& problems) {
    std::string text;
    for (const auto& problem : problems) text += "\n" + problem;
    return text;
}

}  // namespace tree
