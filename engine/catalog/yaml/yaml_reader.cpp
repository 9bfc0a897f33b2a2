#include "catalog/yaml/yaml_reader.hpp"

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <set>
#include <sstream>
#include <utility>
#include <vector>

#include "catalog/yaml/source_lines.hpp"
#include "catalog/yaml/utf8.hpp"

namespace cardwright {
namespace {

std::size_t offset_of(const SourceLines& lines, const YAML::Mark& mark) {
    return lines.offset(mark.line, mark.column);
}

TextPosition position_of(const SourceLines& lines, const YAML::Mark& mark) {
    return lines.position(offset_of(lines, mark));
}

/// Stops the parser in the middle of a file. Never leaves this source file.
struct Refused {
    TextPosition position;
    std::string message;
};

constexpr const char* no_anchors = "anchors and aliases are not allowed: write the value out";
constexpr const char* no_tags = "tags are not allowed: write the value without \"!\"";

class TreeBuilder final : public YAML::EventHandler {
  public:
    TreeBuilder(const SourceLines& lines, const CatalogLimits& limits, Report& report,
                std::shared_ptr<const std::string> file)
        : lines_{lines}, limits_{limits}, report_{report}, file_{std::move(file)} {}

    [[nodiscard]] Node take() { return std::move(root_); }

    void OnDocumentStart(const YAML::Mark& mark) override {
        if (++documents_ == 1) return;
        // What cannot stand after a document makes the parser begin another one.
        refuse(mark, first_byte(mark) == '-'
                         ? "a file holds one document: remove \"---\" and what follows"
                         : "not valid YAML: this cannot stand here");
    }
    void OnDocumentEnd() override {}

    void OnAnchor(const YAML::Mark& mark, const std::string& /*name*/) override {
        refuse(mark, no_anchors);
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override {
        refuse(mark, no_anchors);
    }

    void OnNull(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override {
        refuse_tag(mark);
        add(mark, Node::Kind::nothing);
    }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t /*anchor*/,
                  const std::string& value) override {
        refuse_tag(mark);
        if (value.size() > limits_.text_bytes) {
            refuse(mark, fmt::format("a text of {} bytes is longer than text_bytes ({})",
                                     value.size(), limits_.text_bytes));
        }
        // An escape such as "\0" makes characters that the file itself does not contain.
        if (first_bad_byte(value)) refuse(mark, "a control character is not allowed in a text");
        const bool quoted = tag != "?";
        const char first = first_byte(mark);
        if (quoted && (first == '"' || first == '\'') &&
            !lines_.quote_is_closed(offset_of(lines_, mark))) {
            refuse(mark, "the quote is not closed");
        }
        if (expects_key()) {
            take_key(mark, value, quoted);
            return;
        }
        Node& node = add(mark, Node::Kind::scalar);
        node.text = value;
        node.quoted = quoted;
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string& /*tag*/,
                         YAML::anchor_t /*anchor*/, YAML::EmitterStyle::value /*style*/) override {
        open(mark, Node::Kind::list);
    }
    void OnSequenceEnd() override { close(); }

    void OnMapStart(const YAML::Mark& mark, const std::string& /*tag*/, YAML::anchor_t /*anchor*/,
                    YAML::EmitterStyle::value /*style*/) override {
        open(mark, Node::Kind::map);
    }
    void OnMapEnd() override { close(); }

  private:
    struct Open {
        Node node;
        bool has_key = false;  // the key is read, its value comes next
        bool duplicate = false;
        std::string key;
        TextPosition key_at;
        std::set<std::string, std::less<>> keys;
    };

    [[nodiscard]] char first_byte(const YAML::Mark& mark) const {
        return lines_.byte(offset_of(lines_, mark));
    }

    [[noreturn]] void refuse(const YAML::Mark& mark, std::string message) const {
        throw Refused{position_of(lines_, mark), std::move(message)};
    }

    // yaml-cpp marks a node where its properties begin and fills in tags of its own, so only the
    // file can tell whether its author wrote one.
    void refuse_tag(const YAML::Mark& mark) const {
        if (first_byte(mark) == '!') refuse(mark, no_tags);
    }

    // What looks like a list as a key is most often a bracket that is never closed.
    [[noreturn]] void refuse_key(const YAML::Mark& mark) const {
        const char first = first_byte(mark);
        const bool bracket = first == '[' || first == '{';
        refuse(mark, bracket ? "a key must be a single word or text (is a bracket not closed?)"
                             : "a key must be a single word or text");
    }

    [[nodiscard]] bool expects_key() const {
        return !open_.empty() && open_.back().node.kind == Node::Kind::map && !open_.back().has_key;
    }

    void count(const YAML::Mark& mark) {
        if (++nodes_ > limits_.nodes) {
            refuse(mark,
                   fmt::format("the file has more than nodes ({}) keys and values", limits_.nodes));
        }
    }

    void take_key(const YAML::Mark& mark, const std::string& key, bool quoted) {
        count(mark);
        if (key == "<<" && !quoted) refuse(mark, "merge keys (<<) are not allowed");
        Open& map = open_.back();
        map.has_key = true;
        map.key = key;
        map.key_at = position_of(lines_, mark);
        map.duplicate = !map.keys.insert(key).second;
        if (!map.duplicate) return;
        report_.error({file_, map.key_at.line, map.key_at.column, path()},
                      "the key is there twice");
    }

    /// The place of the value that comes next.
    [[nodiscard]] std::string path() const {
        std::string path;
        for (const Open& open : open_) {
            if (open.node.kind == Node::Kind::list) {
                path = path_of_item(path, open.node.children.size());
            } else if (open.has_key) {
                path = path_of_entry(path, open.key);
            }
        }
        return path;
    }

    Node& add(const YAML::Mark& mark, Node::Kind kind) {
        count(mark);
        if (expects_key()) refuse_key(mark);
        Node node;
        node.kind = kind;
        const TextPosition position = position_of(lines_, mark);
        node.line = position.line;
        node.column = position.column;
        return attach(std::move(node));
    }

    Node& attach(Node node) {
        if (open_.empty()) return root_ = std::move(node);
        Open& parent = open_.back();
        if (parent.node.kind == Node::Kind::map) {
            node.key = parent.key;
            node.key_line = parent.key_at.line;
            node.key_column = parent.key_at.column;
            // The mark of an absent value is that of whatever comes next in the file.
            if (node.kind == Node::Kind::nothing) {
                node.line = node.key_line;
                node.column = node.key_column;
            }
            parent.has_key = false;
            if (parent.duplicate) return dropped_ = std::move(node);
        }
        parent.node.children.push_back(std::move(node));
        return parent.node.children.back();
    }

    void open(const YAML::Mark& mark, Node::Kind kind) {
        refuse_tag(mark);
        count(mark);
        if (expects_key()) refuse_key(mark);
        if (open_.size() >= limits_.depth) {
            refuse(mark,
                   fmt::format("maps and lists are nested deeper than depth ({})", limits_.depth));
        }
        const TextPosition position = position_of(lines_, mark);
        Open inner;
        inner.node.kind = kind;
        inner.node.line = position.line;
        inner.node.column = position.column;
        open_.push_back(std::move(inner));
    }

    void close() {
        Node node = std::move(open_.back().node);
        open_.pop_back();
        attach(std::move(node));
    }

    const SourceLines& lines_;
    const CatalogLimits& limits_;
    Report& report_;
    std::shared_ptr<const std::string> file_;
    std::vector<Open> open_;
    Node root_;
    Node dropped_;  // the value of a key that was there before
    std::size_t nodes_ = 0;
    int documents_ = 0;
};

/// What yaml-cpp says, with what usually causes it.
std::string explained(const std::string& message) {
    // A broken anchor or tag never becomes an event; it is refused for what it is, not for how.
    const auto about = [&](const char* word) { return message.find(word) != std::string::npos; };
    if (about("anchor") || about("alias")) return no_anchors;
    if (about(" tag")) return no_tags;
    std::string text = "not valid YAML: " + message;
    if (message == YAML::ErrorMsg::MAP_VALUE) text += " (a text with \": \" in it needs quotes)";
    if (message == YAML::ErrorMsg::END_OF_MAP || message == YAML::ErrorMsg::END_OF_SEQ) {
        text += " (is the indentation right?)";
    }
    return text;
}

}  // namespace

std::optional<Node> read_yaml(std::string_view text, const std::shared_ptr<const std::string>& file,
                              const CatalogLimits& limits, Report& report) {
    const auto refuse = [&](TextPosition position, std::string message) {
        report.error({file, position.line, position.column, ""}, std::move(message));
        return std::nullopt;
    };
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);  // some editors write this mark
    if (text.size() > limits.yaml_bytes) {
        return refuse({}, fmt::format("the file has {} bytes, more than yaml_bytes ({})",
                                      text.size(), limits.yaml_bytes));
    }
    const SourceLines lines{text};
    if (const auto bad = first_bad_byte(text)) {
        return refuse(lines.position(bad->offset),
                      bad->control ? "a control character is not allowed (only tab and line ends)"
                                   : "the file is not valid UTF-8");
    }
    try {
        std::istringstream stream{std::string{text}};
        YAML::Parser parser{stream};
        TreeBuilder builder{lines, limits, report, file};
        if (!parser.HandleNextDocument(builder)) return refuse({}, "the file is empty");
        // A second document is refused when it starts.
        while (parser.HandleNextDocument(builder)) {
        }
        return builder.take();
    } catch (const Refused& refused) {
        return refuse(refused.position, refused.message);
    } catch (const YAML::Exception& problem) {
        std::string message = explained(problem.msg);
        if (lines.indented_with_tab(offset_of(lines, problem.mark)))
            message += " (indent with spaces, not tabs)";
        return refuse(position_of(lines, problem.mark), std::move(message));
    }
}

}  // namespace cardwright
