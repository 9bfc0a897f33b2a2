#include "cardwright/typed_rules.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <stdexcept>

namespace cardwright::tool {

NamedField named_field(const std::string& word) {
    const std::size_t dot = word.find('.');
    if (dot == std::string::npos) return {word, ""};
    return {word.substr(0, dot), word.substr(dot + 1)};
}

std::string fields_in_words(const FoundCard& found) {
    std::vector<std::string> fields;
    for (const CardValue& value : printed_values(found)) {
        if (value.field.starts_with("params.")) fields.push_back(value.field.substr(7));
        if (value.field.starts_with("gives.")) fields.push_back(value.field.substr(6));
        if (value.field.find('.') == std::string::npos &&
            found.blueprint.schema.find_fact(value.field)) {
            fields.push_back(value.field);
        }
    }
    return fmt::format("{}", fmt::join(fields, ", "));
}

std::string must_be_field(const FoundCard& found, const std::string& name) {
    if (auto field = field_called(found, name)) return *field;
    throw std::invalid_argument{fmt::format("{} has nothing called \"{}\"; it has: {}",
                                            found.full_name(), name, fields_in_words(found))};
}

std::vector<std::pair<std::string, std::string>> add_typed_rules(
    HouseRules& rules, const Catalog& catalog, std::span<const std::string> words) {
    std::string card;
    std::vector<std::pair<std::string, std::string>> fields;
    for (const std::string& word : words) {
        const std::size_t sign = word.find('=');
        if (sign == std::string::npos) {
            card = word;
            continue;
        }
        NamedField named{card, word.substr(0, sign)};
        if (card.empty()) named = named_field(word.substr(0, sign));
        if (named.card.empty() || named.field.empty()) {
            throw std::invalid_argument{"write card value=number, e.g. militia keep=2"};
        }
        const FoundCard found = find_card(catalog, named.card);
        const std::string field = must_be_field(found, named.field);
        rules.set(found.full_name(), field, value_typed(word.substr(sign + 1)));
        fields.emplace_back(found.full_name(), field);
    }
    if (fields.empty()) {
        const FoundCard found = find_card(catalog, card);
        throw std::invalid_argument{
            fmt::format("write what is to change, e.g. {} value=number; it has: {}", card,
                        fields_in_words(found))};
    }
    return fields;
}

}  // namespace cardwright::tool
