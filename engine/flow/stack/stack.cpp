#include "flow/stack/stack.hpp"

namespace cardwright {

Choice& Stack::new_question(OwnerId seat) {
    Choice& choice = strand_->choice;
    choice.clear();
    choice.seat = seat;
    return choice;
}

void Stack::request(Request wanted) {
    if (!std::holds_alternative<EventsRequest>(wanted)) raised_.clear();
    request_ = std::move(wanted);
    strand_->top().reply.clear();
}

void Stack::await_events(Value reply) {
    request(EventsRequest{});
    strand_->top().reply.set(reply);
}

void Stack::await_events(std::span<const CardId> reply) {
    request(EventsRequest{});
    Reply& cards = strand_->top().reply;
    cards.as_list = true;
    for (const CardId card : reply) cards.values.push_back(Value::of(card));
}

void Stack::make_room() {
    if (strand_->depth >= limits_.frame_depth) {
        std::string path;
        for (const std::string& line : chain()) {
            if (!path.empty()) path += " > ";
            path += line;
        }
        fail("limit frame_depth (" + std::to_string(limits_.frame_depth) +
                 ") reached: effects set each other off without end: " + path,
             "frame_depth");
    }
    count_frame();
}

void Stack::count_frame() {
    if (++frames_in_step_ <= limits_.frames_per_step) return;
    fail("limit frames_per_step (" + std::to_string(limits_.frames_per_step) +
             ") reached: one step sets off effects without end",
         "frames_per_step");
}

Frame& Stack::push_function(FunctionRef function, const Context& context, Word title) {
    Frame& frame = push<FunctionFrame>();
    frame.as<FunctionFrame>().function = function;
    frame.context = context;
    frame.title = title;
    return frame;
}

void Stack::push_acts(const std::vector<Act>& acts, OwnerId player, CardId picked,
                      std::int32_t number) {
    Frame& frame = push<ActsFrame>();
    frame.context.player = frame.context.owner = player;
    frame.context.card = picked;
    auto& list = frame.as<ActsFrame>();
    list.acts = &acts;
    list.number = number;
}

void Stack::push_gives(const std::vector<std::pair<Word, std::int32_t>>& gives, OwnerId player,
                       CardId of) {
    Frame& frame = push<GivesFrame>();
    frame.context.player = frame.context.owner = player;
    frame.context.card = of;
    frame.as<GivesFrame>().gives = &gives;
}

void Stack::push_events() {
    // The first to happen is resolved first: it must lie on top.
    for (std::size_t left = raised_.size(); left > 0; --left) {
        const std::uint32_t index = raised_[left - 1];
        Frame& frame = push<EventFrame>();
        auto& serving = frame.as<EventFrame>();
        serving.event = index;
        serving.before = raised_before_;
        const Event& event = strand_->events[index];
        const Value about = event.field(word_card_);
        if (index_of(event.kind) >= kernel_event_count && about.kind() == ValueKind::card) {
            frame.title = event_names_[index_of(event.kind)];
            frame.context.card = about.card();
            frame.context.definition = state_->card(about.card()).definition;
        }
    }
    raised_.clear();
}

void Stack::pop() {
    Frame& frame = strand_->top();
    if (frame.aside != no_zone && !state_->cards_in(frame.aside).empty()) {
        std::string cards;
        for (const CardId card : state_->cards_in(frame.aside)) {
            cards += (cards.empty() ? "" : ", ") + state_->definition(card).id;
        }
        fail("the effect ended while cards are still set aside: " + cards +
             "; move them somewhere before it ends");
    }
    --strand_->depth;
    strand_->drop_events(strand_->depth == 0 ? 0 : frame.events_before);
    if (!frame.is<FunctionFrame>()) return;
    if (strand_->depth == 0) {
        if (branch_ != nullptr) branch_->result = frame.reply;
        return;
    }
    Frame& parent = strand_->top();
    if (!parent.is<EventFrame>() && !parent.is<BranchesFrame>()) {
        std::swap(parent.reply, frame.reply);
    }
}

void Stack::drop_frames(Strand& strand) noexcept {
    for (std::size_t at = 0; at < strand.depth; ++at) {
        Frame& frame = strand.frames[at];
        if (auto* const function = std::get_if<FunctionFrame>(&frame.kind)) {
            scripts_->abandon(*function);
        } else if (const auto* const branches = std::get_if<BranchesFrame>(&frame.kind)) {
            scripts_->release(branches->function);
        }
    }
    strand.depth = 0;
    strand.drop_events(0);
    strand.asking = false;
}

}  // namespace cardwright
