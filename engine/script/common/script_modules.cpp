// Where scripts are at home, what names mean there, and what they may `use`.

#include <algorithm>
#include <cctype>
#include <utility>

#include "script/common/script_world.hpp"

namespace cardwright {

bool ScriptWorld::load_text(const std::string& text, const std::string& path, HomeId home) {
    const HomeId before = home_;
    home_ = home;
    homes_of_files_.insert_or_assign(path, home);
    const bool loaded = sandbox_.load(text, path);
    home_ = before;
    return loaded;
}

HomeId ScriptWorld::home_of(const Definition& definition) const noexcept {
    const auto& homes = blueprint_->homes;
    const auto found = std::find_if(homes.begin(), homes.end(),
                                    [&](const Home& home) { return home.set == definition.set; });
    return found == homes.end() ? ruleset_home
                                : id_at<HomeId>(static_cast<std::size_t>(found - homes.begin()));
}

HomeId ScriptWorld::home_of_caller() const {
    lua_State* L = sandbox_.running_thread();
    lua_Debug caller;
    for (int level = 0; L != nullptr && lua_getstack(L, level, &caller) != 0; ++level) {
        if (lua_getinfo(L, "S", &caller) == 0 || *caller.source != '@') continue;
        const auto found = homes_of_files_.find(std::string_view{caller.source + 1});
        if (found != homes_of_files_.end()) return found->second;
    }
    return home_;
}

std::string ScriptWorld::meant_here(std::string_view name) const {
    const SetNames& names = blueprint_->set_names;
    if (!names.any_contested() && name.find(':') == std::string_view::npos) {
        return std::string{name};
    }
    std::string meant = names.meant(name, home_of_caller());
    if (meant == name) {
        const std::string choices = names.choices(name);
        if (!choices.empty()) {
            throw ScriptMistake{"several sets have declared \"" + std::string{name} + "\": write " +
                                choices};
        }
    }
    return meant;
}

/// Pushes a module; false if there is no such file, or with what is wrong in `module_problem`.
bool ScriptWorld::load_module(const std::string& path, HomeId home) {
    lua_State* L = sandbox_.lua();
    {
        const HostRoom room{sandbox_.allocator()};
        lua_checkstack(L, 8);
        lua_rawgeti(L, LUA_REGISTRYINDEX, modules_ref_);
        if (lua_getfield(L, -1, path.c_str()) != LUA_TNIL) {
            lua_remove(L, -2);
            return true;
        }
        lua_pop(L, 2);
    }
    const auto text = source_(path);
    if (!text) return false;
    if (!load_text(*text, path, home)) {
        const ScriptError& error = sandbox_.error();
        module_problem_ = error.file + ":" + std::to_string(error.line) + ": " + error.message;
        return false;
    }
    const HostRoom room{sandbox_.allocator()};
    lua_rawgeti(L, LUA_REGISTRYINDEX, modules_ref_);
    lua_pushvalue(L, -2);
    lua_setfield(L, -2, path.c_str());
    lua_pop(L, 1);
    return true;
}

namespace {

/// A plain name: no way into other folders.
bool is_module_name(std::string_view name) {
    return std::all_of(name.begin(), name.end(), [](unsigned char letter) {
        return std::isalnum(letter) != 0 || letter == '_' || letter == '-';
    });
}

/// What these files of a set are for is fixed; a module of the ruleset may be called so.
bool has_a_purpose(std::string_view name) {
    constexpr std::string_view names[] = {"verbs", "steps", "setup", "scoring"};
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

}  // namespace

/// A script of a set finds the modules of its set, then those of the ruleset; `set:module` is one
/// of another set.
bool ScriptWorld::push_module(const std::string& wanted) {
    module_problem_.clear();
    const auto& homes = blueprint_->homes;
    const std::size_t colon = wanted.find(':');
    const std::string name = colon == std::string::npos ? wanted : wanted.substr(colon + 1);
    HomeId home = home_;
    if (colon != std::string::npos) {
        const auto found = std::find_if(homes.begin() + 1, homes.end(), [&](const Home& each) {
            return each.set == wanted.substr(0, colon);
        });
        if (found == homes.end()) {
            module_problem_ = "there is no set \"" + wanted.substr(0, colon) + "\" in this game";
            return false;
        }
        home = id_at<HomeId>(static_cast<std::size_t>(found - homes.begin()));
    }
    std::vector<std::pair<std::string, HomeId>> files;
    std::string folders;
    const auto look_in = [&](const std::string& folder, HomeId of) {
        folders += (folders.empty() ? "" : " or ") + folder;
        const std::string path = folder + "/" + name + ".lua";
        if (of != ruleset_home && (has_a_purpose(name) || card_scripts_.contains(path))) return;
        if (is_module_name(name) && source_(path)) files.emplace_back(path, of);
    };
    if (home != ruleset_home) look_in(homes[index_of(home)].folder, home);
    if (colon == std::string::npos) {
        look_in(homes.front().folder, ruleset_home);
        for (const std::string& folder : blueprint_->added_folders) look_in(folder, ruleset_home);
        look_in("scripts/std", ruleset_home);
    }
    if (files.empty()) {
        module_problem_ = "there is no module \"" + name + "\" in " + folders;
        return false;
    }
    const auto& [path, of] = files.front();
    if (of != ruleset_home && files.size() > 1) {
        module_problem_ = "the module \"" + name + "\" is both in " + path + " and " +
                          files[1].first + "; call the one of the set otherwise";
        return false;
    }
    return load_module(path, of);
}

}  // namespace cardwright
