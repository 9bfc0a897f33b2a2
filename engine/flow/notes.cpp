// What is said about the game: the journal, the chain of effects in a message, limits that are
// reached, and what scripts pay for.

#include <algorithm>
#include <utility>

#include "flow/play.hpp"

namespace cardwright {
namespace {

/// So many things are looked at in the time that an instruction of Lua takes.
constexpr std::size_t things_per_unit = 8;

/// What an entry is worth: one, and one more for so many cards.
constexpr std::size_t cards_per_entry = 16;

std::size_t weight_of(const JournalEntry& entry) noexcept {
    return 1 + entry.cards.size() / cards_per_entry;
}

}  // namespace

std::vector<std::string> Play::chain() const {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < strand_->depth; ++at) {
        const Frame& frame = strand_->frames[at];
        if (frame.title == no_word) continue;
        std::string line;
        if (frame.context.definition != no_definition) {
            line = schema().definition(frame.context.definition).id;
            line += '.';
        }
        line += words_.text(frame.title);
        lines.push_back(std::move(line));
    }
    return lines;
}

SeatMask Play::who_knows_chain(CardId card) const {
    SeatMask seats = state_->topology().everyone();
    const auto look_at = [&](CardId each) {
        if (index_of(each) < state_->card_count()) seats &= state_->card(each).known_by;
    };
    for (std::size_t at = 0; at < strand_->depth; ++at) look_at(strand_->frames[at].context.card);
    look_at(card);
    return seats;
}

void Play::fail(const std::string& message, std::string limit) const {
    GameError error{message};
    error.known_to = who_knows_chain();
    error.limit = std::move(limit);
    error.chain = chain();
    throw error;
}

void Play::fail_limit(const char* name, std::uint64_t limit, const char* why) const {
    fail(std::string{"limit "} + name + " (" + std::to_string(limit) + ") reached: " + why, name);
}

void Play::pay_for_work() {
    scripts_->pay(*game_, std::exchange(work_, 0) / things_per_unit);
}

Word Play::learn(std::string_view text) {
    const Word known = words_.find(text);
    if (known != no_word) return known;
    if (words_.size() - own_words_ >= limits_.words_per_game) {
        fail_limit("words_per_game", limits_.words_per_game, "scripts make up words without end");
    }
    return words_.intern(text);
}

std::uint32_t Play::random_below(std::string_view stream, std::uint32_t bound) {
    std::uint64_t name = hash_text(stream);
    // Players who decide together must not tell each other by what they draw.
    if (branch_ != nullptr) name = State::stream_of_seat(name, branch_->owner);
    // Every zone may have a stream of its own beside those.
    if (!state_->has_stream(name) &&
        state_->streams() >= limits_.random_streams + state_->topology().zones().size()) {
        fail_limit("random_streams", limits_.random_streams, "scripts name streams without end");
    }
    return branch_ != nullptr ? state_->random_below(name, bound, branch_->owner)
                              : state_->random_below(name, bound);
}

/// Somebody may have cut it since: then it is weighed anew.
std::size_t Play::journal_weight() {
    if (journal->size() != journal_counted_) {
        journal_weight_ = 0;
        for (const JournalEntry& entry : *journal) journal_weight_ += weight_of(entry);
    }
    return journal_weight_;
}

void Play::note(JournalEntry entry) {
    if (journal == nullptr) return;
    const std::size_t weight = journal_weight() + weight_of(entry);
    if (weight > limits_.journal_entries) {
        fail_limit("journal_entries", limits_.journal_entries, "far too much happens in one game");
    }
    journal_weight_ = weight;
    journal_counted_ = journal->size() + 1;
    std::size_t effects = 0;
    for (std::size_t at = 0; at < strand_->depth; ++at) {
        effects += strand_->frames[at].is<FunctionFrame>() ? 1 : 0;
    }
    entry.depth = static_cast<std::uint8_t>(std::min<std::size_t>(effects, 255));
    if (branch_ != nullptr) entry.public_to = seat_bit(branch_->owner);
    journal->push_back(std::move(entry));
}

}  // namespace cardwright
