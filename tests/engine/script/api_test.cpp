// The table of what scripts may call, and the functions behind it.
#include "api/api.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <set>
#include <string>

#include "script/from_lua/bindings.hpp"

using namespace cardwright;

namespace {

/// The words a type is made of, without names of parameters, keys and texts in quotes.
std::set<std::string> words_of(std::string_view type) {
    std::set<std::string> words;
    for (std::size_t at = 0; at < type.size();) {
        if (type[at] == '"') {
            at = type.find('"', at + 1) + 1;
            continue;
        }
        if (std::isalpha(static_cast<unsigned char>(type[at])) == 0) {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        while (at < type.size() &&
               (std::isalnum(static_cast<unsigned char>(type[at])) != 0 || type[at] == '_')) {
            ++at;
        }
        const bool names_another = at + 1 < type.size() && type[at] == ':' && type[at + 1] == ' ';
        if (!names_another) words.emplace(type.substr(begin, at - begin));
    }
    return words;
}

void check_type(std::string_view type) {
    static const std::set<std::string, std::less<>> known = [] {
        std::set<std::string, std::less<>> all{"fun", "table"};
        for (const api::Type& each : api::types()) all.emplace(each.word);
        for (const api::ObjectInfo& each : api::objects()) all.emplace(each.word);
        return all;
    }();
    INFO(type);
    for (const std::string& word : words_of(type)) {
        INFO(word);
        CHECK(known.contains(word));
    }
}

void check_argument(const api::Argument& argument) {
    CHECK_FALSE(argument.type.empty());
    check_type(argument.type);
    for (const api::Argument& key : argument.keys) check_argument(key);
}

}  // namespace

TEST_CASE("each row of the API has a function or a field, and each of these a row", "[api]") {
    const auto unmatched = unmatched_names();
    CHECK(unmatched == std::vector<std::string>{});
    CHECK(api::rows().size() > 100);
}

TEST_CASE("each row of the API says all there is to say", "[api]") {
    std::set<std::pair<api::Object, std::string_view>> seen;
    for (const api::Row* row : api::rows()) {
        INFO(row->name);
        CHECK(row->sentence.ends_with('.'));
        CHECK_FALSE(row->example.empty());
        CHECK(row->example.find(row->name) != std::string_view::npos);
        check_type(row->result);
        for (const api::Argument& argument : row->arguments()) check_argument(argument);
        if (row->kind == api::Kind::field) {
            CHECK(row->arguments().empty());
            CHECK_FALSE(row->result.empty());
        }
        for (const api::ObjectInfo& info : api::objects()) {
            if (row->on.has(info.object)) CHECK(seen.emplace(info.object, row->name).second);
        }
    }
    for (const api::Type& type : api::types()) check_type(type.meaning);
    for (const api::Argument& key : api::filter_keys()) check_argument(key);
}
