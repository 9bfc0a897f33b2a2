#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "state/datum.hpp"

namespace cardwright {

/// What a spec found wrong, said so that its author can act on it.
class SpecFailure : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// One value a spec has written, and where it stands (`given.ann.hand[2]`). Specs are scripts like
/// all others: nothing is known of a value until somebody has asked, so this is the only way to
/// read one. Whatever is not what was asked for is a SpecFailure that says so.
///
/// The datum must outlive it.
class SpecValue {
  public:
    using Entry = std::pair<std::string, SpecValue>;

    SpecValue(const Datum& datum, std::string where) : datum_{&datum}, where_{std::move(where)} {}

    [[nodiscard]] const Datum& datum() const noexcept { return *datum_; }
    [[nodiscard]] const std::string& where() const noexcept { return where_; }

    // ---- what kind of value is it? ----
    [[nodiscard]] bool absent() const noexcept { return datum_->empty(); }
    [[nodiscard]] bool is_word() const noexcept { return datum_->word() != nullptr; }
    [[nodiscard]] bool is_word(std::string_view text) const noexcept {
        return is_word() && *datum_->word() == text;
    }
    [[nodiscard]] bool is_number() const noexcept { return datum_->integer() != nullptr; }
    [[nodiscard]] bool is_truth() const noexcept { return datum_->boolean() != nullptr; }
    /// An empty table is both.
    [[nodiscard]] bool is_list() const noexcept { return datum_->list() != nullptr; }
    [[nodiscard]] bool is_map() const noexcept {
        return datum_->map() != nullptr || (is_list() && datum_->list()->empty());
    }

    // ---- as what is expected, or SpecFailure ----
    [[nodiscard]] const std::string& word() const;
    [[nodiscard]] std::int64_t number(std::int64_t least, std::int64_t most) const;
    /// A counter's worth: what fits into 32 bits.
    [[nodiscard]] std::int32_t small_number() const {
        return static_cast<std::int32_t>(number(INT32_MIN, INT32_MAX));
    }
    [[nodiscard]] bool truth() const;
    [[nodiscard]] std::vector<SpecValue> list() const;
    [[nodiscard]] std::vector<std::string> words() const;
    /// The entries of a table with names; a mixed one has its list part under "1", "2" …
    [[nodiscard]] std::vector<Entry> entries() const;
    /// An entry of a table with names, if it is there.
    [[nodiscard]] std::optional<SpecValue> at(std::string_view key) const;
    /// Throws if a table has an entry of any other name: one that is misspelt would do nothing.
    void has_only(std::initializer_list<std::string_view> keys) const;

    [[noreturn]] void fail(std::string_view expected) const;

  private:
    const Datum* datum_;
    std::string where_;
};

/// The number of a place among `most`, as it stands before the `=` of an entry.
[[nodiscard]] std::size_t slot_number(const SpecValue::Entry& entry, std::size_t most);

}  // namespace cardwright
