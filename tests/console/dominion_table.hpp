// A game of the project itself to try the console with.
#pragma once

#include <string>
#include <vector>

#include "match/match.hpp"
#include "table/answer_reader.hpp"
#include "table/phrases.hpp"
#include "table/sight.hpp"

namespace cardwright::testing {

/// Two people play a first game; the first has played four Coppers and may buy.
class DominionTable {
  public:
    explicit DominionTable(const std::string& language = "en");

    [[nodiscard]] Match& match() noexcept { return match_; }
    [[nodiscard]] const Choice& choice() { return *match_.game().open_choice(); }
    [[nodiscard]] tool::Sight sight() { return {match_.game(), choice().seat, phrases_, names_}; }
    /// An answer as it would be written into a record; "!…" is what was said instead.
    [[nodiscard]] std::string read(const std::string& line);
    DominionTable& answer(const std::string& line);

  private:
    Kit kit_;
    Match match_;
    tool::Phrases phrases_;
    tool::SeatNames names_{"Ann", "Bob"};
};

}  // namespace cardwright::testing
