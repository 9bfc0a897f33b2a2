#include "table/sentences.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "table/table_page.hpp"

namespace cardwright::tool {
namespace {

using Entry = JournalEntry::Kind;

constexpr std::string_view silence = "-";
constexpr std::size_t most_bytes = 4'000'000;  // of all sentences; a journal may hold far more

std::string_view kind_word(JournalEntry::Kind kind) {
    switch (kind) {
        case Entry::moved:
            return "moved";
        case Entry::drawn:
            return "drawn";
        case Entry::shuffled:
            return "shuffled";
        case Entry::counted:
            return "counted";
        case Entry::turned:
            return "turned";
        case Entry::revealed:
            return "revealed";
        case Entry::happened:
            return "happened";
        case Entry::chose:
            return "chose";
        case Entry::phase:
            return "phase";
        case Entry::turn:
            return "turn";
        case Entry::round:
            return "round";
        case Entry::finished:
            return "finished";
        case Entry::next_turn:
            return "next_turn";
        case Entry::skipped:
            return "skipped";
        case Entry::reversed:
            return "reversed";
        case Entry::left:
            return "left";
        case Entry::made:
            return "made";
        case Entry::removed:
            return "removed";
        case Entry::became:
            return "became";
        case Entry::looked:
            return "looked";
        case Entry::told:
            return "told";
    }
    return "";
}

class SentenceWriter {
  public:
    explicit SentenceWriter(const JournalReader& reader) : reader_{reader} {}

    std::string write(const JournalEntry& entry) {
        if (entry.kind == Entry::phase) phase_ = words().text(entry.word);
        if (entry.kind == Entry::happened && !is_event(entry.word)) {
            return line_of(entry, reader_.phrases.say(words().text(entry.word)));
        }
        if (entry.kind == Entry::told) {
            const std::string said = reader_.phrases.say(words().text(entry.word), args_of(entry));
            return said == silence ? std::string{} : said;
        }
        // Whoever is not in this game has nothing to tell.
        const State& state = reader_.game.table_state();
        if (index_of(entry.who) >= state.seats() && entry.who != table_owner &&
            !takes_part(state, entry.who)) {
            return {};
        }
        if (is_unseen(entry)) return {};
        std::vector<std::string> keys = keys_of(entry);
        if (const std::string before = followed_event(entry); !before.empty()) {
            const std::vector<std::string> plain = keys;
            keys.clear();
            for (const std::string& key : plain) {
                if (!key.starts_with("journal.moved.")) continue;
                keys.push_back("journal.after." + before + key.substr(key.find('.')));
            }
            keys.insert(keys.end(), plain.begin(), plain.end());
        }
        for (const std::string& key : keys) {
            // A key is asked for with everything a sentence may mention.
            const auto text = reader_.phrases.find(key, args_of(entry));
            if (!text) continue;
            if (*text == silence) return {};
            if (entry.kind == Entry::happened && entry.cards.size() == 1) told_.push_back(entry);
            return *text;
        }
        return {};
    }

    /// Two things of one kind in a row that one sentence can say.
    static bool listable(const JournalEntry& entry) {
        return entry.kind == Entry::moved || entry.kind == Entry::drawn ||
               entry.kind == Entry::revealed;
    }
    static bool belong_together(const JournalEntry& a, const JournalEntry& b) {
        // The same on one card after the other; twice on one card it is another sum.
        if (a.kind == Entry::counted && b.kind == Entry::counted) {
            return b.cards.size() == 1 && !a.cards.empty() && a.word == b.word && a.who == b.who &&
                   a.number == b.number && a.depth == b.depth && a.public_to == b.public_to &&
                   std::none_of(a.cards.begin(), a.cards.end(), [&](const JournalCard& card) {
                       return card.definition == b.cards[0].definition;
                   });
        }
        return listable(a) && a.kind == b.kind && a.who == b.who && a.from == b.from &&
               a.to == b.to && a.depth == b.depth && a.public_to == b.public_to;
    }

  private:
    const Words& words() const { return reader_.game.words(); }

    /// Events of the rules are told only if the locale has a sentence for them; what a script
    /// writes down is meant to be read.
    bool is_event(Word word) const {
        return reader_.game.blueprint().find_event(words().text(word)).has_value();
    }

    /// The event that was told of this very card and its owner, and has not been followed yet.
    std::string followed_event(const JournalEntry& entry) {
        if (entry.kind == Entry::turn || entry.kind == Entry::phase) told_.clear();
        if (entry.kind != Entry::moved || entry.cards.size() != 1) return {};
        const auto found = std::find_if(told_.begin(), told_.end(), [&](const JournalEntry& told) {
            return told.who == entry.who && told.cards[0].definition == entry.cards[0].definition;
        });
        if (found == told_.end()) return {};
        std::string name{words().text(found->word)};
        told_.erase(found);
        return name;
    }

    /// A counter that the ruleset says is nothing for people to read.
    bool is_unseen(const JournalEntry& entry) const {
        if (entry.kind != Entry::counted) return false;
        const Blueprint& blueprint = reader_.game.blueprint();
        const auto& unseen = blueprint.layout.unseen_counters;
        return std::any_of(unseen.begin(), unseen.end(), [&](const auto& each) {
            const auto& [scope, counter] = each;
            return blueprint.schema.counters_of(scope)[index_of(counter)].name ==
                   words().text(entry.word);
        });
    }

    std::string zone_id(ZoneId zone) const {
        if (zone == no_zone) return "nowhere";
        const ZoneInfo& info = reader_.game.table_state().zone(zone);
        return info.kind == no_zone_kind ? "aside" : reader_.game.schema().zone(info.kind).name;
    }

    /// From the most particular to the most general.
    std::vector<std::string> keys_of(const JournalEntry& entry) const {
        const std::string kind{kind_word(entry.kind)};
        std::vector<std::string> tails;
        if (entry.kind == Entry::moved || entry.kind == Entry::drawn) {
            tails.push_back(fmt::format("{}.{}.{}", kind, zone_id(entry.from), zone_id(entry.to)));
            tails.push_back(fmt::format("{}.to.{}", kind, zone_id(entry.to)));
            tails.push_back(fmt::format("{}.from.{}", kind, zone_id(entry.from)));
        }
        if (entry.kind == Entry::made) tails.push_back("made." + zone_id(entry.to));
        if (entry.kind == Entry::removed || entry.kind == Entry::looked) {
            tails.push_back(kind + "." + zone_id(entry.from));
        }
        if (entry.kind == Entry::shuffled) {
            tails.push_back(fmt::format("{}.{}", kind, zone_id(entry.to)));
        }
        if (entry.kind == Entry::counted && !entry.cards.empty()) {
            tails.push_back(fmt::format("{}.{}.on_card", kind, words().text(entry.word)));
        }
        if (entry.kind == Entry::counted || entry.kind == Entry::phase ||
            entry.kind == Entry::happened) {
            tails.push_back(fmt::format("{}.{}", kind, words().text(entry.word)));
        }
        if (entry.kind == Entry::turned) {
            tails.emplace_back(entry.number != 0 ? "turned.up" : "turned.down");
        }
        if (entry.kind == Entry::next_turn && entry.number != 0) {
            tails.emplace_back("next_turn.extra");
        }
        if (entry.kind == Entry::left && entry.number != 0) tails.emplace_back("left.back");
        if (entry.kind == Entry::reversed) {
            tails.emplace_back(entry.number != 0 ? "reversed.right" : "reversed.left");
        }
        tails.push_back(kind);
        std::vector<std::string> keys;
        if (!phase_.empty()) {
            for (const std::string& tail : tails)
                keys.push_back("journal.in." + phase_ + "." + tail);
        }
        for (const std::string& tail : tails) keys.push_back("journal." + tail);
        return keys;
    }

    std::vector<TextArg> args_of(const JournalEntry& entry) const {
        const OwnerId by = doer(entry);
        if (entry.kind == Entry::became && entry.cards.size() == 2) {
            JournalEntry was = entry;
            JournalEntry now = entry;
            was.cards.pop_back();
            now.cards.erase(now.cards.begin());
            return {{"who", who(by)}, {"cards", cards(was)}, {"now", cards(now)}};
        }
        std::vector<TextArg> args{{"who", who(by)},
                                  {"cards", cards(entry)},
                                  {"n", static_cast<std::int64_t>(entry.cards.size())},
                                  {"number", entry.number},
                                  {"change", fmt::format("{:+d}", entry.number)}};
        if (entry.whom != table_owner) args.emplace_back("whom", who(entry.whom));
        if (entry.from != no_zone) args.emplace_back("from", zone(entry.from, by));
        if (entry.to != no_zone) args.emplace_back("to", zone(entry.to, by));
        if (entry.kind == Entry::counted) {
            args.emplace_back("counter",
                              reader_.phrases.named("counter", words().text(entry.word)));
        }
        if (entry.kind == Entry::phase) {
            args.emplace_back("phase", reader_.phrases.named("phase", words().text(entry.word)));
        }
        return args;
    }

    /// What the rules do to a player's cards is told of that player.
    OwnerId doer(const JournalEntry& entry) const {
        if (entry.who != table_owner) return entry.who;
        for (const ZoneId zone : {entry.from, entry.to}) {
            if (zone == no_zone) continue;
            const OwnerId owner = reader_.game.table_state().zone(zone).owner;
            if (owner != table_owner) return owner;
        }
        return table_owner;
    }

    std::string line_of(const JournalEntry& entry, const std::string& said) const {
        const std::string shown = cards(entry);
        return who(entry.who) + ": " + said + (shown.empty() ? "" : " " + shown);
    }

    std::string who(OwnerId owner) const {
        const std::size_t number = index_of(owner);
        if (number < reader_.names.size()) return reader_.names[number];
        if (owner == table_owner) return reader_.phrases.say("console.table");
        return reader_.phrases.named(
            "owner", reader_.game.schema().seatless[number - reader_.game.table_state().seats()]);
    }

    std::string zone(ZoneId zone, OwnerId by) const {
        const ZoneInfo& info = reader_.game.table_state().zone(zone);
        std::string name = reader_.phrases.zone_and_place(info);
        if (info.owner != table_owner && info.owner != by) {
            name += fmt::format(" ({})", who(info.owner));
        }
        return name;
    }

    /// Only the cards all these eyes have seen have a name; the others are counted by their backs.
    std::string cards(const JournalEntry& entry) const {
        std::vector<std::pair<DefId, std::int64_t>> known;
        std::map<std::string, std::int64_t> unknown;  // by what their backs tell
        for (const JournalCard& card : entry.cards) {
            if ((card.seen_by & reader_.eyes) != reader_.eyes) {
                ++unknown[card.back_shown ? reader_.phrases.back(card.definition) : ""];
                continue;
            }
            const auto same = std::find_if(known.begin(), known.end(), [&](const auto& each) {
                return each.first == card.definition;
            });
            if (same == known.end()) {
                known.emplace_back(card.definition, 1);
            } else {
                ++same->second;
            }
        }
        std::vector<std::string> texts;
        for (const auto& [card, count] : known) {
            texts.push_back(reader_.phrases.object(card));
            if (count > 1) texts.back() += fmt::format(" ×{}", count);
        }
        std::string text = fmt::format("{}", fmt::join(texts, ", "));
        texts.clear();
        const std::string_view key = known.empty() ? "journal.cards" : "journal.other_cards";
        for (const auto& [back, count] : unknown) {
            texts.push_back(reader_.phrases.say(key, {{"count", count}}) + back);
        }
        if (known.empty() || unknown.empty())
            return text + fmt::format("{}", fmt::join(texts, ", "));
        texts.insert(texts.begin(), std::move(text));
        return reader_.phrases.list(texts);
    }

    const JournalReader& reader_;
    std::string phase_;
    std::vector<JournalEntry> told_;  ///< events about a card that is still to move
};

/// What is not worth a line to somebody who wants to know what the others did.
bool left_out_in_brief(const JournalEntry& entry, const JournalReader& reader) {
    if (entry.kind == Entry::turn || entry.kind == Entry::shuffled) return true;
    const bool unseen = std::none_of(
        entry.cards.begin(), entry.cards.end(),
        [&](const JournalCard& card) { return (card.seen_by & reader.eyes) == reader.eyes; });
    if (entry.kind == Entry::drawn) return unseen;
    if (entry.kind != Entry::moved || !unseen || entry.to == no_zone) return false;
    // Unseen cards that come where nobody sees any.
    const ZoneInfo& to = reader.game.table_state().zone(entry.to);
    return to.kind != no_zone_kind && reader.game.schema().zone(to.kind).sees == Audience::nobody;
}

std::vector<std::string> written(const Journal& journal, const JournalReader& reader,
                                 std::size_t first, bool brief) {
    std::vector<std::string> lines;
    SentenceWriter writer{reader};
    for (std::size_t at = std::min(first, journal.size()); at > 0; --at) {
        if (journal[at - 1].kind != Entry::phase) continue;
        static_cast<void>(writer.write(journal[at - 1]));  // which phase it is by then
        break;
    }
    std::optional<JournalEntry> pending;
    std::size_t bytes = 0;
    const auto finish = [&] {
        if (!pending) return;
        std::string line = writer.write(*pending);
        bytes += line.size();
        if (!line.empty()) lines.push_back(std::move(line));
        pending.reset();
        if (bytes <= most_bytes) return;
        lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(lines.size() / 2));
        bytes = 0;
        for (const std::string& kept : lines) bytes += kept.size();
    };
    for (std::size_t at = first; at < journal.size(); ++at) {
        const JournalEntry& entry = journal[at];
        if ((entry.public_to & reader.eyes) != reader.eyes) continue;
        if (brief && left_out_in_brief(entry, reader)) continue;
        if (pending && SentenceWriter::belong_together(*pending, entry)) {
            pending->cards.insert(pending->cards.end(), entry.cards.begin(), entry.cards.end());
            continue;
        }
        // What is not worth a sentence does not part two things that belong together.
        const bool may_pass = !SentenceWriter::listable(entry) && entry.kind != Entry::phase;
        if (pending && may_pass && writer.write(entry).empty()) continue;
        finish();
        pending = entry;
    }
    finish();
    return lines;
}

/// Who a sentence is about, with what stands behind the name; empty if it begins with no name.
std::string beginning_with_name(const std::string& line, const SeatNames& names) {
    std::string longest;
    for (const std::string& name : names) {
        const std::string beginning = name + " ";
        if (line.starts_with(beginning) && beginning.size() > longest.size()) longest = beginning;
    }
    return longest;
}

}  // namespace

std::vector<std::string> sentences(const Journal& journal, const JournalReader& reader,
                                   std::size_t first) {
    return written(journal, reader, first, false);
}

std::vector<std::string> brief_sentences(const Journal& journal, const JournalReader& reader,
                                         std::size_t first) {
    std::vector<std::string> lines;
    std::string who;
    for (std::string& line : written(journal, reader, first, true)) {
        std::string name = beginning_with_name(line, reader.names);
        if (!name.empty() && name == who && !lines.empty()) {
            lines.back() += "; " + line.substr(name.size());
            continue;
        }
        who = std::move(name);
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace cardwright::tool
