#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "api/api.hpp"

namespace cardwright::tool {

/// `counter_name` -> `CounterName`
[[nodiscard]] std::string camel_case(std::string_view word);

/// The name of a class or alias in annotations: `cardwright.CounterName`.
[[nodiscard]] std::string class_of(std::string_view word);
[[nodiscard]] std::string class_of(api::Object object);

/// A type of the API as LuaCATS has it: `card[]` -> `cardwright.Card[]`.
[[nodiscard]] std::string lua_type(std::string_view type);

/// The class of the table that an argument is; empty if its keys are not fixed.
[[nodiscard]] std::string table_class(const api::Row& row, const api::Argument& argument);

/// The types of several results: `string?, card?`.
[[nodiscard]] std::vector<std::string_view> results_of(const api::Row& row);

/// Without the `?` at its end.
[[nodiscard]] std::string_view without_mark(std::string_view type);

/// One sentence on where a name may be used; empty if anywhere.
[[nodiscard]] std::string_view use_sentence(api::Use use);

/// `cards, zone, how?`
[[nodiscard]] std::string parameter_names(const api::Row& row, bool marks);

}  // namespace cardwright::tool
