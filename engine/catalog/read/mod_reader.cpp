#include "catalog/read/key_reader.hpp"
#include "catalog/read/read_common.hpp"
#include "catalog/read/readers.hpp"

namespace cardwright {

ChangesSource read_changes(const CheckedNode& value) {
    if (!value.is(Node::Kind::map)) {
        value.expected("a map from what is changed (core:guard) to its fields");
        return {};
    }
    return {value.node(), value.where()};
}

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
        for (const CheckedNode& item : needs->items()) {
            if (auto need = item.set_id()) source.needs.push_back(std::move(*need));
        }
        drop_repeated(source.needs, file.report());
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
