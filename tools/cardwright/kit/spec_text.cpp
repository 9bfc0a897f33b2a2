#include "cardwright/kit/spec_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "catalog/names.hpp"
#include "match/record_text.hpp"
#include "spec/arrangement.hpp"

namespace cardwright::tool {
namespace {

/// A text as Lua reads it back. Records come from strangers: what they say must not become code.
std::string in_lua(std::string_view text) {
    std::string quoted = "\"";
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte < ' ' || byte == 0x7F) {
            quoted += fmt::format("\\{:03}", byte);
            continue;
        }
        if (letter == '"' || letter == '\\') quoted += '\\';
        quoted += letter;
    }
    return quoted + "\"";
}

std::string lua_list(const std::vector<std::string>& names) {
    std::string list = "{ ";
    for (const std::string& name : names) list += in_lua(name) + ", ";
    return list + "}";
}

/// One word of an answer, as specs write it: `play:militia@2` is militia of the group play.
struct AnswerWord {
    std::string group;
    std::string name;
};

AnswerWord word_of(const std::string& written) {
    std::string token = meant_by(written).value_or(written);
    const std::size_t which = token.find('@');
    if (which != std::string::npos) token.resize(which);
    const std::size_t colon = token.find(':');
    if (colon == std::string::npos) return {"", token};
    return {token.substr(0, colon), token.substr(colon + 1)};
}

bool is_whole_number(const std::string& text) {
    const std::size_t start = text.starts_with('-') ? 1 : 0;
    return text.size() > start && text.find_first_not_of("0123456789", start) == std::string::npos;
}

std::string value_in_lua(const std::string& name) {
    if (name == "yes" || name == "no") return name == "yes" ? "true" : "false";
    if (is_whole_number(name)) return name;
    return in_lua(name);
}

std::string answer_in_lua(const RecordedAnswer& answer) {
    const std::string who{player_name(answer.seat)};
    std::vector<AnswerWord> words;
    std::istringstream stream{answer.answer};
    for (std::string word; stream >> word;) {
        if (word != "-") words.push_back(word_of(word));
    }
    // Prompts are names with dots between them; whatever else stands there is left out.
    const bool plain = std::all_of(answer.prompt.begin(), answer.prompt.end(), [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' ||
               letter == '.';
    });
    const std::string comment = plain ? "   -- " + answer.prompt : "";
    if (words.empty()) return fmt::format("    t:answer(\"{}\", \"done\"){}\n", who, comment);
    const std::string call = is_id(words.front().group) ? words.front().group : "answer";
    std::string what = value_in_lua(words.front().name);
    if (words.size() > 1) {
        std::vector<std::string> names;
        for (const AnswerWord& word : words) names.push_back(word.name);
        what = lua_list(names);
    }
    return fmt::format("    t:{}(\"{}\", {}){}\n", call, who, what, comment);
}

}  // namespace

std::string spec_text(const Record& record, const std::string& name) {
    if (!record.standing.empty()) {
        throw std::invalid_argument{
            "the game was begun with other cards and rules: a spec plays from the beginning"};
    }
    std::vector<std::string> sets;
    for (const auto& set : record.content.sets) sets.push_back(set.first);
    std::string text = fmt::format("scenario {} {{\n  ruleset = {},\n  sets = {},\n", in_lua(name),
                                   in_lua(record.content.ruleset), lua_list(sets));
    text += fmt::format("  seed = {},\n  seats = {},\n", record.plan.seed, record.plan.seats);
    if (!record.plan.lineup.empty()) {
        text += fmt::format("  lineup = {},\n", lua_list(record.plan.lineup));
    }
    if (!record.plan.options.empty()) {
        text += "  options = { ";
        for (const auto& [option, number] : record.plan.options)
            text += fmt::format("[{}] = {}, ", in_lua(option), number);
        text += "},\n";
    }
    text += "  dealt = true,\n  run = function(t)\n";
    for (const RecordedAnswer& answer : record.answers) text += answer_in_lua(answer);
    text +=
        "    -- Say here what must be true now, e.g. t:expect(\"ann\", { hand = 5 }); and leave "
        "out\n"
        "    -- above what does not matter.\n  end,\n}\n";
    return text;
}

void write_spec(const std::string& path, const std::string& text) {
    if (!path.ends_with("_spec.lua")) {
        throw std::invalid_argument{"specs are called <name>_spec.lua"};
    }
    std::error_code problem;
    if (std::filesystem::exists(path, problem)) {
        throw std::invalid_argument{path + " is there already; nothing is overwritten"};
    }
    std::ofstream file{path, std::ios::binary};
    file << text;
    file.close();
    if (!file) throw std::runtime_error{"cannot write " + path};
}

}  // namespace cardwright::tool
