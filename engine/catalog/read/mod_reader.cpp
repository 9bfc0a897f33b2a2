#include "catalog/names.hpp"
#include "catalog/read/fields.hpp"
#include "catalog/read/read_common.hpp"
#include "catalog/read/readers.hpp"
#include "catalog/version_range.hpp"

namespace cardwright {

ChangesSource read_changes(const Written& value) {
    if (!value.is(Node::Kind::map)) {
        value.expected("a map from what is changed (core:guard) to its fields");
        return {};
    }
    return {value.node(), value.where()};
}

namespace {

std::string read_version_range(const Written& value) {
    const auto text = value.text();
    if (!text || is_version_range(*text)) return text.value_or("");
    value.expected("versions such as \">=1.0 <2.0\"");
    return {};
}

std::vector<NeedSource> read_versions(const Written& map) {
    std::vector<NeedSource> needs;
    for (const Written& entry : map.entries()) {
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

ModSource read_mod(const Written& file) {
    ModSource source;
    Fields fields{file, shape("mod")};
    if (!read_format(fields, "cardwright/mod@1")) return source;
    if (const auto id = fields.required("id")) source.id = id->set_id().value_or(LocatedName{});
    if (const auto name = fields.optional("name")) source.names = read_translated(*name);
    if (const auto version = fields.optional("version")) source.version = read_version(*version);
    const auto text = [&](const char* key) {
        const auto value = fields.optional(key);
        return value ? value->text().value_or("") : std::string{};
    };
    source.authors = text("authors");
    source.licence = text("licence");
    if (const auto needs = fields.optional("needs")) {
        if (needs->is(Node::Kind::map)) {
            source.need_versions = read_versions(*needs);
            for (const NeedSource& need : source.need_versions) source.needs.push_back(need.what);
        } else {
            for (const Written& item : needs->items()) {
                if (auto need = item.set_id()) source.needs.push_back(std::move(*need));
            }
        }
        drop_repeated(source.needs, file.report());
    }
    if (const auto sets = fields.optional("sets")) source.set_versions = read_versions(*sets);
    if (const auto engine = fields.optional("engine")) {
        source.engine =
            NeedSource{{"engine", engine->where()}, read_version_range(*engine), engine->where()};
    }
    if (const auto changes = fields.optional("changes")) source.changes = read_changes(*changes);
    if (const auto decisions = fields.optional("decisions")) {
        for (const Written& entry : decisions->entries()) {
            if (auto mod = entry.set_id()) {
                source.decisions.emplace_back(entry.node().key, std::move(*mod));
            }
        }
    }
    fields.finish();
    return source;
}

}  // namespace cardwright
