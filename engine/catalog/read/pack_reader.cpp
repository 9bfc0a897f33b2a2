// Packs: those that come with a set, those that players bring in files, and what they must be like.

#include "catalog/read/pack_reader.hpp"

#include <fmt/format.h>

#include "catalog/read/read_common.hpp"
#include "state/schema.hpp"

namespace cardwright {
namespace {

constexpr auto most_in_a_pack = static_cast<std::int32_t>(most_cards);

std::uint16_t number_of_cards(const CheckedNode& value, std::int32_t least) {
    return static_cast<std::uint16_t>(value.integer(least, most_in_a_pack).value_or(least));
}

}  // namespace

std::optional<PackRuleSource> read_pack_rule(const CheckedNode& value) {
    KeyReader keys{value, shape("pack_rule")};
    PackRuleSource rule;
    const auto into = keys.id("into");
    if (!into) value.error("the key \"into\" is missing: where do packs lie?");
    if (const auto size = keys.required("size")) {
        KeyReader range{*size, shape("pack_size")};
        if (const auto least = range.required("min")) rule.least = number_of_cards(*least, 0);
        if (const auto largest = range.required("max")) {
            rule.most = number_of_cards(*largest, std::max<std::int32_t>(rule.least, 1));
        }
        range.finish();
    }
    if (const auto copies = keys.optional("copies")) rule.copies = number_of_cards(*copies, 1);
    rule.types = keys.ids("types");
    rule.single = keys.ids("single");
    keys.finish();
    if (!into) return std::nullopt;
    rule.into = *into;
    return rule;
}

std::vector<std::pair<LocatedName, std::uint16_t>> read_pack_cards(const CheckedNode& map) {
    std::vector<std::pair<LocatedName, std::uint16_t>> cards;
    for (const CheckedNode& entry : map.entries()) {
        const auto card = read_key(entry);
        if (card) cards.emplace_back(*card, number_of_cards(entry, 1));
    }
    return cards;
}

PackSource read_set_pack(const CheckedNode& value) {
    PackSource pack;
    KeyReader keys{value, shape("pack")};
    if (const auto id = keys.required("id")) pack.id = id->id().value_or(LocatedName{});
    if (const auto name = keys.required("name")) pack.names = read_translated(*name);
    if (const auto cards = keys.required("cards")) pack.cards = read_pack_cards(*cards);
    keys.finish();
    return pack;
}

std::vector<std::string> read_pack(const CheckedNode& file) {
    std::vector<std::string> words;
    KeyReader keys{file, shape("pack_file")};
    if (!read_format(keys, "cardwright/pack@1")) return words;
    if (const auto name = keys.optional("name")) static_cast<void>(read_translated(*name));
    if (const auto cards = keys.required("cards")) {
        for (const auto& [card, many] : read_pack_cards(*cards)) {
            words.push_back(fmt::format("{}*{}", card.value, many));
        }
    }
    keys.finish();
    return words;
}

}  // namespace cardwright
