#include "catalog/text/template.hpp"

#include <fmt/format.h>

#include <utility>

#include "catalog/names.hpp"
#include "catalog/yaml/utf8.hpp"

namespace cardwright {
namespace {

TextTemplate::Piece parse_placeholder(std::string_view inside) {
    TextTemplate::Piece piece;
    piece.is_placeholder = true;
    std::size_t bar = inside.find('|');
    piece.text = inside.substr(0, bar);
    while (bar != std::string_view::npos) {
        inside.remove_prefix(bar + 1);
        bar = inside.find('|');
        piece.forms.emplace_back(inside.substr(0, bar));
    }
    return piece;
}

}  // namespace

TextTemplate parse_template(std::string_view text) {
    TextTemplate result;
    while (!text.empty()) {
        const std::size_t brace = text.find_first_of("{}");
        if (brace != 0) result.pieces.push_back({std::string{text.substr(0, brace)}, false, {}});
        if (brace == std::string_view::npos) break;
        const std::size_t end = text.find('}', brace);
        if (text[brace] == '}' || end == std::string_view::npos) {
            result.problem = fmt::format("a brace without its partner in \"{}\"",
                                         shortened(text.substr(brace), 40));
            return result;
        }
        auto piece = parse_placeholder(text.substr(brace + 1, end - brace - 1));
        if (!is_id(piece.text)) {
            result.problem = fmt::format("\"{{{}}}\" holds no name", shortened(piece.text, 40));
            return result;
        }
        result.pieces.push_back(std::move(piece));
        text.remove_prefix(end + 1);
    }
    return result;
}

}  // namespace cardwright
