#include "catalog/read/read_common.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "catalog/names.hpp"
#include "catalog/yaml/utf8.hpp"

namespace cardwright {

bool read_format(KeyReader& keys, std::string_view expected, std::string_view what_changed) {
    const auto format = keys.required("format");
    if (!format) return true;
    if (format->is(Node::Kind::scalar)) {
        const std::string_view found = format->node().text;
        if (found == expected) return true;
        const std::size_t version = expected.find('@') + 1;
        if (!what_changed.empty() && found.starts_with(expected.substr(0, version)) &&
            found.substr(version) < expected.substr(version)) {
            format->error(fmt::format("this file was written for {}; this program reads {}: {}",
                                      found, expected, what_changed));
            return false;
        }
    }
    format->expected(fmt::format("the format {}", expected));
    return false;
}

Translated read_translated(const CheckedNode& value, TextPlaces* places) {
    Translated translated;
    const auto add = [&](const std::string& language, const CheckedNode& from) {
        auto text = from.text();
        if (!text) return;
        translated.emplace(language, std::move(*text));
        if (places != nullptr) places->emplace(language, from.where());
    };
    if (value.is(Node::Kind::scalar)) {
        add("en", value);
        return translated;
    }
    if (!value.is(Node::Kind::map)) {
        value.expected("a text or a map of languages");
        return translated;
    }
    for (const CheckedNode& entry : value.entries()) {
        if (!is_language(entry.node().key)) {
            value.report().error(entry.key_where(), "expected a language such as en or pl");
            continue;
        }
        add(entry.node().key, entry);
    }
    const auto& entries = value.node().children;
    if (std::none_of(entries.begin(), entries.end(), [](const Node& n) { return n.key == "en"; })) {
        value.error("the key \"en\" is missing: English is what other languages fall back to");
    }
    return translated;
}

std::optional<LocatedName> read_key(const CheckedNode& entry) {
    const std::string& key = entry.node().key;
    if (is_id(key)) return LocatedName{key, entry.key_where()};
    entry.report().error(
        entry.key_where(),
        fmt::format("\"{}\" is not a name of lower-case letters, digits and underscores",
                    shortened(key, 40)));
    return std::nullopt;
}

std::optional<LocatedName> read_reference_key(const CheckedNode& entry) {
    const std::string& key = entry.node().key;
    if (is_reference(key)) return LocatedName{key, entry.key_where()};
    return read_key(entry);
}

std::string read_version(const CheckedNode& value) {
    const auto text = value.text();
    if (!text) return {};
    if (text->find_first_not_of("0123456789.") != std::string::npos || text->front() == '.' ||
        text->back() == '.') {
        value.expected("a version such as 1.0.0");
        return {};
    }
    return *text;
}

SeatRange read_seats(const CheckedNode& value) {
    SeatRange seats;
    KeyReader keys{value, shape("seats")};
    constexpr auto most = static_cast<std::int32_t>(most_seats);
    if (const auto least = keys.required("min")) {
        seats.least = static_cast<std::uint8_t>(least->integer(1, most).value_or(1));
    }
    seats.most = seats.least;
    if (const auto largest = keys.required("max")) {
        seats.most =
            static_cast<std::uint8_t>(largest->integer(seats.least, most).value_or(seats.least));
    }
    keys.finish();
    return seats;
}

namespace {

bool is_dotted(std::string_view text, bool (*is_part)(std::string_view) noexcept) noexcept {
    while (true) {
        const std::size_t dot = text.find('.');
        if (!is_part(text.substr(0, dot))) return false;
        if (dot == std::string_view::npos) return true;
        text.remove_prefix(dot + 1);
    }
}

}  // namespace

bool is_text_key(std::string_view text) noexcept {
    return is_dotted(text, is_id);
}

bool is_dotted_name(std::string_view text) noexcept {
    return is_dotted(text, is_reference);
}

}  // namespace cardwright
