#include "catalog/build/build_steps.hpp"

namespace cardwright {
namespace {

EventKind kernel_event(KernelEvent event) {
    switch (event) {
        case KernelEvent::moved:
            return {"moved", {"player", "cards", "card", "to"}, {}, {}, {}};
        case KernelEvent::drawn:
            return {"drawn", {"player", "cards", "card", "to"}, {}, {}, {}};
        case KernelEvent::shuffled:
            return {"shuffled", {"player", "zone"}, {}, {}, {}};
        case KernelEvent::counted:
            return {"counted", {"player", "card", "zone", "counter", "by"}, {}, {}, {}};
        case KernelEvent::turned:
            return {"turned", {"player", "cards", "card"}, {}, {}, {}};
        case KernelEvent::revealed:
            return {"revealed", {"player", "cards", "card"}, {}, {}, {}};
        case KernelEvent::phase_begins:
            return {"phase_begins", {"phase", "player"}, {}, {}, {}};
        case KernelEvent::phase_ends:
            return {"phase_ends", {"phase", "player"}, {}, {}, {}};
        case KernelEvent::turn_begins:
            return {"turn_begins", {"player"}, {}, {}, {}};
        case KernelEvent::turn_ends:
            return {"turn_ends", {"player"}, {}, {}, {}};
        case KernelEvent::round_begins:
            return {"round_begins", {}, {}, {}, {}};
        case KernelEvent::round_ends:
            return {"round_ends", {}, {}, {}, {}};
        case KernelEvent::game_begins:
            return {"game_begins", {}, {}, {}, {}};
        case KernelEvent::game_ends:
            return {"game_ends", {}, {}, {}, {}};
    }
    return {};
}

}  // namespace

void add_kernel_events(Blueprint& blueprint, NamesOfObjects& names) {
    const Where engine{std::make_shared<const std::string>("the engine"), 0, 0, ""};
    for (std::size_t i = 0; i < kernel_event_count; ++i) {
        blueprint.events.push_back(kernel_event(id_at<KernelEvent>(i)));
        names.claim("event", blueprint.events.back().name, engine);
    }
}

}  // namespace cardwright
