#include "state/schema.hpp"

#include <algorithm>

namespace cardwright {
namespace {

template <typename Range, typename Name>
std::optional<std::size_t> position(const Range& range, Name&& matches) noexcept {
    const auto found = std::find_if(range.begin(), range.end(), matches);
    if (found == range.end()) return std::nullopt;
    return static_cast<std::size_t>(found - range.begin());
}

}  // namespace

std::optional<DefId> Schema::find_definition(std::string_view name) const noexcept {
    // `set:card` names one exactly; the short form is the card alone (the catalog refuses clashes).
    const std::size_t colon = name.find(':');
    const bool qualified = colon != std::string_view::npos;
    const std::string_view set = qualified ? name.substr(0, colon) : std::string_view{};
    const std::string_view card = qualified ? name.substr(colon + 1) : name;
    const auto found = position(definitions, [&](const Definition& definition) {
        return definition.id == card && (!qualified || definition.set == set);
    });
    if (!found) return std::nullopt;
    return id_at<DefId>(*found);
}

ZoneKindId Schema::find_zone(std::string_view name) const noexcept {
    const auto found = position(zones, [&](const ZoneKind& kind) { return kind.name == name; });
    return found ? id_at<ZoneKindId>(*found) : no_zone_kind;
}

CounterId Schema::find_counter(Scope scope, std::string_view name) const noexcept {
    const auto found =
        position(counters_of(scope), [&](const CounterKind& kind) { return kind.name == name; });
    return found ? id_at<CounterId>(*found) : no_counter;
}

std::optional<FactId> Schema::find_fact(std::string_view name) const noexcept {
    const auto found = position(facts, [&](const FactKind& kind) { return kind.name == name; });
    if (!found) return std::nullopt;
    return id_at<FactId>(*found);
}

std::optional<TypeId> Schema::find_type(std::string_view name) const noexcept {
    const auto found = position(types, [&](const std::string& type) { return type == name; });
    if (!found) return std::nullopt;
    return id_at<TypeId>(*found);
}

bool Schema::backs_tell() const noexcept {
    return std::any_of(facts.begin(), facts.end(),
                       [](const FactKind& fact) { return fact.on_back; });
}

}  // namespace cardwright
