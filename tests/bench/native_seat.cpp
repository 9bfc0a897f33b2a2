#include "bench/native_seat.hpp"

#include <vector>

#include "state/lens.hpp"

namespace cardwright::bench {
namespace {

class NativeBigMoney final : public Seat {
  public:
    explicit NativeBigMoney(const Schema& schema)
        : treasures_{schema.words.find("treasures")},
          buy_{schema.words.find("buy")},
          play_{schema.words.find("play")},
          stop_{schema.words.find("stop")},
          wishes_(schema.definitions.size(), not_wanted) {
        std::uint8_t place = 0;
        for (const char* name : {"province", "gold", "silver"}) {
            const auto card = schema.find_definition(name);
            if (card) wishes_[index_of(*card)] = place++;
        }
    }

    void answer(Game& game, OwnerId seat, const Choice& choice, Picks& picks) override {
        picks.clear();
        if (choice.prompt == treasures_) {
            pick_all(choice, picks);
        } else if (choice.prompt == buy_) {
            pick_best(Lens{game.state_for(seat), seat}, choice, picks);
        }
        if (picks.empty()) pick_stop(choice, picks);
        if (picks.empty()) default_picks(choice, picks);
    }

  private:
    void pick_all(const Choice& choice, Picks& picks) const {
        std::int32_t at = 0;
        for (const Option& option : choice.options) {
            const int times = option.group == play_ ? option.count : 0;
            for (int nth = 0; nth < times; ++nth) picks.push_back(at);
            ++at;
        }
    }
    void pick_best(const Lens& lens, const Choice& choice, Picks& picks) const {
        const auto cards = lens.state().cards();
        std::uint8_t best = not_wanted;
        const Option* wanted = nullptr;
        for (const Option& option : choice.options) {
            if (option.group != buy_ || option.what.kind() != ValueKind::card) continue;
            const CardId card = option.what.card();
            const std::uint8_t wish = wishes_[index_of(cards[index_of(card)].definition)];
            if (wish >= best || !lens.knows(card)) continue;
            best = wish;
            wanted = &option;
            if (best == 0) break;
        }
        if (wanted == nullptr) return;
        picks.push_back(static_cast<std::int32_t>(wanted - choice.options.data()));
    }
    void pick_stop(const Choice& choice, Picks& picks) const {
        for (std::size_t at = 0; at < choice.options.size(); ++at) {
            if (choice.options[at].what != Value::of(stop_)) continue;
            picks.push_back(static_cast<std::int32_t>(at));
            return;
        }
    }
    Word treasures_, buy_, play_, stop_;
    static constexpr std::uint8_t not_wanted = 0xFF;
    std::vector<std::uint8_t> wishes_;  // by definition, the best first
};

}  // namespace

std::unique_ptr<Seat> native_big_money(const Blueprint& blueprint) {
    return std::make_unique<NativeBigMoney>(blueprint.schema);
}

}  // namespace cardwright::bench
