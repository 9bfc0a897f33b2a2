#include "script/common/name_finder.hpp"

#include <utility>

#include "state/ids.hpp"

namespace cardwright {

NameFinder::NameFinder(const Blueprint& blueprint, Meant meant)
    : blueprint_{&blueprint}, meant_{std::move(meant)} {
    const Schema& schema = blueprint.schema;
    for (std::size_t at = 0; at < schema.words.size(); ++at) {
        names_[schema.words.text(id_at<Word>(at))].word = id_at<Word>(at);
    }
    for (std::size_t at = 0; at < schema.types.size(); ++at) {
        names_[schema.types[at]].type = id_at<TypeId>(at);
    }
    for (std::size_t at = 0; at < schema.facts.size(); ++at) {
        names_[schema.facts[at].name].fact = id_at<FactId>(at);
    }
    for (std::size_t scope = 0; scope < scope_count; ++scope) {
        for (std::size_t at = 0; at < schema.counters[scope].size(); ++at) {
            names_[schema.counters[scope][at].name].counters[scope] = id_at<CounterId>(at);
        }
    }
    for (const Definition& definition : schema.definitions) {
        names_[definition.id].definition = schema.find_definition(definition.id);
    }
    for (std::size_t at = 0; at < blueprint.events.size(); ++at) {
        names_[blueprint.events[at].name].event = id_at<EventId>(at);
    }
    for (std::size_t at = 0; at < blueprint.hooks.size(); ++at) {
        names_[blueprint.hooks[at].name].hook = id_at<HookId>(at);
    }
    for (std::size_t at = 0; at < blueprint.queries.size(); ++at) {
        names_[blueprint.queries[at].name].query = id_at<QueryId>(at);
    }
}

const KnownName& NameFinder::find(std::string_view text) const noexcept {
    static const KnownName nothing;
    if (const KnownName* const known = by_heart(text)) return *known;
    const auto found = names_.find(text);
    return found != names_.end() ? found->second : nothing;
}

const KnownName& NameFinder::meant_name(std::string_view text) const {
    return find(meant_(text));
}

std::optional<DefId> NameFinder::definition(std::string_view text) const noexcept {
    const KnownName& known = find(text);
    return known.definition ? known.definition : blueprint_->schema.find_definition(text);
}

}  // namespace cardwright
