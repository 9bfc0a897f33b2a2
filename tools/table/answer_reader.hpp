#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/option_names.hpp"
#include "table/sight.hpp"

namespace cardwright::tool {

/// What somebody typed, understood or not.
struct TypedAnswer {
    std::optional<Picks> picks;
    std::string problem;  ///< why not: a sentence for the person
};

/// What Enter alone answers: the only legal answer, or all that a menu lets be taken at once.
[[nodiscard]] std::optional<Picks> answer_of_enter(const Choice& choice);

/// Reads answers to one question: numbers of options, ranges, `all`, `done`, and names in any
/// language or their beginnings, alone or several at once, with or without what is done (`buy
/// silver`). Never changes anything; whether the picks are legal is for the kernel to say.
class AnswerReader {
  public:
    AnswerReader(const Sight& sight, const Choice& choice);

    [[nodiscard]] TypedAnswer read(std::string_view line) const;
    /// Is this exactly the name of an option? Then it is no command.
    [[nodiscard]] bool is_exact_name(std::string_view text) const;
    /// Legal answers that begin with what stands before the cursor, in the reader's language.
    [[nodiscard]] std::vector<std::string> completions(std::string_view beginning) const;

  private:
    struct Found {
        std::vector<std::size_t> options;  ///< one, or those between which it is undecided
        std::size_t words = 0;             ///< how many words of the line they took
    };

    [[nodiscard]] TypedAnswer read_number(const std::vector<std::string>& words) const;
    [[nodiscard]] bool is_word_for(std::string_view word, std::string_view key) const;
    [[nodiscard]] std::optional<Picks> nothing() const;
    [[nodiscard]] bool add_numbers(const std::string& word, Picks& picks,
                                   std::string& problem) const;
    [[nodiscard]] Found find(const std::vector<std::string>& words, std::size_t at,
                             const std::string& group) const;
    [[nodiscard]] std::size_t words_of_group(const std::vector<std::string>& words, std::size_t at,
                                             std::string& group) const;
    [[nodiscard]] bool add_named(const std::vector<std::string>& words, std::size_t& at,
                                 std::string& group, Picks& picks, std::string& problem) const;
    [[nodiscard]] std::string list_of(const std::vector<std::size_t>& options) const;

    Sight sight_;
    const Choice& choice_;
    std::vector<OptionNames> options_;
    std::vector<std::size_t> numbers_;  ///< what is typed for each
};

}  // namespace cardwright::tool
