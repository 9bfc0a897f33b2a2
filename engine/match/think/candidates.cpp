#include "match/think/candidates.hpp"

#include <algorithm>

namespace cardwright {
namespace {

/// Numbers that are all tried; of wider ranges only some.
constexpr std::int64_t numbers_at_once = 12;
constexpr int tries_by_chance = 8;

class CandidateList {
  public:
    CandidateList(const Choice& choice, std::size_t most) : choice_{choice}, most_{most} {}

    [[nodiscard]] bool full() const noexcept { return found_.size() >= most_; }
    void add(Picks picks) {
        if (full() || refuse(choice_, picks)) return;
        const bool known = std::any_of(found_.begin(), found_.end(), [&](const Picks& other) {
            return same_answer(choice_, other, picks);
        });
        if (!known) found_.push_back(std::move(picks));
    }
    [[nodiscard]] std::vector<Picks> take() { return std::move(found_); }

  private:
    const Choice& choice_;
    std::size_t most_;
    std::vector<Picks> found_;
};

void add_numbers(const Choice& choice, CandidateList& list) {
    if (choice.optional) list.add({});
    const std::int64_t width = std::int64_t{choice.most} - choice.least;
    const std::int64_t parts = std::min(width, numbers_at_once);
    for (std::int64_t part = 0; part <= parts; ++part) {
        const std::int64_t step = parts == 0 ? 0 : width * part / parts;
        list.add({static_cast<std::int32_t>(choice.least + step)});
    }
}

/// Option numbers, the most liked first.
std::vector<std::int32_t> by_liking(const Choice& choice, const Liking& liking) {
    std::vector<std::pair<double, std::int32_t>> liked;
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        if (choice.options[at].count == 0) continue;
        liked.emplace_back(liking(choice.options[at]), static_cast<std::int32_t>(at));
    }
    std::stable_sort(liked.begin(), liked.end(),
                     [](const auto& left, const auto& right) { return left.first > right.first; });
    std::vector<std::int32_t> order;
    for (const auto& [like, at] : liked) order.push_back(at);
    return order;
}

/// The answer with one pick less, one more, or one exchanged for another.
void add_changes(const Picks& answer, const std::vector<std::int32_t>& options,
                 CandidateList& list) {
    for (std::size_t at = 0; at < answer.size() && !list.full(); ++at) {
        Picks less = answer;
        less.erase(less.begin() + static_cast<std::ptrdiff_t>(at));
        list.add(std::move(less));
    }
    for (const std::int32_t option : options) {
        if (list.full()) return;
        Picks more = answer;
        more.push_back(option);
        list.add(std::move(more));
    }
    for (std::size_t at = 0; at < answer.size(); ++at) {
        for (const std::int32_t option : options) {
            if (list.full()) return;
            Picks other = answer;
            other[at] = option;
            list.add(std::move(other));
        }
    }
}

/// The same picks with two neighbours exchanged.
void add_orders(const Picks& answer, CandidateList& list) {
    for (std::size_t at = 1; at < answer.size() && !list.full(); ++at) {
        Picks other = answer;
        std::swap(other[at - 1], other[at]);
        list.add(std::move(other));
    }
}

}  // namespace

bool same_answer(const Choice& choice, const Picks& left, const Picks& right) {
    if (left == right) return true;
    const bool order_matters = choice.kind == Choice::Kind::order || choice.ordered;
    return !order_matters && left.size() == right.size() &&
           std::is_permutation(left.begin(), left.end(), right.begin());
}

std::vector<Picks> candidates(const Choice& choice, const std::vector<Picks>& known,
                              std::size_t most, const Liking& liking, Stream& random) {
    CandidateList list{choice, most};
    for (const Picks& answer : known) list.add(answer);
    Picks picks;
    default_picks(choice, picks);
    if (choice.kind == Choice::Kind::number) {
        add_numbers(choice, list);
        return list.take();
    }
    const std::vector<std::int32_t> options = by_liking(choice, liking);
    for (const std::int32_t option : options) list.add({option});
    list.add(picks);
    const std::vector<Picks> bases = known.empty() ? std::vector<Picks>{picks} : known;
    for (const Picks& base : bases) {
        if (choice.kind == Choice::Kind::order || choice.ordered) add_orders(base, list);
        add_changes(base, options, list);
    }
    for (int left = tries_by_chance; left > 0 && !list.full(); --left) {
        random_picks(choice, random, picks);
        list.add(picks);
    }
    return list.take();
}

}  // namespace cardwright
