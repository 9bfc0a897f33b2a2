#include "script/sandbox/call_clock.hpp"

#include <catch2/catch_test_macros.hpp>
#include <thread>

using namespace cardwright;

TEST_CASE("the clock of a call counts work, not waiting for others", "[script]") {
    using namespace std::chrono_literals;
    CallClock clock{0.2};
    CHECK_FALSE(clock.is_over());
    for (int times = 0; times < 6; ++times) {
        std::this_thread::sleep_for(100ms);
        CHECK_FALSE(clock.is_over());
    }
    while (!clock.is_over()) {
    }
    clock.begin_call();
    CHECK_FALSE(clock.is_over());
}
