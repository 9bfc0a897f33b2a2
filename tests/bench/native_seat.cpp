#include "bench/native_seat.hpp"

#include <array>

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
          wishes_{schema.words.find("province"), schema.words.find("gold"),
                  schema.words.find("silver")} {}

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
        for (const Word wish : wishes_) {
            for (std::size_t at = 0; at < choice.options.size(); ++at) {
                const Option& option = choice.options[at];
                if (option.group != buy_ || name_of(lens, option) != wish) continue;
                picks.push_back(static_cast<std::int32_t>(at));
                return;
            }
        }
    }
    void pick_stop(const Choice& choice, Picks& picks) const {
        for (std::size_t at = 0; at < choice.options.size(); ++at) {
            if (choice.options[at].what != Value::of(stop_)) continue;
            picks.push_back(static_cast<std::int32_t>(at));
            return;
        }
    }
    [[nodiscard]] static Word name_of(const Lens& lens, const Option& option) {
        if (option.what.kind() != ValueKind::card || !lens.knows(option.what.card())) {
            return no_word;
        }
        const State& state = lens.state();
        return state.schema().definition(state.card(option.what.card()).definition).name;
    }

    Word treasures_, buy_, play_, stop_;
    std::array<Word, 3> wishes_;
};

}  // namespace

std::unique_ptr<Seat> native_big_money(const Blueprint& blueprint) {
    return std::make_unique<NativeBigMoney>(blueprint.schema);
}

}  // namespace cardwright::bench
