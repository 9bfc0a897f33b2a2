#include "fuzz/sites.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "fuzz/callables.hpp"

namespace cardwright::fuzz {
namespace {

constexpr std::size_t most_remembered = 64;

Switchboard& board_of(lua_State* L) {
    return *static_cast<Switchboard*>(lua_touserdata(L, lua_upvalueindex(1)));
}

int lua_go(lua_State* L) {
    const bool goes = board_of(L).go(static_cast<std::size_t>(lua_tointeger(L, 1)));
    lua_pushboolean(L, goes ? 1 : 0);
    return 1;
}

int lua_done(lua_State* L) {
    board_of(L).done(static_cast<std::size_t>(lua_tointeger(L, 1)));
    return 0;
}

void add(Coverage::Cell& to, const Coverage::Cell& more) {
    to.right += more.right;
    to.wrong += more.wrong;
    to.done += more.done;
    to.refused += more.refused;
    to.done_right += more.done_right;
}

}  // namespace

Coverage::Coverage() : cells_(all_callables().size()) {}

Coverage::Cell Coverage::total(std::size_t callable) const {
    Cell sum;
    for (const Cell& cell : cells_[callable]) fuzz::add(sum, cell);
    return sum;
}

Coverage::Cell Coverage::total(Place place) const {
    Cell sum;
    for (const auto& row : cells_) fuzz::add(sum, row[static_cast<std::size_t>(place)]);
    return sum;
}

void Coverage::add(const Coverage& other) {
    for (std::size_t row = 0; row < cells_.size(); ++row) {
        for (std::size_t column = 0; column < place_count; ++column) {
            fuzz::add(cells_[row][column], other.cells_[row][column]);
        }
    }
}

std::string Coverage::table() const {
    std::string text;
    for (std::size_t column = 0; column < place_count; ++column) {
        text += fmt::format("{:>26} {}{}\n", place_names[column], std::string(column, '|'), '.');
    }
    for (std::size_t row = 0; row < cells_.size(); ++row) {
        text += fmt::format("{:>26} ", all_callables()[row].full_name());
        for (const Cell& cell : cells_[row]) {
            const bool tried = cell.right + cell.wrong > 0;
            text += !tried                              ? ' '
                    : cell.done > 0 && cell.refused > 0 ? '*'
                    : cell.done > 0                     ? '+'
                                                        : '-';
        }
        text += '\n';
    }
    return text;
}

void Switchboard::connect(Sandbox& sandbox) {
    lua_State* L = sandbox.lua();
    const std::pair<const char*, lua_CFunction> functions[] = {{"go", lua_go}, {"done", lua_done}};
    for (const auto& [name, function] : functions) {
        {
            const HostRoom room{sandbox.allocator()};
            lua_pushlightuserdata(L, this);
            lua_pushcclosure(L, function, 1);
        }
        sandbox.add_global(name);
    }
}

Switchboard::Switch& Switchboard::switch_of(std::size_t site) {
    constexpr std::size_t most_sites = 100'000;
    site = std::min(site, most_sites);
    if (site >= switches_.size()) switches_.resize(site + 1);
    return switches_[site];
}

void Switchboard::rest_what_has_run(bool rests) {
    for (std::size_t site = 0; site < switches_.size(); ++site) {
        // A statement with a function in it is the only way to what stands in there.
        const bool holds_others =
            site < sites_.size() && sites_[site].callable == no_callable && sites_[site].right;
        switches_[site].rests = rests && switches_[site].has_run && !holds_others;
    }
}

bool Switchboard::go(std::size_t site) {
    if (nothing_goes) return false;
    Switch& own = switch_of(site);
    if (own.off || own.rests) return false;
    own.under_way = true;
    own.has_run = true;
    ++runs_;
    if (entered_.size() >= most_remembered) entered_.erase(entered_.begin());
    entered_.push_back(site);
    if (coverage_ != nullptr && site < sites_.size() && sites_[site].callable != no_callable) {
        Coverage::Cell& cell = coverage_->at(sites_[site].callable, sites_[site].place);
        ++(sites_[site].right ? cell.right : cell.wrong);
    }
    return true;
}

void Switchboard::done(std::size_t site) {
    switch_of(site).under_way = false;
    if (coverage_ != nullptr && site < sites_.size() && sites_[site].callable != no_callable) {
        Coverage::Cell& cell = coverage_->at(sites_[site].callable, sites_[site].place);
        ++cell.done;
        if (sites_[site].right) ++cell.done_right;
    }
}

void Switchboard::turn_off(std::size_t site) {
    Switch& own = switch_of(site);
    if (!own.off) ++switched_off_;
    own.off = true;
}

std::optional<std::size_t> Switchboard::site_in(std::string_view file, int line) const {
    for (const auto& [path, text] : *files_) {
        if (line < 1 || !file.ends_with(path)) continue;
        std::size_t begin = 0;
        for (int at = 1; at < line && begin != std::string::npos; ++at) {
            begin = text.find('\n', begin);
            if (begin != std::string::npos) ++begin;
        }
        if (begin == std::string::npos) return std::nullopt;
        const std::string_view whole =
            std::string_view{text}.substr(begin, text.find('\n', begin) - begin);
        // A function inside a function ends with the number of the statement it belongs to.
        for (const std::string_view mark : {"if go(", " done("}) {
            const std::size_t at = whole.find(mark);
            if (at == std::string_view::npos) continue;
            return static_cast<std::size_t>(
                std::strtoull(whole.data() + at + mark.size(), nullptr, 10));
        }
    }
    return std::nullopt;
}

bool Switchboard::failed(std::string_view file, int line) {
    if (nothing_goes) return false;
    std::optional<std::size_t> culprit = site_in(file, line);
    if (!culprit || switch_of(*culprit).off) {
        const auto found = std::find_if(entered_.rbegin(), entered_.rend(), [&](std::size_t site) {
            return switch_of(site).under_way && !switch_of(site).off;
        });
        if (found != entered_.rend()) culprit = *found;
    }
    const std::size_t before = switched_off_;
    if (culprit && !switch_of(*culprit).off) {
        turn_off(*culprit);
        if (coverage_ != nullptr && *culprit < sites_.size() &&
            sites_[*culprit].callable != no_callable) {
            ++coverage_->at(sites_[*culprit].callable, sites_[*culprit].place).refused;
        }
    } else {
        // Something that was carried out without complaint has led to it.
        for (const std::size_t site : entered_) turn_off(site);
    }
    for (const std::size_t site : entered_) switch_of(site).under_way = false;
    entered_.clear();
    return switched_off_ > before;
}

}  // namespace cardwright::fuzz
