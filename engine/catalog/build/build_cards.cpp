#include <fmt/format.h>

#include <algorithm>

#include "catalog/build/build_steps.hpp"
#include "catalog/candidates.hpp"
#include "catalog/read/checked_node.hpp"
#include "catalog/yaml/utf8.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

class CardsBuilder {
  public:
    CardsBuilder(const ContentFiles& files, const Resolver& resolver)
        : files_{files}, resolver_{resolver}, schema_{resolver.blueprint().schema} {}

    void add(const SetSource& set, const CardSource& source) {
        Definition card;
        card.id = source.id.value;
        card.set = set.id.value;
        card.name = resolver_.word(card.id);
        card.names = source.names;
        card.texts = source.texts;
        card.params = source.params;
        card.provenance = source.provenance;
        card.made_in_play = source.made_in_play;
        card.file = *set.path;
        card.line = source.id.where.line;
        for (const LocatedName& name : source.types) {
            if (const auto type = resolver_.type(name)) card.types.set(index_of(*type));
        }
        read_facts(source, card);
        read_sides(source, card);
        read_gives(source, card);
        if (source.script) card.script = script_path(set, set.root, *source.script);
        for (const OverridingScript& over : source.overriding) {
            card.overriding.push_back(script_path(set, over.root, over.script));
        }
        check_texts(source, card, resolver_);
        schema_.definitions.push_back(std::move(card));
    }

  private:
    [[nodiscard]] std::optional<FactId> fact_called(const FactSource& fact) const {
        return schema_.find_fact(resolver_.naming().meant(fact.name, fact.where));
    }

    void read_facts(const CardSource& source, Definition& card) {
        card.numbers.assign(schema_.facts.size(), 0);
        card.facts.assign(schema_.facts.size(), {});
        for (const FactSource& fact : source.facts) {
            const auto found = fact_called(fact);
            if (!found) {
                report_unknown_key(fact);
                continue;
            }
            read_fact(index_of(*found), CheckedNode{fact.value, fact.where, resolver_.report()},
                      {card.numbers, card.facts});
        }
        for (const FactKind& kind : schema_.facts) {
            const auto said_in = [&](const std::vector<FactSource>& facts) {
                return std::any_of(facts.begin(), facts.end(), [&](const FactSource& fact) {
                    return resolver_.naming().meant(fact.name, fact.where) == kind.name;
                });
            };
            const bool on_all_sides =
                !source.sides.empty() &&
                std::all_of(source.sides.begin(), source.sides.end(), said_in);
            if (kind.required && !said_in(source.facts) && !on_all_sides &&
                !misspelt(kind, source)) {
                resolver_.report().error(
                    source.id.where,
                    fmt::format("the card \"{}\" lacks the key \"{}\"", card.id, kind.name));
            }
        }
    }

    /// Whether a key that nobody knows is told to mean this one.
    [[nodiscard]] bool misspelt(const FactKind& kind, const CardSource& source) const {
        const std::vector<std::string_view> meant{kind.name};
        return std::any_of(source.facts.begin(), source.facts.end(), [&](const FactSource& fact) {
            return !fact_called(fact) && !did_you_mean(fact.name, meant).empty();
        });
    }

    /// A side says what differs from the card itself; the card is first seen on its first side.
    void read_sides(const CardSource& source, Definition& card) {
        for (const std::vector<FactSource>& facts : source.sides) {
            Side side{card.numbers, card.facts};
            for (const FactSource& fact : facts) {
                const auto found = fact_called(fact);
                if (!found) {
                    report_unknown_key(fact);
                } else if (schema_.facts[index_of(*found)].on_back) {
                    resolver_.report().error(
                        fact.key_where,
                        fmt::format("\"{}\" stands on the back of a card and is the same for all "
                                    "its sides",
                                    fact.name));
                } else {
                    read_fact(index_of(*found),
                              CheckedNode{fact.value, fact.where, resolver_.report()},
                              {side.numbers, side.facts});
                }
            }
            card.sides.push_back(std::move(side));
        }
        if (card.sides.empty()) return;
        card.numbers = card.sides.front().numbers;
        card.facts = card.sides.front().facts;
    }

    /// What is said of a card, or of one of its sides.
    struct Said {
        std::vector<std::int32_t>& numbers;
        std::vector<Datum>& facts;
    };

    void read_fact(std::size_t index, const CheckedNode& value, Said card) {
        switch (schema_.facts[index].type) {
            case FactType::integer:
                if (const auto number = value.integer()) {
                    card.numbers[index] = *number;
                    card.facts[index] = Datum{std::int64_t{*number}};
                }
                break;
            case FactType::boolean:
                if (const auto truth = value.boolean()) {
                    card.numbers[index] = *truth ? 1 : 0;
                    card.facts[index] = Datum{*truth};
                }
                break;
            case FactType::word:
                if (const auto word = value.text()) {
                    card.numbers[index] = static_cast<std::int32_t>(resolver_.word(*word));
                    card.facts[index] = Datum{*word};
                }
                break;
            case FactType::data:
                if (auto datum = value.datum()) card.facts[index] = std::move(*datum);
                break;
        }
    }

    void report_unknown_key(const FactSource& fact) {
        if (resolver_.report().doubts(fact.name, fact.key_where)) return;
        if (std::string quarrel = resolver_.naming().quarrel(fact.name); !quarrel.empty()) {
            resolver_.report().error(fact.key_where, std::move(quarrel));
            return;
        }
        std::string hint;
        if (!resolver_.report().full(fact.key_where)) {
            std::vector<std::string_view> candidates{
                "id",     "name",  "types",      "text",         "script",
                "params", "gives", "provenance", "made_in_play", "sides"};
            add_names(candidates, schema_.facts);
            hint = did_you_mean(fact.name, candidates);
        }
        if (hint.empty()) hint = " (the ruleset declares no such fact)";
        resolver_.report().error(fact.key_where, "unknown key" + hint);
    }

    void read_gives(const CardSource& source, Definition& card) {
        const auto& gives = resolver_.blueprint().gives;
        for (const auto& [name, number] : source.gives) {
            const Word word = schema_.words.find(resolver_.naming().meant(name));
            if (word != no_word && resolver_.blueprint().find_give(word) != nullptr) {
                card.gives.emplace_back(word, number);
                continue;
            }
            std::vector<std::string_view> candidates;
            candidates.reserve(gives.size());
            for (const GiveKind& give : gives) candidates.push_back(schema_.words.text(give.name));
            resolver_.unknown("entry of gives called", name, candidates);
        }
    }

    std::string script_path(const SetSource& set, const std::string& root,
                            const LocatedName& script) {
        const std::string folder = "cards/" + set.id.value;
        const std::string inside = folder + "/" + script.value;
        if (!is_safe_path(script.value) || !script.value.ends_with(".lua")) {
            resolver_.report().error(script.where,
                                     fmt::format("expected the name of a .lua file in {}, found "
                                                 "the text \"{}\"",
                                                 folder, shortened(script.value, 40)));
            return {};
        }
        if (!files_.exists(root, inside)) {
            const auto paths = files_.below(root, folder);
            std::vector<std::string_view> candidates;
            candidates.reserve(paths.size());
            for (const std::string_view path : paths) {
                candidates.push_back(path.substr(folder.size() + 1));
            }
            resolver_.unknown(fmt::format("script in {} called", folder), script, candidates);
            return {};
        }
        return ContentFiles::join(root, inside);
    }

    const ContentFiles& files_;
    const Resolver& resolver_;
    Schema& schema_;
};

/// Sides that are cards: each of them knows all, so that every one can be turned to.
void link_faces(const CardSource& source, const Resolver& resolver) {
    if (source.faces.empty()) return;
    std::vector<DefId> faces;
    for (const LocatedName& name : source.faces) {
        if (const auto face = resolver.definition(name)) faces.push_back(*face);
    }
    if (faces.size() != source.faces.size()) return;
    auto& definitions = resolver.blueprint().schema.definitions;
    if (definitions[index_of(faces[0])].id != source.id.value) {
        resolver.report().error(
            source.faces[0].where,
            fmt::format("the first side is the card itself: \"{}\"", source.id.value));
        return;
    }
    for (std::size_t at = 0; at < faces.size(); ++at) {
        Definition& face = definitions[index_of(faces[at])];
        if (!face.faces.empty() || !face.sides.empty()) {
            resolver.report().error(source.faces[at].where,
                                    fmt::format("\"{}\" has sides already", face.id));
            return;
        }
    }
    for (const DefId face : faces) definitions[index_of(face)].faces = faces;
}

}  // namespace

void build_cards(const Ingredients& ingredients, const ContentFiles& files,
                 const CatalogLimits& limits, const Resolver& resolver, NamesOfObjects& names) {
    CardsBuilder builder{files, resolver};
    for (const SetSource* set : ingredients.sets) {
        for (const CardSource& card : set->cards) {
            if (!names.claim("card", card.id.value, card.id.where)) continue;
            if (resolver.blueprint().schema.definitions.size() >= limits.cards) {
                resolver.report().error(
                    card.id.where,
                    fmt::format("more than cards ({}) cards in one game", limits.cards));
                return;
            }
            builder.add(*set, card);
        }
    }
    for (const SetSource* set : ingredients.sets) {
        for (const CardSource& card : set->cards) link_faces(card, resolver);
    }
}

void build_lineups(const Ingredients& ingredients, const Resolver& resolver,
                   NamesOfObjects& names) {
    Blueprint& blueprint = resolver.blueprint();
    const LineupRule& rule = blueprint.lineup_rule;
    if (rule.size == 0 && ingredients.ruleset->lineup_size > 0) return;  // told already
    for (const SetSource* set : ingredients.sets) {
        for (const LineupSource& source : set->lineups) {
            if (!names.claim("line-up", source.id.value, source.id.where)) continue;
            Lineup lineup{source.id.value, set->id.value, source.names, {}};
            if (rule.size == 0 && ingredients.ruleset->broken) continue;  // it may have one
            if (rule.size == 0) {
                resolver.report().error(source.id.where, "the ruleset has no line-up");
                continue;
            }
            const std::size_t errors_before = resolver.report().errors();
            if (source.cards.size() != rule.size) {
                resolver.report().error(
                    source.cards_where,
                    fmt::format("expected {} cards, found {}", rule.size, source.cards.size()));
            }
            for (const LocatedName& name : source.cards) {
                const auto card = resolver.definition(name);
                if (!card) continue;
                lineup.cards.push_back(*card);
                if (blueprint.schema.definition(*card).numbers[index_of(rule.eligible)] == 0) {
                    resolver.report().error(
                        name.where,
                        fmt::format("\"{}\" cannot be in a line-up: it is not \"{}\"", name.value,
                                    blueprint.schema.facts[index_of(rule.eligible)].name));
                }
            }
            // A line-up with cards of a set that is not in this game is not offered.
            if (resolver.report().errors() == errors_before && lineup.cards.size() == rule.size) {
                blueprint.lineups.push_back(std::move(lineup));
            }
        }
    }
}

}  // namespace cardwright
