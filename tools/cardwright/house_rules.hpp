#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/yaml/node.hpp"

namespace cardwright::tool {

/// Where a user's own house rules are kept: a mod of their own, which has the last word.
[[nodiscard]] std::filesystem::path house_rules_folder();

/// Adds the house rules to the content roots if there are any. Returns their root, or nothing.
[[nodiscard]] std::filesystem::path add_house_rules(std::vector<std::filesystem::path>& roots);

/// One changed field: `base:militia`, `params.keep`, `2`.
struct HouseRule {
    std::string target;
    std::string field;
    std::string value;
};

/// The file of the house rules, to read and to edit. Nothing is written before `save`.
class HouseRules {
  public:
    /// What is there; an empty one if there is none. Throws std::runtime_error if it cannot be
    /// read.
    static HouseRules open();

    void set(const std::string& target, const std::string& field, Node value);
    /// A field, or with an empty one all of the target. False if there is no such rule.
    bool remove(const std::string& target, const std::string& field);
    /// Says who is right where two mods change one field.
    void decide(const std::string& field, const std::string& mod);

    [[nodiscard]] std::vector<HouseRule> rules() const;
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::filesystem::path file();
    /// Whole or not at all. Throws std::runtime_error.
    void save() const;

  private:
    Node tree_;
};

/// What somebody types behind `keep=`: a number, a word, `[a, list]` or a text.
[[nodiscard]] Node value_typed(std::string_view text);

}  // namespace cardwright::tool
