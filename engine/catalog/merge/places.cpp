#include "catalog/merge/places.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "catalog/build/names_of_objects.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {

void Places::add(const LocatedName& id) {
    Entry& entry = all_.emplace_back();
    entry.id = id;
    if (all_.size() > 1) all_[all_.size() - 2].successor = id.value;
}

void Places::add(const LocatedName& id, const PlaceSource& place) {
    Entry& entry = all_.emplace_back();
    entry.id = id;
    entry.place = place;
}

std::optional<std::size_t> Places::find(const LocatedName& name, std::size_t but) const {
    for (std::size_t at = 0; at < all_.size(); ++at) {
        const bool there = !all_[at].place || all_[at].place->kind != PlaceSource::Kind::drop;
        if (at != but && there && all_[at].id.value == name.value) return at;
    }
    return std::nullopt;
}

void Places::settle() {
    for (std::size_t at = 0; at < all_.size(); ++at) {
        if (all_[at].place) put(at);
    }
    for (std::size_t at = 0; at < all_.size(); ++at) {
        if (!all_[at].place) emit(at);
    }
    for (const std::size_t at : last_) emit(at);
    for (Entry& entry : all_) {
        if (entry.emitted || !entry.place || entry.place->kind == PlaceSource::Kind::drop) continue;
        // Whatever it was put beside is not there itself, or stands beside it in turn.
        if (find(entry.place->anchor, all_.size())) {
            report_->error(entry.place->where,
                           fmt::format("the {} \"{}\" is put beside itself: \"{}\" is put "
                                       "beside it",
                                       what_, entry.id.value, entry.place->anchor.value));
        }
    }
}

void Places::put(std::size_t at) {
    const PlaceSource& place = *all_[at].place;
    if (place.kind == PlaceSource::Kind::last) {
        last_.push_back(at);
        return;
    }
    const auto anchor = find(place.anchor, at);
    if (!anchor) {
        std::vector<std::string_view> known;
        for (const Entry& entry : all_) {
            if (&entry != &all_[at] &&
                (!entry.place || entry.place->kind != PlaceSource::Kind::drop)) {
                known.emplace_back(entry.id.value);
            }
        }
        report_->error(place.anchor.where,
                       fmt::format("there is no {} \"{}\"{}", what_, place.anchor.value,
                                   did_you_mean(place.anchor.value, known)));
        return;
    }
    Entry& beside = all_[*anchor];
    switch (place.kind) {
        case PlaceSource::Kind::before:
            beside.before.push_back(at);
            all_[at].successor = beside.id.value;
            break;
        case PlaceSource::Kind::after:
            beside.after.push_back(at);
            break;
        case PlaceSource::Kind::instead_of:
            replace(at, *anchor);
            break;
        case PlaceSource::Kind::drop:
            if (beside.replaced) {
                report_->error(place.where, fmt::format("the {} \"{}\" has another in its place "
                                                        "already ({})",
                                                        what_, beside.id.value,
                                                        to_text(all_[*beside.replaced].id.where)));
            }
            beside.dropped = place.where;
            break;
        case PlaceSource::Kind::last:
            break;
    }
}

void Places::replace(std::size_t at, std::size_t anchor) {
    Entry& gone = all_[anchor];
    const PlaceSource& place = *all_[at].place;
    if (gone.replaced) {
        report_->error(place.where,
                       fmt::format("the {} \"{}\" has another in its place already ({}): two "
                                   "cannot stand in place of one",
                                   what_, gone.id.value, to_text(all_[*gone.replaced].id.where)));
        all_[at].emitted = true;  // nothing else is wrong with it
        return;
    }
    if (gone.dropped) {
        report_->error(place.where, fmt::format("the {} \"{}\" is dropped in {}", what_,
                                                gone.id.value, to_text(*gone.dropped)));
    }
    gone.replaced = at;
}

void Places::emit(std::size_t at) {
    Entry& entry = all_[at];
    if (entry.emitted) return;
    entry.emitted = true;
    entry.arrival = order_.size();
    for (const std::size_t each : entry.before) emit(each);
    if (entry.replaced) {
        all_[*entry.replaced].successor = entry.successor;
        emit(*entry.replaced);
        all_[*entry.replaced].arrival = entry.arrival;
    } else if (!entry.dropped) {
        order_.push_back(at);
    }
    for (const std::size_t each : entry.after) {
        all_[each].successor = entry.successor;
        emit(each);
    }
}

std::vector<std::pair<std::string, std::size_t>> Places::arrivals() const {
    std::vector<std::pair<std::string, std::size_t>> arrivals;
    for (const Entry& entry : all_) {
        if (!entry.emitted) continue;
        const auto same = [&](const auto& other) { return other.first == entry.id.value; };
        if (std::none_of(arrivals.begin(), arrivals.end(), same)) {
            arrivals.emplace_back(entry.id.value, entry.arrival);
        }
    }
    return arrivals;
}

}  // namespace cardwright
