// Verbs cut down for each kind of card to what can have an effect in this game. Everybody runs the
// result; authors never write a short form.

#include <algorithm>

#include "flow/table/dealt_table.hpp"

namespace cardwright {

bool concerns(const Act& act, const Definition& definition) noexcept {
    if (act.types.any() && (definition.types & act.types).none()) return false;
    if (act.fact == no_fact) return true;
    const std::size_t fact = index_of(act.fact);
    return definition.numbers[fact] != 0 ||
           std::any_of(definition.sides.begin(), definition.sides.end(),
                       [&](const Side& side) { return side.numbers[fact] != 0; });
}

namespace {

/// Leaves out of a verb what cannot matter for one kind of card.
class VerbCutter {
  public:
    VerbCutter(const DealtTable& table, const Blueprint& blueprint, const Behaviours& behaviours,
               DefId definition)
        : table_{table},
          blueprint_{blueprint},
          behaviours_{behaviours},
          of_{blueprint.schema.definition(definition)},
          behaviour_{behaviours.cards[index_of(definition)]},
          definition_{definition} {}

    void cut(VerbId verb, VerbForm& form) {
        const std::vector<Act>& acts = blueprint_.verbs[index_of(verb)].acts;
        for (std::size_t at = 0; at < acts.size(); ++at) {
            if (another_card_) {
                form.acts.push_back(acts[at]);  // what card it is by then is seen when it is
            } else {
                take(verb, at, form);
            }
        }
        form.silent = !scripts_run_ && !table_.changes_are_heard;
    }

  private:
    void take(VerbId verb, std::size_t at, VerbForm& form) {
        const std::vector<Act>& acts = blueprint_.verbs[index_of(verb)].acts;
        const Act& act = acts[at];
        if (!concerns(act, of_)) return;
        switch (act.kind) {
            case Act::Kind::announce: {
                const bool answered =
                    table_.may_be_answered(behaviours_, act.event, definition_, true);
                if (!answered && !told_later(acts, at)) return;
                form.acts.push_back(act);
                scripts_run_ = true;
                another_card_ = answered;  // a replacement may change the card
                return;
            }
            case Act::Kind::fire:
                form.acts.push_back(act);
                form.acts.back().heard =
                    table_.may_be_answered(behaviours_, act.event, definition_, false);
                scripts_run_ = scripts_run_ || form.acts.back().heard;
                return;
            case Act::Kind::resolve:
                if (behaviour_.hook(act.hook) == no_function) {
                    form.given.push_back(act.hook);
                    give(form);
                } else {
                    form.acts.push_back(act);
                    scripts_run_ = true;
                }
                return;
            case Act::Kind::give:
                give(form);
                return;
            case Act::Kind::call:
                form.acts.push_back(act);
                scripts_run_ = true;
                return;
            case Act::Kind::respond:
                form.acts.push_back(act);
                scripts_run_ = another_card_ = true;  // answers may change anything
                return;
            case Act::Kind::run:
                run(act, form);
                return;
            case Act::Kind::pick:
                // Where nothing can have happened to it, the card still lies where it lay.
                if (!scripts_run_ && lies_there(verb, act)) return;
                form.acts.push_back(act);
                scripts_run_ = another_card_ = true;
                return;
            default:
                form.acts.push_back(act);
                return;
        }
    }

    bool lies_there(VerbId verb, const Act& act) const {
        const VerbArgument& from = blueprint_.verbs[index_of(verb)].arguments[act.argument];
        return from.kind == VerbArgument::Kind::here;
    }

    /// A hook that runs later is told of the event, even if nobody answers it.
    bool told_later(const std::vector<Act>& acts, std::size_t announced) const {
        return std::any_of(
            acts.begin() + static_cast<std::ptrdiff_t>(announced), acts.end(), [&](const Act& act) {
                return act.kind == Act::Kind::resolve && behaviour_.hook(act.hook) != no_function;
            });
    }

    /// What the card gives, as acts of its own.
    void give(VerbForm& form) const {
        for (const auto& [name, many] : of_.gives) {
            const GiveKind* kind = blueprint_.find_give(name);
            if (kind == nullptr) continue;
            form.acts.push_back(kind->act);
            form.acts.back().times = many;
        }
    }

    /// A verb that sets no script going becomes a part of the one that runs it.
    void run(const Act& act, VerbForm& form) {
        VerbForm inner;
        VerbCutter cutter{table_, blueprint_, behaviours_, definition_};
        cutter.cut(act.verb, inner);
        if (cutter.scripts_run_) {
            form.acts.push_back(act);
            scripts_run_ = another_card_ = true;
            return;
        }
        for (Act& part : inner.acts) {
            part.argument = no_argument;  // nobody has said anything: its own defaults hold
            form.acts.push_back(part);
        }
        form.given.insert(form.given.end(), inner.given.begin(), inner.given.end());
    }

    const DealtTable& table_;
    const Blueprint& blueprint_;
    const Behaviours& behaviours_;
    const Definition& of_;
    const Behaviour& behaviour_;
    DefId definition_;
    bool scripts_run_ = false;
    bool another_card_ = false;  ///< the verb may go on with another card than the one picked
};

/// Most cards go somewhere and give something to count. Leaves the form as it is if there is more
/// to it.
void shorten(VerbForm& form) {
    std::vector<ShortAct> acts;
    ZoneKindId to = no_zone_kind;
    for (const Act& act : form.acts) {
        ShortAct& shorter = acts.emplace_back();
        if (act.kind == Act::Kind::fire) {
            shorter.kind = ShortAct::Kind::fire;
            shorter.event = act.event;
        } else if (act.kind == Act::Kind::move_picked && !act.everyone && act.direct &&
                   to == no_zone_kind) {
            shorter.to = to = act.to;
        } else if (act.kind == Act::Kind::add && !act.everyone && act.scope == Scope::player &&
                   act.amount.kind == Amount::Kind::constant) {
            shorter.kind = ShortAct::Kind::add;
            shorter.counter = act.counter;
            shorter.many = std::int64_t{act.amount.value} * act.times;
        } else {
            return;
        }
    }
    form.short_acts = std::move(acts);
    form.short_to = to;
}

}  // namespace

void index_verbs(DealtTable& table, const Blueprint& blueprint, const Behaviours& behaviours) {
    const std::size_t definitions = blueprint.schema.definitions.size();
    table.verbs.resize(blueprint.verbs.size() * definitions);
    for (std::size_t at = 0; at < table.verbs.size(); ++at) {
        if (!table.present[at % definitions]) continue;
        VerbCutter cutter{table, blueprint, behaviours, id_at<DefId>(at % definitions)};
        VerbForm& form = table.verbs[at];
        cutter.cut(id_at<VerbId>(at / definitions), form);
        if (form.silent) shorten(form);
    }
}

}  // namespace cardwright
