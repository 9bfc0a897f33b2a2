#include "script/common/name_finder.hpp"

namespace cardwright {
namespace {

/// Looks among the recent names first; `spelt` gives the name of an id as the content has it.
template <typename Id, typename LookUp, typename Spelt>
std::optional<Id> find_recent(RecentNames<Id>& recent, std::string_view text, LookUp&& look_up,
                              Spelt&& spelt) {
    if (const auto known = recent.find(text)) return known;
    const std::optional<Id> found = look_up(text);
    // A name written in another way (`set:card`) is found, but not remembered.
    if (found && spelt(*found) == text) recent.remember(text, spelt(*found), *found);
    return found;
}

}  // namespace

Word NameFinder::word(std::string_view text) {
    const Words& words = blueprint_->schema.words;
    return find_recent(
               words_, text,
               [&](std::string_view name) {
                   const Word found = words.find(name);
                   return found == no_word ? std::nullopt : std::optional{found};
               },
               [&](Word id) { return words.text(id); })
        .value_or(no_word);
}

std::optional<TypeId> NameFinder::type(std::string_view text) {
    const Schema& schema = blueprint_->schema;
    return find_recent(
        types_, text, [&](std::string_view name) { return schema.find_type(name); },
        [&](TypeId id) -> std::string_view { return schema.types[index_of(id)]; });
}

std::optional<FactId> NameFinder::fact(std::string_view text) {
    const Schema& schema = blueprint_->schema;
    return find_recent(
        facts_, text, [&](std::string_view name) { return schema.find_fact(name); },
        [&](FactId id) -> std::string_view { return schema.facts[index_of(id)].name; });
}

CounterId NameFinder::counter(Scope scope, std::string_view text) {
    const Schema& schema = blueprint_->schema;
    return find_recent(
               counters_[static_cast<std::size_t>(scope)], text,
               [&](std::string_view name) {
                   const CounterId found = schema.find_counter(scope, name);
                   return found == no_counter ? std::nullopt : std::optional{found};
               },
               [&](CounterId id) -> std::string_view {
                   return schema.counters_of(scope)[index_of(id)].name;
               })
        .value_or(no_counter);
}

std::optional<DefId> NameFinder::definition(std::string_view text) {
    const Schema& schema = blueprint_->schema;
    return find_recent(
        definitions_, text, [&](std::string_view name) { return schema.find_definition(name); },
        [&](DefId id) -> std::string_view { return schema.definition(id).id; });
}

std::optional<EventId> NameFinder::event(std::string_view text) {
    return find_recent(
        events_, text, [&](std::string_view name) { return blueprint_->find_event(name); },
        [&](EventId id) -> std::string_view { return blueprint_->events[index_of(id)].name; });
}

std::optional<HookId> NameFinder::hook(std::string_view text) {
    return find_recent(
        hooks_, text, [&](std::string_view name) { return blueprint_->find_hook(name); },
        [&](HookId id) -> std::string_view { return blueprint_->hooks[index_of(id)].name; });
}

std::optional<QueryId> NameFinder::query(std::string_view text) {
    return find_recent(
        queries_, text, [&](std::string_view name) { return blueprint_->find_query(name); },
        [&](QueryId id) -> std::string_view { return blueprint_->queries[index_of(id)].name; });
}

}  // namespace cardwright
