#include "cardwright/annotate/reference_pages.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "api/api.hpp"
#include "cardwright/annotate/lua_types.hpp"

namespace cardwright::tool {
namespace {

using api::Argument;
using api::Kind;
using api::Object;
using api::Row;

constexpr std::string_view made =
    "<!-- Made with `cardwright annotate --docs docs`; do not change it by hand. -->\n";

/// A `|` would end the cell of a table.
std::string in_cell(std::string_view text) {
    std::string safe;
    for (const char letter : text) {
        if (letter == '|') safe += '\\';
        safe += letter;
    }
    return safe;
}

std::string title(Object object) {
    switch (object) {
        case Object::game:
            return "The game";
        case Object::zones:
            return "Zones of a kind";
        default:
            return camel_case(api::info(object).word);
    }
}

void add_fields(Object object, std::string& page) {
    const auto& rows = api::rows();
    const auto is_field = [&](const Row* row) {
        return row->on.has(object) && row->kind == Kind::field;
    };
    if (std::none_of(rows.begin(), rows.end(), is_field)) return;
    page += "\n## Fields\n\n| field | type | what it is | for example |\n|---|---|---|---|\n";
    for (const Row* row : rows) {
        if (!is_field(row)) continue;
        const std::string_view use = use_sentence(row->use);
        page += fmt::format("| `{}` | `{}` | {}{}{} | `{}` |\n", row->name, in_cell(row->result),
                            row->sentence, use.empty() ? "" : " ", use, in_cell(row->example));
    }
}

void add_arguments(const Row& row, std::string& page) {
    if (row.arguments().empty()) return;
    page += "\n| argument | type | |\n|---|---|---|\n";
    for (const Argument& argument : row.arguments()) {
        page += fmt::format("| `{}` | `{}` | {} |\n", argument.name, in_cell(argument.type),
                            argument.sentence);
        for (const Argument& key : argument.keys) {
            page += fmt::format("| `{}.{}` | `{}` | {} |\n", argument.name, key.name,
                                in_cell(key.type), key.sentence);
        }
        if (argument.filter) {
            page +=
                fmt::format("| `{}.…` | | The keys of a [filter](filters.md). |\n", argument.name);
        }
    }
}

void add_called(Object object, Kind kind, std::string_view heading, std::string& page) {
    bool first = true;
    for (const Row* row : api::rows()) {
        if (!row->on.has(object) || row->kind != kind) continue;
        if (first) page += "\n## " + std::string{heading} + "\n";
        first = false;
        page += fmt::format("\n### {}({})\n\n{}", row->name, parameter_names(*row, true),
                            row->sentence);
        if (!row->result.empty()) page += fmt::format(" Returns `{}`.", row->result);
        if (const std::string_view use = use_sentence(row->use); !use.empty()) {
            page += " " + std::string{use};
        }
        page += "\n";
        add_arguments(*row, page);
        page += fmt::format("\n```lua\n{}\n```\n", row->example);
    }
}

std::string page_of(const api::ObjectInfo& info) {
    std::string page = fmt::format("{}# {}\n\n{}\n", made, title(info.object), info.sentence);
    add_fields(info.object, page);
    add_called(info.object, Kind::query, "What answers", page);
    add_called(info.object, Kind::method, "What changes something or asks", page);
    return page;
}

std::string filter_page() {
    std::string page =
        std::string{made} +
        "# Filters\n\nConditions that cards must fulfil, as data: every one of them. A filter has "
        "these keys, and any fact, counter or query of cards by its name: a value, a list of "
        "values (any of them), or `{ min = 1, max = 3 }`.\n\n| key | type | what it asks |\n"
        "|---|---|---|\n";
    for (const Argument& key : api::filter_keys()) {
        page += fmt::format("| `{}` | `{}` | {} |\n", key.name, in_cell(key.type), key.sentence);
    }
    page +=
        "\n```lua\nlocal cards = me.row:list { type = \"relic\", cost = { max = 6 }, except = { "
        "name = \"ant\" } }\n```\n";
    return page;
}

std::string types_page() {
    std::string page = std::string{made} +
                       "# Types\n\nTypes are written as in "
                       "[LuaCATS](https://luals.github.io/wiki/annotations/#documenting-types): "
                       "`card[]` is a list of cards, `card?` may be nil, or be left out.\n\n"
                       "| type | what it is | the same as |\n|---|---|---|\n";
    for (const api::ObjectInfo& info : api::objects()) {
        page += fmt::format("| `{}` | [{}]({}.md) | |\n", info.word, info.shown, info.word);
    }
    for (const api::Type& type : api::types()) {
        page += fmt::format("| `{}` | {} | {} |\n", type.word, type.sentence,
                            type.meaning.empty() ? "" : "`" + in_cell(type.meaning) + "`");
    }
    return page;
}

std::string first_page() {
    std::string page =
        std::string{made} +
        "# What scripts may call\n\nHow to write scripts is told in [scripting](../scripting.md); "
        "this is the list. A name is a **field** (`card.owner`), or it is called: some names only "
        "**answer** (`zone:count()`), others **change** something or **ask** somebody "
        "(`player:choose_card {…}`).\n\n| object | |\n|---|---|\n";
    for (const api::ObjectInfo& info : api::objects()) {
        page += fmt::format("| [{}]({}.md) | {} |\n", title(info.object), info.word, info.sentence);
    }
    page +=
        "\nAlso: [filters](filters.md), [types](types.md).\n\nA ruleset adds zones, counters, "
        "facts, queries and verbs of its own: `cardwright annotate --game dominion` lists them for "
        "editors, see [completion in an editor](../scripting.md#completion-in-an-editor).\n\n"
        "## Where a name may be used\n\nAnywhere, unless it says otherwise.\n\n";
    for (const api::Use use :
         {api::Use::rules, api::Use::changes, api::Use::asks, api::Use::set_up, api::Use::bots}) {
        page += "- " + std::string{use_sentence(use)} + "\n";
    }
    return page;
}

}  // namespace

std::map<std::string, std::string> reference_pages() {
    std::map<std::string, std::string> pages{
        {"README.md", first_page()}, {"filters.md", filter_page()}, {"types.md", types_page()}};
    for (const api::ObjectInfo& info : api::objects()) {
        pages[std::string{info.word} + ".md"] = page_of(info);
    }
    return pages;
}

}  // namespace cardwright::tool
