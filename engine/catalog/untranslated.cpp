#include "catalog/untranslated.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "catalog/text/plural.hpp"

namespace cardwright {
namespace {

constexpr std::string_view english = "en";

class Search {
  public:
    Search(const Contents& contents, std::string_view language)
        : contents_{contents}, language_{language} {}

    std::vector<Untranslated> run() {
        for (const auto& [id, ruleset] : contents_.rulesets) {
            look_at(ruleset.id, ".name", ruleset.names, {});
        }
        for (const auto& [id, set] : contents_.sets) look_at(set);
        for (const auto& [folder, locales] : contents_.locales) look_at(folder, locales);
        std::sort(found_.begin(), found_.end(), [](const Untranslated& a, const Untranslated& b) {
            return std::tie(a.file, a.line, a.key) < std::tie(b.file, b.line, b.key);
        });
        return std::move(found_);
    }

  private:
    /// As readers are served: who lacks a text of `pt-br` gets that of `pt`.
    bool serves(std::string_view language) const {
        return language == language_ || language == language_.substr(0, language_.find('-'));
    }

    std::set<std::string_view> keys_in(const std::string& folder) const {
        std::set<std::string_view> keys;
        const auto locales = contents_.locales.find(folder);
        if (locales == contents_.locales.end()) return keys;
        for (const LocaleSource& locale : locales->second) {
            if (!serves(locale.language)) continue;
            for (const auto& [key, text] : locale.texts) keys.insert(without_plural(key.value));
        }
        return keys;
    }

    void look_at(const LocatedName& id, std::string_view part, const Translated& texts,
                 const std::set<std::string_view>& elsewhere) {
        const auto original = texts.find(english);
        if (original == texts.end()) return;
        const bool own = std::any_of(texts.begin(), texts.end(),
                                     [&](const auto& each) { return serves(each.first); });
        std::string key = id.value + std::string{part};
        if (own || elsewhere.contains(key)) return;
        add(id.where, std::move(key), original->second);
    }

    void look_at(const SetSource& set) {
        // A language can be added to cards without touching their set.
        std::set<std::string_view> elsewhere = keys_in(common_folder);
        elsewhere.merge(keys_in("scripts/" + set.ruleset.value));
        elsewhere.merge(keys_in("cards/" + set.id.value));
        look_at(set.id, ".name", set.names, {});
        for (const CardSource& card : set.cards) {
            look_at(card.id, ".name", card.names, elsewhere);
            look_at(card.id, ".text", card.texts, elsewhere);
        }
        for (const LineupSource& lineup : set.lineups) {
            look_at(lineup.id, ".name", lineup.names, {});
        }
    }

    void look_at(const std::string& folder, const std::vector<LocaleSource>& locales) {
        std::set<std::string_view> there = keys_in(folder);
        for (const LocaleSource& locale : locales) {
            if (locale.language != english) continue;
            for (const auto& [key, text] : locale.texts) {
                // However many forms a text has, it is missing once.
                const std::string_view bare = without_plural(key.value);
                if (there.insert(bare).second) add(key.where, std::string{bare}, text);
            }
        }
    }

    void add(const Where& where, std::string key, const std::string& text) {
        found_.push_back(
            {where.file == nullptr ? "" : *where.file, where.line, std::move(key), text});
    }

    const Contents& contents_;
    std::string_view language_;
    std::vector<Untranslated> found_;
};

}  // namespace

std::vector<Untranslated> untranslated_in(const Contents& contents, std::string_view language) {
    return Search{contents, language}.run();
}

}  // namespace cardwright
