#include <fmt/format.h>

#include <utility>

#include "catalog/names.hpp"
#include "catalog/read/fields.hpp"
#include "catalog/read/read_common.hpp"
#include "catalog/read/readers.hpp"

namespace cardwright {

LocaleSource read_locale(const Written& file) {
    LocaleSource source;
    Fields fields{file, shape("locale")};
    if (!read_format(fields, "cardwright/locale@1")) return source;
    if (const auto language = fields.required("language")) {
        if (language->is(Node::Kind::scalar) && is_language(language->node().text)) {
            source.language = language->node().text;
        } else {
            language->expected("a language such as en or pl");
        }
    }
    if (const auto texts = fields.required("texts")) {
        // Of a file that somebody has just begun to translate every line may still be a remark.
        const bool begun = !texts->is(Node::Kind::nothing);
        for (const Written& entry : begun ? texts->entries() : std::vector<Written>{}) {
            if (!is_text_key(entry.node().key)) {
                file.report().error(entry.key_where(),
                                    "expected names with dots between them, as in some_card.which");
                continue;
            }
            if (auto text = entry.text()) {
                source.texts.emplace_back(LocatedName{entry.node().key, entry.key_where()},
                                          std::move(*text));
            }
        }
    }
    fields.finish();
    return source;
}

}  // namespace cardwright
