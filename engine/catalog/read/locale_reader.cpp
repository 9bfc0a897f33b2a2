#include <fmt/format.h>

#include <utility>

#include "catalog/names.hpp"
#include "catalog/read/key_reader.hpp"
#include "catalog/read/read_common.hpp"
#include "catalog/read/readers.hpp"
#include "catalog/text/plural.hpp"

namespace cardwright {

namespace {

/// Every number must have a form: the last takes what the others leave.
PluralForms read_plurals(const CheckedNode& value) {
    PluralForms forms;
    for (const CheckedNode& entry : value.entries()) {
        const auto text = entry.text();
        if (!text) continue;
        if (!is_plural_name(entry.node().key)) {
            value.report().error(entry.key_where(),
                                 "a form is called zero, one, two, few, many or other");
            continue;
        }
        if (!forms.empty() && forms.back().when.empty()) {
            entry.error("the form before this one takes every number that is left");
            continue;
        }
        PluralForm& form = forms.emplace_back();
        form.name = entry.node().key;
        const std::string problem = read_plural(*text, form);
        if (!problem.empty()) entry.error(problem);
    }
    if (!forms.empty() && !forms.back().when.empty()) {
        value.error("the last form is for every number that is left: otherwise");
    }
    return forms;
}

}  // namespace

LocaleSource read_locale(const CheckedNode& file) {
    LocaleSource source;
    KeyReader keys{file, shape("locale")};
    if (!read_format(keys, "cardwright/locale@1")) return source;
    if (const auto language = keys.required("language")) {
        if (language->is(Node::Kind::scalar) && is_language(language->node().text)) {
            source.language = language->node().text;
        } else {
            language->expected("a language such as en or pl");
        }
    }
    if (const auto plurals = keys.optional("plurals")) source.plurals = read_plurals(*plurals);
    if (const auto texts = keys.required("texts")) {
        // Of a file that somebody has just begun to translate every line may still be a remark.
        const bool begun = !texts->is(Node::Kind::nothing);
        for (const CheckedNode& entry : begun ? texts->entries() : std::vector<CheckedNode>{}) {
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
    keys.finish();
    return source;
}

}  // namespace cardwright
