// Annotations for lua-language-server, from the table of the API: completion, types, help.

#include "cardwright/annotate/annotations.hpp"

#include <fmt/format.h>

#include "cardwright/annotate/lua_types.hpp"

namespace cardwright::tool {
namespace {

using api::Argument;
using api::Kind;
using api::Object;
using api::Row;

class Writer {
  public:
    explicit Writer(const Additions& additions) : additions_{&additions} {}

    std::string write(std::string_view made_with) {
        line("---@meta cardwright");
        line("-- What scripts of Cardwright may call. Made with `" + std::string{made_with} +
             "`; do not change it by hand.");
        line("-- luacheck: ignore");
        line("");
        write_aliases();
        write_filter();
        write_tables();
        for (const api::ObjectInfo& info : api::objects()) write_object(info);
        write_scripts();
        write_globals();
        return std::move(text_);
    }

  private:
    void line(std::string_view text) {
        text_ += text;
        text_ += '\n';
    }

    void write_fields(const std::vector<Member>& members) {
        for (const Member& member : members) {
            line(fmt::format("---@field {} {}{}", member.name, member.type,
                             member.sentence.empty() ? "" : " # " + member.sentence));
        }
    }

    void write_class(const std::string& name, const std::vector<Member>& members) {
        line("---@class " + name);
        write_fields(members);
        line("");
    }

    void write_aliases() {
        for (const api::Type& type : api::types()) {
            if (type.meaning.empty() || type.word == "filter") continue;
            const auto own = additions_->alternatives.find(type.word);
            line(fmt::format("--- {}.", type.sentence));
            if (own == additions_->alternatives.end() || own->second.empty()) {
                line(fmt::format("---@alias {} {}", class_of(type.word), lua_type(type.meaning)));
            } else {
                line("---@alias " + class_of(type.word));
                for (const std::string& name : own->second) line("---| \"" + name + "\"");
            }
            line("");
        }
    }

    static Member member_of(const Row* row, const Argument& key) {
        const std::string nested = row == nullptr ? "" : table_class(*row, key);
        return {std::string{key.name} + (key.optional() ? "?" : ""),
                nested.empty() ? lua_type(without_mark(key.type)) : nested,
                std::string{key.sentence}};
    }

    void write_filter() {
        line("--- Conditions that cards must fulfil: these, and facts, counters and queries of");
        line("--- cards: a value, a list of values, or `{ min = 1, max = 3 }`.");
        std::vector<Member> members;
        for (const Argument& key : api::filter_keys()) members.push_back(member_of(nullptr, key));
        for (const Member& own : additions_->filters) {
            members.push_back({own.name + "?", own.type, own.sentence});
        }
        write_class(class_of("filter"), members);
    }

    void write_tables() {
        for (const Row* row : api::rows()) {
            for (const Argument& argument : row->arguments()) {
                if (argument.keys.empty()) continue;
                std::vector<Member> members;
                for (const Argument& key : argument.keys) members.push_back(member_of(row, key));
                write_class(table_class(*row, argument) +
                                (argument.filter ? ": " + class_of("filter") : ""),
                            members);
            }
        }
    }

    [[nodiscard]] std::string field_type(const Row& row) const {
        if (row.on.has(Object::game)) {
            if (row.name == "params" && !additions_->params.empty()) return "cardwright.GameParams";
            if (row.name == "options" && !additions_->options.empty()) {
                return "cardwright.GameOptions";
            }
            if (row.name == "all" && !additions_->all_zones.empty()) return "cardwright.AllZones";
        }
        return lua_type(row.result);
    }

    void write_object(const api::ObjectInfo& info) {
        if (info.object == Object::game) write_tables_of_game();
        line("--- " + std::string{info.sentence});
        line("---@class " + class_of(info.object));
        for (const Row* row : api::rows()) {
            if (!row->on.has(info.object) || row->kind != Kind::field) continue;
            const std::string_view use = use_sentence(row->use);
            line(fmt::format("---@field {} {} # {}{}{}", row->name, field_type(*row), row->sentence,
                             use.empty() ? "" : " ", use));
        }
        if (info.object == Object::zones) {
            line("---@field [integer] cardwright.Zone # A slot, from 1.");
            line("---@field [string] cardwright.Zone # A pile, by the id of its cards.");
        }
        write_fields(additions_->members[static_cast<std::size_t>(info.object)]);
        const std::string local = camel_case(info.word);
        line("local " + local + " = {}");
        line("");
        for (const Row* row : api::rows()) {
            if (row->on.has(info.object) && row->kind != Kind::field) write_method(local, *row);
        }
    }

    void write_method(const std::string& local, const Row& row) {
        line("--- " + std::string{row.sentence});
        if (const std::string_view use = use_sentence(row.use); !use.empty()) {
            line("---");
            line("--- " + std::string{use});
        }
        line("---");
        line("--- ```lua");
        line("--- " + std::string{row.example});
        line("--- ```");
        for (const Argument& argument : row.arguments()) {
            const Member member = member_of(&row, argument);
            line(fmt::format("---@param {} {}{}", member.name, member.type,
                             member.sentence.empty() ? "" : " # " + member.sentence));
        }
        for (const std::string_view result : results_of(row)) {
            line("---@return " + lua_type(result));
        }
        line(fmt::format("function {}:{}({}) end", local, row.name, parameter_names(row, false)));
        line("");
    }

    void write_tables_of_game() {
        const auto write = [&](const char* name, const std::vector<Member>& members) {
            if (!members.empty()) write_class(name, members);
        };
        write("cardwright.GameParams", additions_->params);
        write("cardwright.GameOptions", additions_->options);
        write("cardwright.AllZones", additions_->all_zones);
    }

    void write_scripts() {
        line("--- The script of a card: write `---@type cardwright.CardScript` above its table.");
        std::vector<Member> members{
            {"triggers?", "table[]", "What it does when something happens."},
            {"modifiers?", "table[]", "What it changes about queries."},
            {"effects?", "table<string, table>", "Temporary effects, by name."},
            {"settle?", "(fun(ctx: cardwright.Context))|table",
             "After each act, until nothing changes; may not ask."},
            {"meanwhile?", "table", "Offered with the first question of each step of its owner."}};
        for (const Member& hook : additions_->hooks) {
            members.push_back(
                {hook.name + "?", std::string{without_mark(hook.type)}, hook.sentence});
        }
        write_class("cardwright.CardScript", members);
        line("--- A bot: write `---@type cardwright.Bot` above its table.");
        write_class("cardwright.Bot", {{"answer",
                                        "fun(view: cardwright.Game, choice: cardwright.Choice): "
                                        "cardwright.Answer?, cardwright.TextKey?",
                                        "An answer, and the reason people are told."},
                                       {"always?", "table<cardwright.TextKey, table>",
                                        "What it always answers to a prompt, as data."}});
    }

    void write_globals() {
        line("---@type cardwright.Game");
        line("game = {}");
        line("");
        line("--- A script of the same ruleset, or of `scripts/std`. At the top of a file only.");
        line("---@param module string");
        line("---@return table");
        line("function use(module) end");
    }

    const Additions* additions_;
    std::string text_;
};

}  // namespace

std::string annotations(const Additions& additions, std::string_view made_with) {
    return Writer{additions}.write(made_with);
}

}  // namespace cardwright::tool
