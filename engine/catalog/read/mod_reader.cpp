#include "catalog/names.hpp"
#include "catalog/read/key_reader.hpp"
#include "catalog/read/read_common.hpp"
#include "catalog/read/readers.hpp"
#include "catalog/version_range.hpp"

namespace cardwright {

ChangesSource read_changes(const CheckedNode& value) {
    if (!value.is(Node::Kind::map)) {
        value.expected("a map from what is changed (core:guard) to its fields");
        return {};
    }
    return {value.node(), value.where()};
}

namespace {

std::string read_version_range(const CheckedNode& value) {
    const auto text = value.text();
    if (!text || is_version_range(*text)) return text.value_or("");
    value.expected("versions such as \">=1.0 <2.0\"");
    return {};
}

std::vector<NeedSource> read_versions(const CheckedNode& map) {
    std::vector<NeedSource> needs;
    for (const CheckedNode& entry : map.entries()) {
        const std::string& key = entry.node().key;
        if (!is_set_id(key)) {
            map.report().error(entry.key_where(), "expected an id such as base");
            continue;
        }
        needs.push_back({{key, entry.key_where()}, read_version_range(entry), entry.where()});
    }
    return needs;
}

}  // namespace

ModSource read_mod(const CheckedNode& file) {
    ModSource source;
    KeyReader keys{file, shape("mod")};
    if (!read_format(keys, "cardwright/mod@1")) return source;
    if (const auto id = keys.required("id")) source.id = id->set_id().value_or(LocatedName{});
    if (const auto name = keys.optional("name")) source.names = read_translated(*name);
    if (const auto version = keys.optional("version")) source.version = read_version(*version);
    const auto text = [&](const char* key) {
        const auto value = keys.optional(key);
        return value ? value->text().value_or("") : std::string{};
    };
    source.authors = text("authors");
    source.licence = text("licence");
    if (const auto needs = keys.optional("needs")) {
        if (needs->is(Node::Kind::map)) {
            source.need_versions = read_versions(*needs);
            for (const NeedSource& need : source.need_versions) source.needs.push_back(need.what);
        } else {
            for (const CheckedNode& item : needs->items()) {
                if (auto need = item.set_id()) source.needs.push_back(std::move(*need));
            }
        }
        drop_repeated(source.needs, file.report());
    }
    if (const auto sets = keys.optional("sets")) source.set_versions = read_versions(*sets);
    if (const auto engine = keys.optional("engine")) {
        source.engine =
            NeedSource{{"engine", engine->where()}, read_version_range(*engine), engine->where()};
    }
    if (const auto changes = keys.optional("changes")) source.changes = read_changes(*changes);
    if (const auto decisions = keys.optional("decisions")) {
        for (const CheckedNode& entry : decisions->entries()) {
            if (auto mod = entry.set_id()) {
                source.decisions.emplace_back(entry.node().key, std::move(*mod));
            }
        }
    }
    keys.finish();
    return source;
}

}  // namespace cardwright
