#include "catalog/read/read_console.hpp"

#include <array>
#include <string_view>

#include "catalog/read/read_common.hpp"

namespace cardwright {
namespace {

using namespace std::string_view_literals;

/// Names that may have a dot: `me.hand`, `discard_pile.top`.
std::vector<LocatedName> read_dotted(const CheckedNode& value) {
    std::vector<LocatedName> names;
    for (const CheckedNode& item : value.items_or_self()) {
        auto text = item.text();
        if (!text) continue;
        if (!is_dotted_name(*text)) {
            item.expected("a name, or names with a dot between them");
            continue;
        }
        names.push_back({std::move(*text), item.where()});
    }
    return names;
}

ConsoleRowSource read_row(const CheckedNode& value) {
    constexpr std::array forms{
        std::pair{"piles"sv, ShownRow::Form::piles}, std::pair{"cards"sv, ShownRow::Form::cards},
        std::pair{"line"sv, ShownRow::Form::line},   std::pair{"counters"sv, ShownRow::Form::line},
        std::pair{"trees"sv, ShownRow::Form::trees}, std::pair{"places"sv, ShownRow::Form::places}};
    ConsoleRowSource row;
    KeyReader keys{value, shape("console_row")};
    if (const auto show = keys.required("show")) {
        auto names = read_dotted(*show);
        if (names.size() == 1) row.show = std::move(names[0]);
    }
    if (const auto form = keys.optional("as")) row.form = form->one_of(forms);
    if (const auto group = keys.optional("group")) row.group = read_dotted(*group);
    if (const auto with = keys.optional("with")) row.with = read_dotted(*with);
    if (const auto covered = keys.optional("covered")) row.covered = read_dotted(*covered);
    row.above = keys.reference("above");
    keys.finish();
    return row;
}

void read_colours(const CheckedNode& value, ConsoleSource& source) {
    constexpr std::array colours{
        std::pair{"red"sv, "red"sv},         std::pair{"green"sv, "green"sv},
        std::pair{"yellow"sv, "yellow"sv},   std::pair{"blue"sv, "blue"sv},
        std::pair{"magenta"sv, "magenta"sv}, std::pair{"cyan"sv, "cyan"sv},
        std::pair{"white"sv, "white"sv}};
    for (const CheckedNode& entry : value.entries()) {
        const auto type = read_key(entry);
        const auto colour = entry.one_of(colours);
        if (type && colour) source.colours.emplace_back(*type, std::string{*colour});
    }
}

void read_symbols(const CheckedNode& value, ConsoleSource& source) {
    constexpr std::size_t longest = 8;  // bytes: a sign or two, and marks that sit on them
    for (const CheckedNode& entry : value.entries()) {
        const auto name = read_reference_key(entry);
        const auto symbol = entry.text();
        if (!name || !symbol) continue;
        if (symbol->empty() || symbol->size() > longest) {
            entry.expected("a sign or two");
            continue;
        }
        source.symbols.emplace_back(*name, *symbol);
    }
}

}  // namespace

std::vector<ConsoleRowSource> read_console_rows(const CheckedNode& value) {
    std::vector<ConsoleRowSource> rows;
    for (const CheckedNode& item : value.items()) rows.push_back(read_row(item));
    return rows;
}

ConsoleSource read_console(const CheckedNode& value) {
    ConsoleSource source;
    if (!value.is(Node::Kind::map)) {
        source.rows = read_console_rows(value);
        return source;
    }
    KeyReader keys{value, shape("console")};
    if (const auto status = keys.optional("status")) source.status = read_dotted(*status);
    if (const auto rows = keys.optional("rows")) source.rows = read_console_rows(*rows);
    if (const auto colours = keys.optional("colours")) read_colours(*colours, source);
    if (const auto symbols = keys.optional("symbols")) read_symbols(*symbols, source);
    if (const auto never = keys.optional("never")) source.never = read_dotted(*never);
    if (const auto opponent = keys.optional("opponent")) {
        if (const auto name = opponent->set_id()) source.opponent = name->value;
    }
    source.lineup = keys.id("lineup");
    keys.finish();
    return source;
}

}  // namespace cardwright
