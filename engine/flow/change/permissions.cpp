// Who may change what, and what is said when they may not.

#include "flow/change/changes.hpp"

namespace cardwright {

void Changes::refuse_change() const {
    if (read_only()) fail("nothing may be changed here: this function only answers a question");
    fail(
        "while players decide together, each may change only what is their own; do the rest "
        "before or after");
}

void Changes::refuse_absent() const {
    fail("the card is out of the game: it lies nowhere");
}

void Changes::refuse_more(ZoneId zone) const {
    const ZoneInfo& target = state_->zone(zone);
    fail("no room: " + schema().zone(target.kind).name + " holds at most " +
         std::to_string(target.capacity) + " card(s)");
}

}  // namespace cardwright
