#include "flow/choice.hpp"

#include <algorithm>
#include <utility>

namespace cardwright {

void Choice::clear() {
    kind = Kind::pick;
    reply = Reply::one;
    prompt = no_word;
    about = {};
    least = most = 1;
    optional = ordered = false;
    too_few = no_word;
    too_many = no_word;
    not_offered = no_word;
    to = no_zone;
    options.clear();
    cards.clear();
    refused.clear();
    arguments.clear();
}

const char* reason_code(Refusal refusal) noexcept {
    switch (refusal) {
        case Refusal::too_few:
            return "too_few";
        case Refusal::too_many:
            return "too_many";
        case Refusal::unknown_option:
            return "unknown_option";
        case Refusal::unknown_group:
            return "unknown_group";
        case Refusal::repeated_option:
            return "repeated_option";
        case Refusal::mixed_groups:
            return "mixed_groups";
        case Refusal::out_of_range:
            return "out_of_range";
        case Refusal::not_your_choice:
            return "not_your_choice";
        case Refusal::game_over:
            return "game_over";
    }
    return "unknown";
}

namespace {

std::optional<Refusal> refuse_number(const Choice& choice,
                                     std::span<const std::int32_t> picks) noexcept {
    if (picks.empty()) {
        return choice.optional ? std::nullopt : std::optional{Refusal::too_few};
    }
    if (picks.size() > 1) return Refusal::too_many;
    if (picks[0] < choice.least || picks[0] > choice.most) return Refusal::out_of_range;
    return std::nullopt;
}

std::optional<Refusal> refuse_one(const Choice& choice, std::int32_t pick) noexcept {
    if (static_cast<std::size_t>(pick) >= choice.options.size()) return Refusal::unknown_option;
    const Option& option = choice.options[static_cast<std::size_t>(pick)];
    if (option.count == 0) return Refusal::repeated_option;
    if (option.alone) return std::nullopt;
    if (choice.least > 1) return Refusal::too_few;
    if (choice.most < 1) return Refusal::too_many;
    return std::nullopt;
}

std::optional<Refusal> refuse_many(const Choice& choice,
                                   std::span<const std::int32_t> picks) noexcept {
    PickCounter counter{choice, picks};
    std::int32_t before = -1;
    bool stands_alone = false;
    std::optional<Refusal> of_group;
    const Option* const options = choice.options.data();
    const std::size_t last = choice.options.size();
    for (const std::int32_t pick : picks) {
        if (static_cast<std::size_t>(pick) >= last) return Refusal::unknown_option;
        const Option& option = options[pick];
        if (counter.add(pick) >= option.count) return Refusal::repeated_option;
        if (std::exchange(before, pick) == pick) continue;
        stands_alone = stands_alone || option.alone;
        if (of_group) continue;
        if (option.group != options[picks[0]].group) {
            of_group = Refusal::mixed_groups;
        } else if (!option.many) {
            of_group = Refusal::too_many;
        }
    }
    const auto count = static_cast<std::int32_t>(picks.size());
    if (stands_alone) return Refusal::mixed_groups;
    if (count < choice.least) return Refusal::too_few;
    if (choice.reply == Choice::Reply::grouped && count > 1) return of_group;
    if (count > choice.most) return Refusal::too_many;
    return std::nullopt;
}

}  // namespace

Word own_reason(const Choice& choice, Refusal refusal) noexcept {
    if (refusal == Refusal::too_few) return choice.too_few;
    return refusal == Refusal::too_many ? choice.too_many : no_word;
}

std::optional<Refusal> refuse(const Choice& choice, std::span<const std::int32_t> picks) noexcept {
    if (choice.kind == Choice::Kind::number) return refuse_number(choice, picks);
    if (picks.size() == 1) return refuse_one(choice, picks[0]);
    return refuse_many(choice, picks);
}

void default_picks(const Choice& choice, Picks& picks) {
    picks.clear();
    if (choice.kind == Choice::Kind::number) {
        if (!choice.optional) picks.push_back(choice.least);
        return;
    }
    if (choice.reply == Choice::Reply::grouped || choice.least == 1) {
        for (std::size_t at = choice.options.size(); at > 0; --at) {
            const Option& option = choice.options[at - 1];
            if (option.what.kind() == ValueKind::word || option.what == Value::of(false)) {
                picks.push_back(static_cast<std::int32_t>(at - 1));
                return;
            }
        }
    }
    const std::int32_t wanted =
        choice.reply == Choice::Reply::grouped ? std::int32_t{1} : choice.least;
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        if (choice.options[at].alone) continue;
        for (std::uint16_t nth = 0; nth < choice.options[at].count; ++nth) {
            if (static_cast<std::int32_t>(picks.size()) == wanted) return;
            picks.push_back(static_cast<std::int32_t>(at));
        }
    }
}

void random_picks(const Choice& choice, Stream& random, Picks& picks) {
    picks.clear();
    const auto below = [&](std::int64_t bound) {
        return static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(bound)));
    };
    if (choice.kind == Choice::Kind::number) {
        if (choice.optional && below(4) == 0) return;
        const std::int64_t width = std::int64_t{choice.most} - choice.least + 1;
        const std::int64_t step = width > std::int64_t{UINT32_MAX}
                                      ? static_cast<std::int64_t>(random.next() >> 32)
                                      : random.below(static_cast<std::uint32_t>(width));
        picks.push_back(static_cast<std::int32_t>(choice.least + step));
        return;
    }
    if (choice.options.empty()) return;
    if (choice.reply == Choice::Reply::grouped) {
        const auto first = below(static_cast<std::int64_t>(choice.options.size()));
        picks.push_back(first);
        const Option& chosen = choice.options[static_cast<std::size_t>(first)];
        if (!chosen.many || chosen.alone) return;
        for (std::size_t at = 0; at < choice.options.size(); ++at) {
            const Option& option = choice.options[at];
            if (option.group != chosen.group) continue;
            const bool same = static_cast<std::int32_t>(at) == first;
            for (std::uint16_t nth = same ? 1 : 0; nth < option.count; ++nth) {
                if (below(4) != 0) picks.push_back(static_cast<std::int32_t>(at));
            }
        }
        return;
    }
    std::vector<std::int32_t> left;
    std::vector<std::int32_t> alone;
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        const Option& option = choice.options[at];
        if (option.alone) {
            alone.push_back(static_cast<std::int32_t>(at));
        } else {
            left.insert(left.end(), option.count, static_cast<std::int32_t>(at));
        }
    }
    if (!alone.empty() && below(4) == 0) {
        picks.push_back(
            alone[static_cast<std::size_t>(below(static_cast<std::int64_t>(alone.size())))]);
        return;
    }
    const auto most = std::min<std::int64_t>(choice.most, static_cast<std::int64_t>(left.size()));
    const auto wanted = choice.least + below(std::max<std::int64_t>(most - choice.least, 0) + 1);
    while (static_cast<std::int32_t>(picks.size()) < wanted && !left.empty()) {
        const auto pick = below(static_cast<std::int64_t>(left.size()));
        picks.push_back(left[static_cast<std::size_t>(pick)]);
        left.erase(left.begin() + pick);
    }
}

bool only_answer(const Choice& choice, Picks& picks) {
    picks.clear();
    if (choice.kind == Choice::Kind::number) {
        if (choice.optional || choice.least != choice.most) return false;
        picks.push_back(choice.least);
        return true;
    }
    std::int32_t available = 0;
    for (const Option& option : choice.options) {
        if (option.alone) return false;
        available += option.count;
    }
    const bool keeps_order = choice.kind == Choice::Kind::order || choice.ordered;
    if (choice.options.size() > 1 && choice.least > 0 &&
        (keeps_order || available > choice.least)) {
        return false;
    }
    if (choice.least < std::min(choice.most, available)) return false;
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        const Option& option = choice.options[at];
        if (option.many && option.count > 1) return false;
        for (std::uint16_t nth = 0; nth < option.count; ++nth) {
            if (static_cast<std::int32_t>(picks.size()) == choice.least) return true;
            picks.push_back(static_cast<std::int32_t>(at));
        }
    }
    return static_cast<std::int32_t>(picks.size()) == choice.least;
}

}  // namespace cardwright
