#include "cardwright/mutation/equivalents.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <stdexcept>

#include "catalog/limits.hpp"
#include "catalog/read/key_reader.hpp"
#include "catalog/text_file.hpp"
#include "catalog/yaml/yaml_reader.hpp"

namespace cardwright::tool {

namespace {

constexpr auto needed = ShapeKey::Presence::required;

const Shape& file_shape() {
    static const Shape shape{"equivalent-changes",
                             "Changes of content that make no difference.",
                             {{"format", "TEXT", "The format of the file.", needed},
                              {"changes", "[@change]", "The changes.", needed}}};
    return shape;
}

const Shape& change_shape() {
    static const Shape shape{"change",
                             "A change that makes no difference.",
                             {{"file", "TEXT", "Where.", needed},
                              {"in", "TEXT", "In which function or entry.", needed},
                              {"line", "TEXT", "The line as it is.", needed},
                              {"becomes", "TEXT", "The line as it would be.", needed},
                              {"because", "TEXT", "Why it makes no difference.", needed}}};
    return shape;
}

}  // namespace

Equivalents::Equivalents(const std::vector<std::string>& roots) {
    for (const std::string& root : roots) {
        const auto file = std::filesystem::path{root} / "tests" / "equivalent-changes.yaml";
        if (std::filesystem::is_regular_file(file)) read(root, file.string());
    }
}

void Equivalents::read(const std::string& root, const std::string& file) {
    const CatalogLimits limits;
    const std::string text = text_of_file(file, limits.yaml_bytes);
    Report report{limits};
    const auto name = std::make_shared<const std::string>(file);
    if (const auto tree = read_yaml(text, name, limits, report)) {
        KeyReader keys{CheckedNode{*tree, name, report}, file_shape()};
        if (const auto format = keys.required("format")) {
            if (format->text() != "cardwright/equivalent-changes@1") {
                format->expected("cardwright/equivalent-changes@1");
            }
        }
        const auto list = keys.required("changes");
        keys.finish();
        for (const CheckedNode& item : list ? list->items() : std::vector<CheckedNode>{}) {
            KeyReader entry{item, change_shape()};
            const auto word = [&](std::string_view key) {
                const auto value = entry.required(key);
                return value ? value->text().value_or("") : std::string{};
            };
            const Key key{root, word("file"), word("in"), word("line"), word("becomes")};
            reasons_[key] = word("because");
            entry.finish();
        }
    }
    const bool sound = report.errors() == 0;
    if (!sound) throw std::invalid_argument{to_text(report.take())};
}

Equivalents::Key Equivalents::key_of(const Change& change) {
    return {change.root, change.inside, change.where, change.old_line, change.new_line};
}

const std::string* Equivalents::reason(const Change& change) const {
    const auto found = reasons_.find(key_of(change));
    return found == reasons_.end() ? nullptr : &found->second;
}

std::vector<std::string> Equivalents::without_change(const std::vector<Change>& changes) const {
    std::set<Key> known;
    for (const Change& change : changes) known.insert(key_of(change));
    std::vector<std::string> left;
    for (const auto& [key, reason] : reasons_) {
        if (known.contains(key)) continue;
        const auto& [root, file, where, line, becomes] = key;
        left.push_back(fmt::format("{}, {}: {}  ->  {}", file, where, line, becomes));
    }
    return left;
}

}  // namespace cardwright::tool
