#include "cardwright/house_rules.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "cardwright/user_folder.hpp"
#include "catalog/change/field_change.hpp"
#include "catalog/content_files.hpp"
#include "catalog/yaml/yaml_reader.hpp"
#include "catalog/yaml/yaml_writer.hpp"

namespace cardwright::tool {
namespace {

namespace fs = std::filesystem;

Node* child_of(Node& map, std::string_view key) {
    const auto found = std::find_if(map.children.begin(), map.children.end(),
                                    [&](const Node& child) { return child.key == key; });
    return found == map.children.end() ? nullptr : &*found;
}

Node& made_child(Node& map, const std::string& key, Node::Kind kind) {
    if (Node* found = child_of(map, key)) return *found;
    Node child;
    child.kind = kind;
    child.key = key;
    map.children.push_back(std::move(child));
    return map.children.back();
}

Node word(std::string text) {
    Node node;
    node.kind = Node::Kind::scalar;
    node.text = std::move(text);
    return node;
}

std::vector<std::string> parts_of(const std::string& field) {
    std::vector<std::string> parts;
    std::istringstream stream{field};
    for (std::string part; std::getline(stream, part, '.');) parts.push_back(part);
    return parts;
}

void list_fields(const Node& node, const std::string& target, const std::string& field,
                 std::vector<HouseRule>& rules) {
    if (node.kind != Node::Kind::map) {
        rules.push_back({target, field, short_text(node)});
        return;
    }
    for (const Node& child : node.children) {
        list_fields(child, target, field.empty() ? child.key : field + "." + child.key, rules);
    }
}

/// Maps that hold nothing any more go too.
bool erase_field(Node& node, std::span<const std::string> path) {
    Node* child = child_of(node, path.front());
    if (child == nullptr) return false;
    if (path.size() > 1 && !erase_field(*child, path.subspan(1))) return false;
    if (path.size() == 1 || child->children.empty()) {
        node.children.erase(node.children.begin() + (child - node.children.data()));
    }
    return true;
}

}  // namespace

fs::path house_rules_folder() {
    return user_folder() / "house-rules";
}

fs::path add_house_rules(std::vector<fs::path>& roots) {
    fs::path own = house_rules_folder();
    std::error_code problem;
    if (!fs::exists(own / mod_file, problem)) return {};
    for (const fs::path& root : roots) {
        if (fs::equivalent(root, own, problem)) return root;
    }
    roots.push_back(own);
    return own;
}

fs::path HouseRules::file() {
    return house_rules_folder() / mod_file;
}

HouseRules HouseRules::open() {
    HouseRules rules;
    rules.tree_.kind = Node::Kind::map;
    std::ifstream input{file(), std::ios::binary};
    if (!input) {
        const auto head = [&](const std::string& key, const std::string& text) {
            Node value = word(text);
            value.key = key;
            rules.tree_.children.push_back(std::move(value));
        };
        head("format", "cardwright/mod@1");
        head("id", "house-rules");
        head("name", "House rules");
        head("version", "1.0.0");
        return rules;
    }
    const CatalogLimits limits;
    std::string text(limits.yaml_bytes + 1, '\0');
    input.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(input.gcount()));
    Report report{limits};
    auto tree =
        read_yaml(text, std::make_shared<const std::string>(file().string()), limits, report);
    if (!tree || tree->kind != Node::Kind::map) {
        throw std::runtime_error{"your house rules cannot be read; mend or remove " +
                                 file().string() + "\n" + to_text(report.take())};
    }
    rules.tree_ = std::move(*tree);
    return rules;
}

void HouseRules::set(const std::string& target, const std::string& field, Node value) {
    Node* at = &made_child(made_child(tree_, "changes", Node::Kind::map), target, Node::Kind::map);
    const std::vector<std::string> path = parts_of(field);
    for (std::size_t depth = 0; depth + 1 < path.size(); ++depth) {
        at = &made_child(*at, path[depth], Node::Kind::map);
    }
    value.key = path.back();
    made_child(*at, path.back(), value.kind) = std::move(value);
}

bool HouseRules::remove(const std::string& target, const std::string& field) {
    std::vector<std::string> path{"changes", target};
    for (const std::string& part : parts_of(field)) path.push_back(part);
    return erase_field(tree_, path);
}

void HouseRules::decide(const std::string& field, const std::string& mod) {
    Node& decision =
        made_child(made_child(tree_, "decisions", Node::Kind::map), field, Node::Kind::scalar);
    decision.text = mod;
}

std::vector<HouseRule> HouseRules::rules() const {
    std::vector<HouseRule> rules;
    for (const Node& part : tree_.children) {
        if (part.key != "changes") continue;
        for (const Node& target : part.children) list_fields(target, target.key, "", rules);
    }
    return rules;
}

std::string HouseRules::text() const {
    return "# Your house rules. They change cards in every game you play; see docs/modding.md.\n" +
           to_yaml(tree_);
}

void HouseRules::save() const {
    const auto fail = [](const std::string& why) {
        throw std::runtime_error{"the house rule is not kept: " + why};
    };
    std::error_code problem;
    fs::create_directories(house_rules_folder(), problem);
    const auto found = fs::symlink_status(file(), problem);
    if (fs::exists(found) && !fs::is_regular_file(found)) fail(file().string() + " is no file");
    const fs::path made = file().string() + ".new";
    {
        std::ofstream output{made, std::ios::binary | std::ios::trunc};
        output << text();
        output.flush();
        if (!output) {
            fs::remove(made, problem);
            fail(made.string() + " cannot be written");
        }
    }
    fs::rename(made, file(), problem);
    if (problem) {
        fs::remove(made, problem);
        fail(file().string() + " cannot be written");
    }
}

Node value_typed(std::string_view text) {
    const CatalogLimits limits;
    Report report{limits};
    const std::string line = "value: " + std::string{text};
    const auto tree =
        read_yaml(line, std::make_shared<const std::string>("what was typed"), limits, report);
    const bool plain = tree && report.errors() == 0 && tree->children.size() == 1 &&
                       tree->children.front().kind != Node::Kind::map;
    if (plain) return tree->children.front();
    // A text with a colon or a bracket in it is still a text.
    Node node = word(std::string{text});
    node.quoted = true;
    return node;
}

}  // namespace cardwright::tool
