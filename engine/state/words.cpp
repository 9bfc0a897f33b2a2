#include "state/words.hpp"

namespace cardwright {

std::size_t Words::size() const noexcept {
    return (shared_ != nullptr ? shared_->size() : 0) + texts_.size();
}

Word Words::find(std::string_view text) const noexcept {
    if (shared_ != nullptr) {
        const Word found = shared_->find(text);
        if (found != no_word) return found;
    }
    const auto own = ids_.find(text);
    return own == ids_.end() ? no_word : own->second;
}

Word Words::intern(std::string_view text) {
    const Word known = find(text);
    if (known != no_word) return known;
    const Word added = id_at<Word>(size());
    texts_.emplace_back(text);
    ids_.emplace(texts_.back(), added);
    return added;
}

void Words::forget_after(std::size_t wanted) {
    while (size() > wanted && !texts_.empty()) {
        ids_.erase(texts_.back());
        texts_.pop_back();
    }
}

std::string_view Words::text(Word word) const noexcept {
    const std::size_t before = shared_ != nullptr ? shared_->size() : 0;
    const std::size_t index = index_of(word);
    if (index < before) return shared_->text(word);
    if (index - before < texts_.size()) return texts_[index - before];
    return "?";
}

}  // namespace cardwright
