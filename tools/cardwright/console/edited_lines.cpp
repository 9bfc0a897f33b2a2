#include <fmt/format.h>
#include <histedit.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cwchar>
#include <map>

#include "cardwright/console/line_reader.hpp"
#include "cardwright/console/stopping.hpp"
#include "cardwright/output.hpp"
#include "catalog/yaml/utf8.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

/// The longest beginning all have in common.
std::string common_beginning(const std::vector<std::string>& texts) {
    std::string common = texts.front();
    for (const std::string& text : texts) {
        const auto parted = std::mismatch(common.begin(), common.end(), text.begin(), text.end());
        common.erase(parted.first, common.end());
    }
    // Not in the middle of a character.
    while (!common.empty() && safe_text(common) != common) common.pop_back();
    return common;
}

class EditedLines final : public LineReader {
  public:
    EditedLines() {
        // Only what letters are: sentences come from locale files, numbers are always plain.
        std::setlocale(LC_CTYPE, "C.UTF-8");
        sit_down(0);
    }
    ~EditedLines() override {
        for (const auto& [person, lines] : histories_) history_end(lines);
        if (editor_ != nullptr) el_end(editor_);
    }
    EditedLines(const EditedLines&) = delete;
    EditedLines& operator=(const EditedLines&) = delete;
    EditedLines(EditedLines&&) = delete;
    EditedLines& operator=(EditedLines&&) = delete;

    /// With an editor of their own: it remembers what was cut and searched for as well.
    void sit_down(std::size_t person) override {
        if (editor_ != nullptr) el_end(editor_);
        editor_ = el_init("cardwright", stdin, stdout, stderr);
        history_ = history_of(person);
        el_set(editor_, EL_CLIENTDATA, this);
        el_set(editor_, EL_EDITOR, "emacs");
        el_set(editor_, EL_GETCFN, &EditedLines::read_glyph);
        el_set(editor_, EL_HIST, history, history_);
        el_set(editor_, EL_PROMPT, &EditedLines::prompt_of);
        el_set(editor_, EL_ADDFN, "complete", "completes an answer", &EditedLines::complete);
        el_set(editor_, EL_BIND, "^I", "complete", nullptr);
        el_set(editor_, EL_BIND, "^R", "em-inc-search-prev", nullptr);
    }

    TypedLine read(const std::string& prompt, const Completer& completer) override {
        prompt_ = prompt;
        completer_ = &completer;
        el_resize(editor_);  // the window may have changed since the last line
        const std::string again = std::exchange(left_off_, {});
        if (!again.empty()) el_push(editor_, again.c_str());
        disturbed_ = false;
        int length = 0;
        const char* got = el_gets(editor_, &length);
        completer_ = nullptr;
        if (disturbed_ && !stopping()) {
            say("\n");
            return {TypedLine::Outcome::disturbed, {}};
        }
        if (stopping()) {
            el_reset(editor_);
            say("\n");  // what follows does not begin behind the prompt
            return {TypedLine::Outcome::interrupted, {}};
        }
        if (got == nullptr || length <= 0) {
            say("\n");
            return {TypedLine::Outcome::ended, {}};
        }
        std::string line{got, static_cast<std::size_t>(length)};
        while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
        if (line.size() > longest_typed_line) return {TypedLine::Outcome::too_long, {}};
        if (!line.empty()) {
            HistEvent event;
            history(history_, &event, H_ENTER, line.c_str());
        }
        return {TypedLine::Outcome::line, std::move(line)};
    }

  private:
    static constexpr int kept_lines = 200;

    History* history_of(std::size_t person) {
        History*& lines = histories_[person];
        if (lines == nullptr) {
            lines = history_init();
            HistEvent event;
            history(lines, &event, H_SETSIZE, kept_lines);
            history(lines, &event, H_SETUNIQUE, 1);
        }
        return lines;
    }
    static EditedLines& self(EditLine* editor) {
        void* data = nullptr;
        el_get(editor, EL_CLIENTDATA, &data);
        return *static_cast<EditedLines*>(data);
    }
    /// The editor's own reading could miss a request to stop that comes just before it.
    static int read_glyph(EditLine* editor, wchar_t* glyph) {
        std::mbstate_t state = {};
        EditedLines& lines = self(editor);
        while (true) {
            // Not in the midst of a letter.
            if (lines.look() && std::mbsinit(&state) != 0) {
                const Waited waited = wait_a_moment_for_input();
                if (waited == Waited::stop) break;
                if (waited == Waited::nothing) {
                    if (!lines.look()()) continue;
                    lines.leave_off();
                    break;
                }
            } else if (!wait_for_input()) {
                break;
            }
            char byte = 0;
            const ssize_t got = ::read(STDIN_FILENO, &byte, 1);
            if (got < 0 && errno == EINTR) continue;
            if (got <= 0) return static_cast<int>(got);
            const std::size_t length = std::mbrtowc(glyph, &byte, 1, &state);
            if (length == static_cast<std::size_t>(-2)) continue;  // there is more of it
            if (length == static_cast<std::size_t>(-1)) *glyph = L'\uFFFD';
            return 1;
        }
        return -1;
    }
    /// What is typed so far comes again with the next line.
    void leave_off() {
        const LineInfo* info = el_line(editor_);
        left_off_.assign(info->buffer, info->lastchar);
        disturbed_ = true;
    }
    static char* prompt_of(EditLine* editor) { return self(editor).prompt_.data(); }

    static unsigned char complete(EditLine* editor, int /*letter*/) {
        EditedLines& lines = self(editor);
        if (lines.completer_ == nullptr) return CC_ERROR;
        const LineInfo* info = el_line(editor);
        const std::string_view before{info->buffer,
                                      static_cast<std::size_t>(info->cursor - info->buffer)};
        const std::vector<std::string> found = endings(before, *lines.completer_);
        if (found.empty()) return CC_REFRESH_BEEP;
        std::string line = common_beginning(found);
        if (found.size() == 1) line += ' ';
        if (folded(line).size() < folded(before).size()) line = before;
        const bool grows = line != before;
        if (grows) {
            el_deletestr(editor, static_cast<int>(characters(before)));
            el_insertstr(editor, line.c_str());
        }
        if (found.size() == 1 || grows) return CC_REFRESH;
        say("\n" + cut_to(fmt::format("{}", fmt::join(found, "   ")), 400));
        return CC_REDISPLAY;
    }

    EditLine* editor_ = nullptr;
    History* history_ = nullptr;  ///< of whoever sits there
    std::map<std::size_t, History*> histories_;
    std::string prompt_;
    const Completer* completer_ = nullptr;
    std::string left_off_;
    bool disturbed_ = false;
};

}  // namespace

std::unique_ptr<LineReader> edited_lines() {
    return std::make_unique<EditedLines>();
}

std::vector<std::string> endings(std::string_view line, const Completer& completer) {
    // The longest end of the line that begins a name: "silver throne r" completes "throne r".
    for (std::size_t at = 0; at <= line.size(); ++at) {
        if (at > 0 && line[at - 1] != ' ' && line[at - 1] != ',') continue;
        const std::string_view beginning = line.substr(at);
        if (beginning.starts_with(' ')) continue;
        std::vector<std::string> found = completer(beginning);
        if (found.empty()) continue;
        for (std::string& ending : found) ending = std::string{line.substr(0, at)} + ending;
        return found;
    }
    return {};
}

}  // namespace cardwright::tool
