#include "catalog/contents.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string_view>
#include <type_traits>
#include <utility>

#include "catalog/candidates.hpp"
#include "catalog/names.hpp"
#include "catalog/read/readers.hpp"
#include "catalog/report.hpp"
#include "catalog/version.hpp"
#include "catalog/version_range.hpp"
#include "catalog/yaml/yaml_reader.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

std::vector<std::string_view> parts_of(std::string_view path) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t slash = path.find('/');
        parts.push_back(path.substr(0, slash));
        if (slash == std::string_view::npos) return parts;
        path.remove_prefix(slash + 1);
    }
}

std::size_t nodes_in(const Node& node) {
    std::size_t nodes = 1;
    for (const Node& child : node.children) nodes += nodes_in(child);
    return nodes;
}

/// Small entries take many times the room of their text, so each counts for at least so many bytes.
/// What a file of these costs beyond its own.
std::size_t room_for(std::size_t nodes, std::size_t bytes) {
    constexpr std::size_t bytes_per_node = 32;
    return std::max(nodes * bytes_per_node, bytes) - bytes;
}

/// Of a set that is no valid YAML: no game of that ruleset is played as if the set were not there.
std::string said_ruleset(std::string_view text) {
    constexpr std::string_view key = "\nruleset:";
    const std::size_t found = text.find(key);
    if (found == std::string_view::npos) return {};
    const std::string_view rest = text.substr(found + key.size());
    std::string_view value = rest.substr(0, rest.find_first_of("\r\n#"));
    const std::size_t start = value.find_first_not_of(" \t\"'");
    if (start == std::string_view::npos) return {};
    value = value.substr(start, value.find_last_not_of(" \t\"'") + 1 - start);
    return is_id(value) ? std::string{value} : std::string{};
}

class Reader {
  public:
    Reader(const ContentFiles& files, const CatalogLimits& limits)
        : files_{files}, limits_{limits}, report_{limits} {}

    /// Takes over what was read earlier, but for these files.
    void reuse(const Contents& earlier, const Overlay& changes) {
        earlier_ = &earlier;
        for (const auto& change : changes) {
            changed_.insert(ContentFiles::normal_path(change.first));
        }
    }

    Contents read() {
        for (const auto& [root, message] : files_.problems()) {
            report_.error({std::make_shared<const std::string>(root), 0, 0, ""}, message);
        }
        for (const std::string& root : files_.roots()) read_root(root);
        check_references();
        check_locale_folders();
        contents_.problems = report_.take();
        return std::move(contents_);
    }

  private:
    void read_root(const std::string& root) {
        if (files_.exists(root, mod_file)) keep_mod(read_file(root, mod_file, read_mod));
        for (const char* folder : {"scripts", "sets", "cards"}) {
            for (const std::string& path : files_.below(root, folder)) {
                if (path.ends_with(".yaml") && read_content(root, path, parts_of(path))) continue;
                // Whoever mistakes the place or the ending would look for the mistake elsewhere.
                if (path.ends_with(".yaml") || path.ends_with(".yml")) {
                    report_.warning(whole_file(root, path),
                                    "not read: no content file has this name");
                }
            }
        }
    }

    /// The place of a file says what it is.
    bool read_content(const std::string& root, const std::string& path,
                      const std::vector<std::string_view>& parts) {
        const std::string_view name = parts.back().substr(0, parts.back().size() - 5);
        if (parts[0] == "sets" && parts.size() == 2) {
            keep(contents_.sets, read_file(root, path, read_set), name);
        } else if (parts[0] == "scripts" && parts.size() == 3 && name == "ruleset") {
            keep(contents_.rulesets, read_file(root, path, read_ruleset), parts[1]);
        } else if (parts[0] != "sets" && parts.size() == 4 && parts[2] == "locale") {
            keep_locale(read_file(root, path, read_locale), name,
                        fmt::format("{}/{}", parts[0], parts[1]));
        } else {
            return false;
        }
        return true;
    }

    static Where whole_file(const std::string& root, const std::string& path) {
        return {std::make_shared<const std::string>(ContentFiles::join(root, path)), 0, 0, ""};
    }

    template <typename Source>
    Source read_file(const std::string& root, const std::string& path,
                     Source (*read_source)(const CheckedNode&)) {
        const Where where = whole_file(root, path);
        if (const Source* known = read_earlier<Source>(*where.file)) return *known;
        const std::size_t errors_before = report_.errors();
        Source source;
        FileText file = files_.read(*where.file, limits_.yaml_bytes, "yaml_bytes");
        yaml_bytes_ += file.text.size();
        if (!file.ok()) {
            report_.error(where, file.problem);
        } else if (yaml_bytes_ > limits_.yaml_bytes_in_all) {
            report_.error(where, fmt::format("not read: all files have more than "
                                             "yaml_bytes_in_all ({}) bytes together",
                                             limits_.yaml_bytes_in_all));
        } else if (const auto tree = read_yaml(file.text, where.file, limits_, report_)) {
            yaml_bytes_ += room_for(nodes_in(*tree), file.text.size());
            source = read_source(CheckedNode{*tree, where.file, report_});
        } else if constexpr (std::is_same_v<Source, SetSource>) {
            source.ruleset.value = said_ruleset(file.text);
        }
        source.path = where.file;
        source.root = root;
        source.broken = report_.errors() != errors_before;
        return source;
    }

    /// Nothing if the file has to be read (again).
    template <typename Source>
    const Source* read_earlier(const std::string& path) const {
        if (earlier_ == nullptr || changed_.contains(path)) return nullptr;
        const Source* found = nullptr;
        const auto look_at = [&](const Source& source) {
            if (*source.path == path) found = &source;
        };
        if constexpr (std::is_same_v<Source, LocaleSource>) {
            for (const auto& [folder, locales] : earlier_->locales) {
                for (const LocaleSource& locale : locales) look_at(locale);
            }
        } else if constexpr (std::is_same_v<Source, ModSource>) {
            for (const auto& [root, mod] : earlier_->mods) look_at(mod);
        } else if constexpr (std::is_same_v<Source, SetSource>) {
            for (const auto& [id, set] : earlier_->sets) look_at(set);
        } else {
            for (const auto& [id, ruleset] : earlier_->rulesets) look_at(ruleset);
        }
        return found;
    }

    /// The file's place says what it is called, so that a broken one can be named too.
    template <typename Source>
    void keep(std::map<std::string, Source, std::less<>>& all, Source source,
              std::string_view name) {
        if (!source.id.value.empty() && source.id.value != name) {
            report_.error(source.id.where,
                          fmt::format("expected the id {}, as the file is called", name));
            source.broken = true;
        }
        source.id.value = name;
        const auto found = all.find(name);
        if (found == all.end()) {
            all.emplace(name, std::move(source));
            return;
        }
        // Told for both files: whichever of them a game is made of has the problem.
        report_clash(source, found->second);
        report_clash(found->second, source);
        found->second.broken = true;
    }

    template <typename Source>
    void report_clash(const Source& source, const Source& other) {
        const Where where{source.path, source.id.where.line, source.id.where.column, "id"};
        report_.error(where, fmt::format("\"{}\" is in two content roots, also in {}",
                                         source.id.value, *other.path));
    }

    void keep_mod(ModSource mod) {
        for (const auto& [root, other] : contents_.mods) {
            if (mod.id.value.empty() || other.id.value != mod.id.value) continue;
            report_clash(mod, other);
            report_clash(other, mod);
            mod.broken = true;
        }
        const std::string root = mod.root;
        contents_.mods.insert_or_assign(root, std::move(mod));
    }

    void keep_locale(LocaleSource locale, std::string_view name, const std::string& folder) {
        if (!locale.language.empty() && locale.language != name) {
            report_.error({locale.path, 0, 0, "language"},
                          fmt::format("expected the language {}, as the file is called", name));
            locale.broken = true;
        }
        contents_.locales[folder].push_back(std::move(locale));
    }

    void check_locale_folders() {
        for (const auto& [folder, locales] : contents_.locales) {
            const auto parts = parts_of(folder);
            const bool known = parts[0] == "cards" ? contents_.sets.contains(parts[1])
                                                   : contents_.rulesets.contains(parts[1]);
            if (known || folder == common_folder) continue;
            for (const LocaleSource& locale : locales) {
                report_.warning({locale.path, 0, 0, ""},
                                fmt::format("not used: there is no {} \"{}\"",
                                            parts[0] == "cards" ? "set" : "ruleset", parts[1]));
            }
        }
    }

    void check_version(const NeedSource& need, std::string_view what, const std::string& version) {
        if (version_fits(version, need.versions)) return;
        report_.error(need.where, fmt::format("this mod is for {} {}, and this is version {}", what,
                                              need.versions, version));
    }

    void check_versions(const ModSource& mod) {
        if (mod.engine) check_version(*mod.engine, "an engine", std::string{engine_version()});
        for (const NeedSource& need : mod.need_versions) {
            for (const auto& [root, other] : contents_.mods) {
                if (other.id.value == need.what.value)
                    check_version(need, "the mod " + need.what.value, other.version);
            }
        }
        for (const NeedSource& need : mod.set_versions) {
            const auto found = contents_.sets.find(need.what.value);
            if (found == contents_.sets.end()) {
                report_.error(need.what.where,
                              fmt::format("there is no set \"{}\"{}", need.what.value,
                                          did_you_mean(need.what.value, keys_of(contents_.sets))));
                continue;
            }
            if (!found->second.broken)
                check_version(need, "the set " + need.what.value, found->second.version);
        }
    }

    void check_references() {
        for (auto& [root, mod] : contents_.mods) {
            for (const LocatedName& need : mod.needs) {
                std::vector<std::string_view> known;
                for (const auto& [other, each] : contents_.mods) known.emplace_back(each.id.value);
                if (std::find(known.begin(), known.end(), need.value) != known.end()) continue;
                report_.error(need.where, fmt::format("there is no mod \"{}\" among those that are "
                                                      "on{}",
                                                      need.value, did_you_mean(need.value, known)));
                mod.broken = true;
            }
            check_versions(mod);
        }
        for (auto& [id, set] : contents_.sets) {
            const LocatedName& ruleset = set.ruleset;
            if (!ruleset.value.empty() && !contents_.rulesets.contains(ruleset.value)) {
                report_.error(
                    ruleset.where,
                    fmt::format("there is no ruleset \"{}\"{}", ruleset.value,
                                did_you_mean(ruleset.value, keys_of(contents_.rulesets))));
                set.broken = true;
            }
            for (const LocatedName& need : set.needs) {
                const auto found = contents_.sets.find(need.value);
                if (found == contents_.sets.end()) {
                    report_.error(need.where,
                                  fmt::format("there is no set \"{}\"{}", need.value,
                                              did_you_mean(need.value, keys_of(contents_.sets))));
                    set.broken = true;
                } else if (!found->second.broken && found->second.ruleset.value != ruleset.value) {
                    report_.error(need.where,
                                  fmt::format("the set \"{}\" is for the ruleset \"{}\"",
                                              need.value, found->second.ruleset.value));
                    set.broken = true;
                }
            }
        }
    }

    const ContentFiles& files_;
    const CatalogLimits& limits_;
    Report report_;
    Contents contents_;
    const Contents* earlier_ = nullptr;
    std::set<std::string, std::less<>> changed_;
    std::size_t yaml_bytes_ = 0;  // read so far
};

}  // namespace

Contents read_contents(const ContentFiles& files, const CatalogLimits& limits) {
    return Reader{files, limits}.read();
}

Contents read_changed(const Contents& earlier, const Overlay& changes, const ContentFiles& files,
                      const CatalogLimits& limits) {
    Reader reader{files, limits};
    // What is wrong may concern several files at once; then all of them are looked at again.
    if (earlier.problems.empty()) reader.reuse(earlier, changes);
    return reader.read();
}

}  // namespace cardwright
