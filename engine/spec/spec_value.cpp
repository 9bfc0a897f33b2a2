#include "spec/spec_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "spec/lua_datum.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

/// Enough of a value to find it again; a table may be long.
std::string shown(const Datum& datum) {
    constexpr std::size_t longest = 60;
    std::string text = datum.word() != nullptr ? '"' + *datum.word() + '"' : to_text(datum);
    if (text.size() <= longest) return text;
    text.resize(longest);
    // Not in the middle of a character.
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U) {
        text.pop_back();
    }
    if (!text.empty() && static_cast<unsigned char>(text.back()) >= 0xC0U) text.pop_back();
    return text + " …";
}

}  // namespace

void SpecValue::fail(std::string_view expected) const {
    throw SpecFailure{fmt::format("{}: expected {}, got {}", where_, expected, shown(*datum_))};
}

const std::string& SpecValue::word() const {
    constexpr std::size_t longest_word = 200;
    if (!is_word() || datum_->word()->size() > longest_word) fail("a word");
    return *datum_->word();
}

std::int64_t SpecValue::number(std::int64_t least, std::int64_t most) const {
    const std::int64_t* number = datum_->integer();
    if (number == nullptr) fail("a whole number");
    if (*number < least || *number > most) {
        fail(fmt::format("a whole number from {} to {}", least, most));
    }
    return *number;
}

bool SpecValue::truth() const {
    if (!is_truth()) fail("true or false");
    return *datum_->boolean();
}

std::vector<SpecValue> SpecValue::list() const {
    if (!is_list()) fail("a list");
    std::vector<SpecValue> values;
    values.reserve(datum_->list()->size());
    for (const Datum& each : *datum_->list()) {
        values.emplace_back(each, fmt::format("{}[{}]", where_, values.size() + 1));
    }
    return values;
}

std::vector<std::string> SpecValue::words() const {
    std::vector<std::string> words;
    for (const SpecValue& each : list()) words.push_back(each.word());
    return words;
}

std::vector<SpecValue::Entry> SpecValue::entries() const {
    if (!is_map()) fail("a table with names");
    std::vector<Entry> values;
    if (const Datum::Map* map = datum_->map()) {
        for (const Datum::Entry& each : *map) {
            values.emplace_back(each.first,
                                SpecValue{each.second, fmt::format("{}.{}", where_, each.first)});
        }
    }
    return values;
}

std::optional<SpecValue> SpecValue::at(std::string_view key) const {
    if (!is_map()) fail("a table with names");
    const Datum* found = datum_->at(key);
    if (found == nullptr) return std::nullopt;
    return SpecValue{*found, fmt::format("{}.{}", where_, key)};
}

void SpecValue::has_only(std::initializer_list<std::string_view> keys) const {
    for (const auto& [name, value] : entries()) {
        if (std::find(keys.begin(), keys.end(), name) != keys.end()) continue;
        throw SpecFailure{fmt::format("{} has no \"{}\"{}", where_, name,
                                      did_you_mean(name, std::vector<std::string_view>{keys}))};
    }
}

std::size_t slot_number(const SpecValue::Entry& entry, std::size_t most) {
    const std::string& text = entry.first;
    std::size_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size() || number < 1 ||
        number > most) {
        throw SpecFailure{fmt::format("{}: there are places 1 to {}, not \"{}\"",
                                      entry.second.where(), most, text)};
    }
    return number;
}

}  // namespace cardwright
