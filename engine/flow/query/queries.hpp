#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "flow/play.hpp"

namespace cardwright {

/// Values and lists worked out on demand from a base and the modifiers in force. Pure: nothing is
/// asked or changed meanwhile.
class Queries : public Play {
  public:
    [[nodiscard]] std::int64_t value(QueryId query, Value subject) {
        if (!table_.printed_queries[index_of(query)]) return worked_out(query, subject);
        return table_.printed_value(query, state_->card(subject.card()).definition);
    }
    /// The data a list query collects: (definition, which of its data), in a fixed order.
    [[nodiscard]] std::vector<std::pair<DefId, std::int32_t>> collect(QueryId query, Value subject);
    [[nodiscard]] std::int64_t amount(const Amount& amount, OwnerId player, CardId picked,
                                      std::int32_t number) {
        if (amount.kind == Amount::Kind::constant) return amount.value;
        if (amount.kind == Amount::Kind::picked_query) {
            return value(id_at<QueryId>(static_cast<std::size_t>(amount.value)), Value::of(picked));
        }
        return named_amount(amount, player, picked, number);
    }
    /// The first clause a card fails, or none.
    [[nodiscard]] const Clause* failing(const Filter& filter, CardId card, OwnerId player) {
        for (const Clause& clause : filter.clauses) {
            const bool good =
                clause.subject == Clause::Subject::type
                    ? (table_.types[index_of(state_->card(card).definition)] & clause.types).any()
                    : meets(clause, card, player);
            if (good == clause.negated) return &clause;
        }
        return nullptr;
    }

  protected:
    using Play::Play;
    ~Queries() = default;

    struct ActiveModifier {
        const Modifier* modifier;
        Context context;
    };
    struct Asked {
        QueryId query;
        Value subject;
        friend bool operator==(const Asked&, const Asked&) = default;
    };

    /// What belongs to a player cannot be asked of the table.
    void must_be_somebody(OwnerId owner) const {
        if (index_of(owner) >= state_->owners()) refuse_nobody();
    }
    [[noreturn]] void refuse_nobody() const;

    std::vector<Asked> asked_;  ///< queries being worked out

  private:
    [[nodiscard]] std::int64_t worked_out(QueryId query, Value subject);
    [[nodiscard]] bool meets(const Clause& clause, CardId card, OwnerId player);
    [[nodiscard]] std::int64_t named_amount(const Amount& amount, OwnerId player, CardId picked,
                                            std::int32_t number);
    void active_modifiers(QueryId query, Value subject, std::vector<ActiveModifier>& found);
    /// Whose it is; the table's, if it is nobody's.
    [[nodiscard]] OwnerId owner_of_subject(Value subject) const noexcept;
    [[nodiscard]] bool applies(const Modifier& modifier, const Context& context, Value subject);
};

}  // namespace cardwright
