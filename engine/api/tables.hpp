#pragma once

#include <span>

#include "api/api.hpp"

namespace cardwright::api {

// The parts of the table, one file each.
[[nodiscard]] std::span<const Row> field_rows();
[[nodiscard]] std::span<const Row> change_rows();
[[nodiscard]] std::span<const Row> question_rows();
[[nodiscard]] std::span<const Row> event_rows();
[[nodiscard]] std::span<const Row> game_rows();
[[nodiscard]] std::span<const Row> answer_rows();
[[nodiscard]] std::span<const Row> bot_rows();

}  // namespace cardwright::api
