#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/diagnostic.hpp"
#include "catalog/limits.hpp"
#include "catalog/where.hpp"

namespace cardwright {

struct Node;

/// Names that content with mistakes may declare: nobody knows whether there are such things, nor
/// what they are. What is said of them may only follow from the mistake, so it is not told.
class Doubt {
  public:
    /// Takes the names from the entries of a file in which something is wrong.
    void learn(const std::string& file, const std::string& text,
               std::span<const Diagnostic> problems, const CatalogLimits& limits);
    /// Takes all words of a text.
    void learn_all(const std::string& text);

    void learn(const Doubt& other);

    /// Whether an entry with a mistake names it, elsewhere than at this place if it is one.
    [[nodiscard]] bool about(std::string_view name, const Where& where) const;
    /// Whether what is declared by this name has a mistake in it.
    [[nodiscard]] bool about_kind(std::string_view name) const { return kinds_.contains(name); }
    /// Whether a message is about such a name; messages quote the names they are about.
    [[nodiscard]] bool concerns(std::string_view message, const Where& where) const;

  private:
    struct Place {
        std::string file;
        int line = 0;
        int column = 0;
        bool operator==(const Place&) const = default;
    };

    void add(std::string_view name, Place place);
    void add_entry(const Node& node, const std::string& file);
    void add_card(const Node& card, const std::string& file);
    void learn_from(const Node& tree, const Diagnostic& problem);

    /// Two places of each name are enough to know one that is not a given one.
    std::map<std::string, std::vector<Place>, std::less<>> names_;
    std::set<std::string, std::less<>> kinds_;
};

}  // namespace cardwright
