#include "cardwright/shell_words.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

#include "cardwright/platform.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr std::string_view needs_no_quotes =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-+:@%";

/// `$'…'`, which bash, zsh and the newest standard know.
std::string with_escapes(std::string_view text) {
    std::string word = "$'";
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (letter == '\'' || letter == '\\') {
            word += '\\';
            word += letter;
        } else if (byte < 0x20 || byte >= 0x7F) {
            word += fmt::format("\\{:03o}", byte);
        } else {
            word += letter;
        }
    }
    return word + "'";
}

}  // namespace

std::string shell_word(std::string_view text) {
    if (!text.empty() && text.find_first_not_of(needs_no_quotes) == std::string_view::npos) {
        return std::string{text};
    }
    if (safe_text(text) != text) return with_escapes(text);
    std::string word = "'";
    for (const char letter : text) {
        if (letter == '\'') {
            word += "'\\''";
        } else {
            word += letter;
        }
    }
    return word + "'";
}

std::string program_word() {
    const auto program = program_path();
    if (!program) return "cardwright";
    std::error_code problem;
    const char* path = std::getenv("PATH");
    std::string_view left = path != nullptr ? path : "";
    while (!left.empty()) {
        const std::size_t end = std::min(left.find(':'), left.size());
        const auto found = std::filesystem::path{left.substr(0, end)} / "cardwright";
        left.remove_prefix(std::min(end + 1, left.size()));
        if (!std::filesystem::is_regular_file(found, problem)) continue;
        // The shell takes the first it finds.
        if (std::filesystem::equivalent(found, *program, problem)) return "cardwright";
        break;
    }
    return shell_word(program->string());
}

std::string full_path(const std::string& path) {
    std::error_code problem;
    const auto full = std::filesystem::absolute(path, problem);
    return problem ? path : full.lexically_normal().string();
}

}  // namespace cardwright::tool
