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
        for (std::size_t at = 0; at < choice.options.size(); ++at) {
            const Option& option = choice.options[at];
            if (option.group != play_) continue;
            picks.insert(picks.end(), option.count, static_cast<std::int32_t>(at));
        }
    }
    void pick_best(const Lens& lens, const Choice& choice, Picks& picks) const {
        std::uint8_t best = not_wanted;
        for (std::size_t at = 0; at < choice.options.size(); ++at) {
            const Option& option = choice.options[at];
            if (option.group != buy_ || option.what.kind() != ValueKind::card) continue;
            const CardId card = option.what.card();
            const std::uint8_t wish = wishes_[index_of(lens.state().card(card).definition)];
            if (wish >= best || !lens.knows(card)) continue;
            best = wish;
            picks.assign(1, static_cast<std::int32_t>(at));
        }
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
