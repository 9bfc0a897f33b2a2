#include "catalog/text/plural.hpp"

#include <array>

namespace cardwright {
namespace {

enum class Family : std::uint8_t { english, russian, polish };

Family family_of(std::string_view language) noexcept {
    const std::string_view base = language.substr(0, language.find('-'));
    if (base == "ru") return Family::russian;
    if (base == "pl") return Family::polish;
    return Family::english;
}

}  // namespace

Plural plural_of(std::string_view language, std::int64_t number) noexcept {
    const std::uint64_t size =
        number < 0 ? 0 - static_cast<std::uint64_t>(number) : static_cast<std::uint64_t>(number);
    const std::uint64_t last = size % 10;
    const std::uint64_t last_two = size % 100;
    const bool some = last >= 2 && last <= 4 && (last_two < 12 || last_two > 14);
    switch (family_of(language)) {
        case Family::russian:
            if (last == 1 && last_two != 11) return Plural::one;
            return some ? Plural::few : Plural::many;
        case Family::polish:
            if (size == 1) return Plural::one;
            return some ? Plural::few : Plural::many;
        case Family::english:
            break;
    }
    return size == 1 ? Plural::one : Plural::other;
}

std::span<const Plural> plurals_of(std::string_view language) noexcept {
    static constexpr std::array two{Plural::one, Plural::other};
    static constexpr std::array three{Plural::one, Plural::few, Plural::many};
    if (family_of(language) == Family::english) return two;
    return three;
}

std::string_view to_word(Plural plural) noexcept {
    switch (plural) {
        case Plural::one:
            return "one";
        case Plural::few:
            return "few";
        case Plural::many:
            return "many";
        case Plural::other:
            break;
    }
    return "other";
}

std::string_view without_plural(std::string_view key) noexcept {
    for (const Plural plural : {Plural::one, Plural::few, Plural::many, Plural::other}) {
        const std::string_view word = to_word(plural);
        if (key.size() > word.size() && key.ends_with(word) &&
            key[key.size() - word.size() - 1] == '.') {
            return key.substr(0, key.size() - word.size() - 1);
        }
    }
    return key;
}

}  // namespace cardwright
