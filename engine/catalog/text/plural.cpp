#include "catalog/text/plural.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace cardwright {
namespace {

constexpr std::array<std::string_view, 6> plural_names{"zero", "one",  "two",
                                                       "few",  "many", "other"};

constexpr std::string_view every_other_number = "otherwise";
constexpr std::size_t most_conditions = 32;

/// `n = 1`, else.
const PluralForms& forms_of_english() {
    static const PluralForms forms{{"one", {{{0, false, {{1, 1}}}}}}, {"other", {}}};
    return forms;
}

bool holds(const PluralCondition& condition, std::uint64_t number) noexcept {
    const std::uint64_t looked_at = condition.modulo == 0 ? number : number % condition.modulo;
    const bool inside = std::any_of(
        condition.ranges.begin(), condition.ranges.end(),
        [&](const auto& range) { return looked_at >= range.first && looked_at <= range.second; });
    return inside != condition.negated;
}

bool fits(const PluralForm& form, std::uint64_t number) noexcept {
    return form.when.empty() ||
           std::any_of(form.when.begin(), form.when.end(), [&](const auto& all) {
               return std::all_of(all.begin(), all.end(),
                                  [&](const auto& one) { return holds(one, number); });
           });
}

/// Reads a rule from the left.
class RuleReader {
  public:
    explicit RuleReader(std::string_view text) : left_{text} {}

    std::string read(PluralForm& form) {
        std::size_t conditions = 0;
        do {
            auto& all = form.when.emplace_back();
            do {
                if (++conditions > most_conditions) return "there are too many conditions";
                if (!read_condition(all.emplace_back())) return expected();
            } while (take("and"));
        } while (take("or"));
        skip_blanks();
        return left_.empty() ? "" : expected();
    }

  private:
    std::string expected() const {
        return "expected conditions such as n % 10 = 2..4 and n % 100 != 12..14, or otherwise; \"" +
               std::string{left_} + "\" is none";
    }

    bool read_condition(PluralCondition& condition) {
        if (!take("n")) return false;
        if (take("%") && (!number(condition.modulo) || condition.modulo == 0)) return false;
        condition.negated = take("!=");
        if (!condition.negated && !take("=")) return false;
        do {
            auto& [first, last] = condition.ranges.emplace_back();
            if (!number(first)) return false;
            last = first;
            if (take("..") && (!number(last) || last < first)) return false;
        } while (take(","));
        return true;
    }

    void skip_blanks() {
        left_.remove_prefix(std::min(left_.find_first_not_of(' '), left_.size()));
    }

    bool take(std::string_view word) {
        skip_blanks();
        if (!left_.starts_with(word)) return false;
        left_.remove_prefix(word.size());
        return true;
    }

    bool number(std::uint64_t& out) {
        skip_blanks();
        const auto [end, error] = std::from_chars(left_.data(), left_.data() + left_.size(), out);
        if (error != std::errc{}) return false;
        left_.remove_prefix(static_cast<std::size_t>(end - left_.data()));
        return true;
    }

    std::string_view left_;
};

}  // namespace

const PluralForms& plurals_of(const Blueprint& blueprint, std::string_view language) noexcept {
    for (const std::string_view each : {language, language.substr(0, language.find('-'))}) {
        const auto found = blueprint.plurals.find(each);
        if (found != blueprint.plurals.end()) return found->second;
    }
    return forms_of_english();
}

std::size_t plural_of(const PluralForms& forms, std::int64_t number) noexcept {
    const std::uint64_t size =
        number < 0 ? 0 - static_cast<std::uint64_t>(number) : static_cast<std::uint64_t>(number);
    const auto found = std::find_if(forms.begin(), forms.end(),
                                    [&](const PluralForm& form) { return fits(form, size); });
    return static_cast<std::size_t>(found - forms.begin());
}

bool is_plural_name(std::string_view name) noexcept {
    return std::find(plural_names.begin(), plural_names.end(), name) != plural_names.end();
}

std::string read_plural(std::string_view text, PluralForm& form) {
    if (text == every_other_number) return {};
    return RuleReader{text}.read(form);
}

std::string_view without_plural(std::string_view key) noexcept {
    const std::size_t dot = key.rfind('.');
    const bool plural =
        dot != std::string_view::npos && dot > 0 && is_plural_name(key.substr(dot + 1));
    return plural ? key.substr(0, dot) : key;
}

}  // namespace cardwright
