// Packs: those that come with a set, those that players bring in files, and what they must be like.

#include "catalog/read/pack_reader.hpp"

#include <fmt/format.h>

#include "catalog/read/read_common.hpp"
#include "state/schema.hpp"

namespace cardwright {
namespace {

constexpr auto most_in_a_pack = static_cast<std::int32_t>(most_cards);

std::uint16_t number_of_cards(const Written& value, std::int32_t least) {
    return static_cast<std::uint16_t>(value.integer(least, most_in_a_pack).value_or(least));
}

}  // namespace

std::optional<PackRuleSource> read_pack_rule(const Written& value) {
    Fields fields{value, shape("pack_rule")};
    PackRuleSource rule;
    const auto into = fields.id("into");
    if (!into) value.error("the key \"into\" is missing: where do packs lie?");
    if (const auto size = fields.required("size")) {
        Fields range{*size, shape("pack_size")};
        if (const auto least = range.required("min")) rule.least = number_of_cards(*least, 0);
        if (const auto largest = range.required("max")) {
            rule.most = number_of_cards(*largest, std::max<std::int32_t>(rule.least, 1));
        }
        range.finish();
    }
    if (const auto copies = fields.optional("copies")) rule.copies = number_of_cards(*copies, 1);
    rule.types = fields.ids("types");
    rule.single = fields.ids("single");
    fields.finish();
    if (!into) return std::nullopt;
    rule.into = *into;
    return rule;
}

std::vector<std::pair<LocatedName, std::uint16_t>> read_pack_cards(const Written& map) {
    std::vector<std::pair<LocatedName, std::uint16_t>> cards;
    for (const Written& entry : map.entries()) {
        const auto card = read_key(entry);
        if (card) cards.emplace_back(*card, number_of_cards(entry, 1));
    }
    return cards;
}

PackSource read_set_pack(const Written& value) {
    PackSource pack;
    Fields fields{value, shape("pack")};
    if (const auto id = fields.required("id")) pack.id = id->id().value_or(LocatedName{});
    if (const auto name = fields.required("name")) pack.names = read_translated(*name);
    if (const auto cards = fields.required("cards")) pack.cards = read_pack_cards(*cards);
    fields.finish();
    return pack;
}

std::vector<std::string> read_pack(const Written& file) {
    std::vector<std::string> words;
    Fields fields{file, shape("pack_file")};
    if (!read_format(fields, "cardwright/pack@1")) return words;
    if (const auto name = fields.optional("name")) static_cast<void>(read_translated(*name));
    if (const auto cards = fields.required("cards")) {
        for (const auto& [card, many] : read_pack_cards(*cards)) {
            words.push_back(fmt::format("{}*{}", card.value, many));
        }
    }
    fields.finish();
    return words;
}

}  // namespace cardwright
