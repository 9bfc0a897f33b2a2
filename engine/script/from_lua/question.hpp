#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>

#include "script/common/call.hpp"
#include "script/common/ordered_keys.hpp"
#include "script/common/question_key.hpp"

namespace cardwright {

/// A table that says what to ask, read at one go: asking Lua for each key that may be there takes
/// longer than all else about a question. The values stay on the stack as long as the call.
class Question {
  public:
    Question(Call& call, int table);

    /// Where on the stack the value of a key is; 0 if the table has none.
    [[nodiscard]] int operator[](QuestionKey key) const noexcept {
        return places_[static_cast<std::size_t>(key)];
    }
    [[nodiscard]] bool truth(QuestionKey key) const noexcept {
        const int place = (*this)[key];
        return place != 0 && call_->boolean(place);
    }
    /// Refuses every key that is not among these.
    void only(std::initializer_list<QuestionKey> allowed) const;
    /// Are there keys that belong to a filter, given which others the question may have?
    [[nodiscard]] bool has_more_than(std::span<const QuestionKey> own) const noexcept;
    /// Those keys, in the order of the alphabet. The script pays for reading its table once more.
    [[nodiscard]] std::vector<OrderedKeys::Entry> more_than(std::span<const QuestionKey> own) const;

  private:
    static_assert(question_keys.size() <= 32);
    [[nodiscard]] static constexpr std::uint32_t bit_of(QuestionKey key) noexcept {
        return std::uint32_t{1} << static_cast<unsigned>(key);
    }

    Call* call_;
    int table_;
    std::size_t count_ = 0;                  // of keys, whatever they are
    bool others_ = false;                    // keys no question has
    std::vector<OrderedKeys::Entry> named_;  // of these, the names
    std::uint32_t keys_ = 0;                 // the keys it has that questions have
    std::array<int, question_keys.size()> places_{};
};

}  // namespace cardwright
