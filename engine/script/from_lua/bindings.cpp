#include "script/from_lua/bindings.hpp"

#include <map>
#include <utility>

#include "script/from_lua/fields.hpp"

namespace cardwright {
namespace {

using ObjectAndName = std::pair<api::Object, std::string_view>;

template <typename Each>
void for_each_object(api::Objects objects, Each&& each) {
    for (const api::ObjectInfo& info : api::objects()) {
        if (objects.has(info.object)) each(info.object);
    }
}

}  // namespace

const std::vector<Binding>& all_bindings() {
    static const std::vector<Binding> all = [] {
        std::vector<Binding> list;
        for (const auto part :
             {change_bindings(), choice_bindings(), event_bindings(), game_bindings(),
              telling_bindings(), object_bindings(), bot_bindings(), owned_bindings()}) {
            list.insert(list.end(), part.begin(), part.end());
        }
        return list;
    }();
    return all;
}

const std::vector<FieldBinding>& all_fields() {
    static const std::vector<FieldBinding> all = [] {
        std::vector<FieldBinding> list;
        for (const auto part : {game_fields(), player_fields(), card_fields(), zone_fields(),
                                context_fields(), choice_fields()}) {
            list.insert(list.end(), part.begin(), part.end());
        }
        return list;
    }();
    return all;
}

std::vector<std::string> unmatched_names() {
    // A field counts for a row that is a field, a function for one that is called.
    std::map<std::pair<ObjectAndName, bool>, int> balance;
    for (const api::Row* row : api::rows()) {
        for_each_object(row->on, [&](api::Object object) {
            ++balance[{{object, row->name}, row->kind == api::Kind::field}];
        });
    }
    for (const Binding& binding : all_bindings()) {
        for_each_object(binding.on, [&](api::Object object) {
            --balance[{{object, binding.name}, false}];
        });
    }
    for (const FieldBinding& field : all_fields()) {
        for_each_object(field.on, [&](api::Object object) {
            --balance[{{object, field.name}, true}];
        });
    }
    std::vector<std::string> unmatched;
    for (const auto& [key, difference] : balance) {
        if (difference == 0) continue;
        unmatched.push_back(std::string{api::info(key.first.first).word} + "." +
                            std::string{key.first.second});
    }
    return unmatched;
}

}  // namespace cardwright
