#include "script/from_lua/refusals.hpp"

#include <algorithm>
#include <array>

#include "script/from_lua/filter_reader.hpp"
#include "script/from_lua/particulars.hpp"

namespace cardwright {
namespace {

constexpr std::array<std::string_view, 1> own_keys{"reason"};
constexpr lua_Integer most_reasons = 64;

void must_be_why(Call& call, const Question& question) {
    if (question[QuestionKey::refuse] == 0) {
        call.mistake("`why` explains what `refuse` refuses; say what that is");
    }
    if (lua_type(call.lua(), question[QuestionKey::why]) != LUA_TFUNCTION) {
        call.mistake("`why` must be a function that returns a reason and what it speaks of");
    }
}

}  // namespace

Refusals::Refusals(Call& call, const Question& question)
    : call_{&call},
      given_{question[QuestionKey::refuse]},
      whether_{question[QuestionKey::why] != 0} {
    if (whether_) must_be_why(call, question);
    if (given_ == 0) return;
    lua_State* L = call.lua();
    if (lua_type(L, given_) == LUA_TTABLE) {
        call.table(given_);
        const bool list = lua_rawgeti(L, given_, 1) == LUA_TTABLE;
        lua_pop(L, 1);
        if (list) read_list();
    } else if (lua_type(L, given_) != LUA_TFUNCTION) {
        call.mistake(
            "`refuse` must be a function that returns nothing, or a reason and what it speaks of, "
            "a table of candidates and reasons, or a list of reasons with filters");
    }
}

void Refusals::read_list() {
    lua_State* L = call_->lua();
    const lua_Integer count = call_->list(given_);
    if (count > most_reasons) {
        call_->mistake("`refuse` lists more than " + std::to_string(most_reasons) + " reasons");
    }
    call_->pay(static_cast<std::size_t>(count));
    for (lua_Integer at = 1; at <= count; ++at) {
        if (lua_checkstack(L, LUA_MINSTACK) == 0) call_->mistake("too many nested calls");
        call_->element(given_, at);
        const int entry = lua_gettop(L);
        call_->table(entry);
        if (!call_->field(entry, "reason")) {
            call_->mistake("each entry of a list in `refuse` needs a `reason`");
        }
        Listed& listed = listed_.emplace_back();
        listed.reason = call_->learnt_word(lua_gettop(L));
        read_filter(*call_, entry, own_keys, listed.filter);
    }
}

std::size_t Refusals::work() const noexcept {
    std::size_t units = 0;
    for (const Listed& listed : listed_) units += listed.filter.work();
    return units;
}

bool Refusals::refuses(Value candidate, Value lies_in, Word group, Choice& choice) {
    if (given_ == 0) return false;
    return listed_.empty() ? says(candidate, lies_in, group, choice)
                           : is_among(candidate, group, choice);
}

bool Refusals::is_among(Value candidate, Word group, Choice& choice) {
    const auto found = std::find_if(listed_.begin(), listed_.end(), [&](const Listed& listed) {
        return passes(*call_, listed.filter, candidate.card(), choice.seat);
    });
    if (found == listed_.end()) return false;
    Refused& entry = choice.refused.emplace_back();
    entry.what = candidate;
    entry.group = group;
    if (!whether_) entry.reason = found->reason;
    return true;
}

/// Asks the function, or looks into the table.
bool Refusals::says(Value candidate, Value lies_in, Word group, Choice& choice) {
    lua_State* L = call_->lua();
    const int before = lua_gettop(L);
    const int reason = before + 1;
    if (lua_istable(L, given_)) {
        call_->push(candidate);
        if (lua_rawget(L, given_) == LUA_TNIL && !lies_in.empty()) {
            lua_settop(L, before);
            call_->push(lies_in);
            lua_rawget(L, given_);
        }
    } else {
        lua_pushvalue(L, given_);
        call_->push(candidate);
        call_->world().call_pure(L, 1, 2);
    }
    const bool refused = call_->boolean(reason);
    if (refused) {
        Refused& entry = choice.refused.emplace_back();
        entry.what = candidate;
        entry.group = group;
        if (!whether_) {
            entry.reason = call_->learnt_word(reason);
            if (!call_->absent(reason + 1)) {
                read_particulars(*call_, reason + 1, entry.particulars);
            }
        }
    }
    lua_settop(L, before);
    return refused;
}

}  // namespace cardwright
