#include "cardwright/mutation/yaml_changes.hpp"

#include <algorithm>
#include <charconv>
#include <set>

#include "catalog/limits.hpp"
#include "catalog/yaml/yaml_reader.hpp"

namespace cardwright::tool {
namespace {

/// What no spec is about: wording, what identifies things, and how well bots play.
bool is_left_alone(const std::string& key) {
    static const std::set<std::string, std::less<>> keys{
        "format",  "id",    "name",       "version", "ruleset", "script", "text",     "provenance",
        "console", "needs", "statistics", "cycle",   "prompt",  "tile",   "required", "search"};
    return keys.contains(key);
}

/// Where each entry declares something others refer to by its name: without it nothing loads.
bool declares(const std::string& key) {
    static const std::set<std::string, std::less<>> keys{
        "params", "facts", "zones", "player", "game", "card",    "counters",           "queries",
        "events", "hooks", "gives", "verbs",  "menu", "options", "owners_without_seat"};
    return keys.contains(key);
}

/// Leaving these out changes nothing: they say what would hold anyway (`who: active`), or are the
/// quick form of what a script does as well.
bool goes_without_saying(const std::string& key) {
    static const std::set<std::string, std::less<>> keys{"order", "who", "next", "plain", "hooked"};
    return keys.contains(key);
}

/// What else a word could be that is no name.
std::string_view other_word(std::string_view key, std::string_view word) {
    if (key == "order") return word == "free" ? "kept" : "free";
    if (key == "next") return word == "next_phase" ? "again" : "next_phase";
    return {};
}

class YamlChangeMaker {
  public:
    YamlChangeMaker(std::string_view text, const Vocabulary& vocabulary)
        : text_{text}, vocabulary_{vocabulary} {
        for (std::size_t at = 0; at != std::string_view::npos;) {
            lines_.push_back(at);
            const std::size_t end = text.find('\n', at);
            at = end == std::string_view::npos ? end : end + 1;
        }
    }

    std::vector<Change> find() {
        Report report{CatalogLimits{}};
        const auto file = std::make_shared<const std::string>("text");
        const auto tree = read_yaml(text_, file, CatalogLimits{}, report);
        if (!tree) return {};
        for (const Node& part : tree->children) {
            if (part.key == "cards" || part.key == "lineups") gather_cards(part);
        }
        for (const Node& part : tree->children) {
            if (is_left_alone(part.key) || part.key == "types") continue;
            walk(part, part.key, part.key, false);
        }
        std::stable_sort(found_.begin(), found_.end(), [](const Change& one, const Change& other) {
            return one.offset < other.offset;
        });
        return std::move(found_);
    }

  private:
    void gather_cards(const Node& list) {
        for (const Node& entry : list.children) {
            for (const Node& key : entry.children) {
                if (key.key == "cards") {
                    for (const Node& card : key.children) eligible_.push_back(card.text);
                }
            }
        }
    }

    [[nodiscard]] std::size_t offset(int line, int column) const {
        std::size_t at = lines_[static_cast<std::size_t>(line - 1)];
        for (int left = column - 1; left > 0 && at < text_.size(); --left) {
            ++at;
            while (at < text_.size() && (static_cast<unsigned char>(text_[at]) & 0xC0) == 0x80)
                ++at;
        }
        return at;
    }
    [[nodiscard]] std::size_t begin_of(const Node& node) const {
        return offset(node.line, node.column);
    }
    /// Where a value ends that stands in one piece: a plain scalar, or something between brackets.
    [[nodiscard]] std::size_t end_of(const Node& node) const {
        const std::size_t begin = begin_of(node);
        if (node.kind == Node::Kind::scalar) {
            return begin + node.text.size() + (node.quoted ? 2 : 0);
        }
        int depth = 0;
        for (std::size_t at = begin; at < text_.size(); ++at) {
            if (text_[at] == '[' || text_[at] == '{') ++depth;
            if (text_[at] == ']' || text_[at] == '}') --depth;
            if (depth == 0) return at + 1;
        }
        return text_.size();
    }
    [[nodiscard]] bool is_flow(const Node& node) const {
        const char first = text_[begin_of(node)];
        return node.kind != Node::Kind::scalar && (first == '[' || first == '{');
    }

    void add(const std::string& where, std::size_t begin, std::size_t end, std::string with) {
        Change change = make_change(text_, begin, end - begin, std::move(with));
        change.where = where;
        change.always = true;
        found_.push_back(std::move(change));
    }

    /// An entry between brackets, with its comma.
    void leave_out_of_flow(const std::string& where, std::size_t begin, std::size_t end) {
        if (text_[end] == ',') {
            end = text_.find_first_not_of(' ', end + 1);
        } else {
            const std::size_t before = text_.find_last_not_of(" \n", begin - 1);
            if (text_[before] == ',') begin = before;
        }
        add(where, begin, end, "");
    }

    void leave_out(const Node& node, const std::string& where, bool flow) {
        const std::size_t begin = offset(node.key_line, node.key_column);
        if (flow) {
            leave_out_of_flow(where, begin, end_of(node));
            return;
        }
        const std::size_t line = lines_[static_cast<std::size_t>(node.key_line - 1)];
        const std::string_view indent = text_.substr(line, begin - line);
        if (indent.find_first_not_of(' ') != std::string_view::npos) return;  // `- key: …`
        auto next = static_cast<std::size_t>(node.key_line);
        while (next < lines_.size()) {
            const std::size_t first = text_.find_first_not_of(" \n", lines_[next]);
            if (first == std::string_view::npos) break;
            const auto in = static_cast<std::size_t>(position_in(text_, first).column - 1);
            if (in <= indent.size() && text_[first] != '#') break;
            ++next;
        }
        const std::size_t end = next < lines_.size() ? lines_[next] - 1 : text_.size();
        add(where, begin, end, "");
    }

    void scalar(const Node& node, const std::string& where, const std::string& parent) {
        if (node.quoted) return;
        const std::size_t begin = begin_of(node);
        const std::size_t end = begin + node.text.size();
        if (text_.substr(begin, end - begin) != node.text) return;
        std::int64_t number = 0;
        const char* const stop = node.text.data() + node.text.size();
        const auto read = std::from_chars(node.text.data(), stop, number);
        if (read.ec == std::errc{} && read.ptr == stop) {
            add(where, begin, end, std::to_string(number + 1));
            if (number != 0) add(where, begin, end, std::to_string(number - 1));
        } else if (node.text == "true" || node.text == "false") {
            add(where, begin, end, node.text == "true" ? "false" : "true");
        } else if (parent == "reasons") {
            add(where, begin, end, node.text + "_changed");
        } else if (parent == "lineup") {
            const auto other =
                std::find_if(eligible_.begin(), eligible_.end(),
                             [&](const auto& card) { return lineup_.find(card) == lineup_.end(); });
            if (other != eligible_.end()) add(where, begin, end, *other);
        } else if (const auto other = other_word(parent, node.text); !other.empty()) {
            add(where, begin, end, std::string{other});
        } else {
            for (const auto* others : {&vocabulary_.zones, &vocabulary_.types}) {
                const auto found = others->find(node.text);
                if (found == others->end()) continue;
                add(where, begin, end, found->second);
                return;
            }
        }
    }

    void walk(const Node& node, const std::string& where, const std::string& key, bool flow) {
        if (node.kind == Node::Kind::scalar) {
            scalar(node, where, key);
            return;
        }
        const bool inside_flow = flow || is_flow(node);
        const bool lineup = node.kind == Node::Kind::list && where.starts_with("lineups.");
        if (lineup) {
            lineup_.clear();
            for (const Node& card : node.children) lineup_.insert(card.text);
        }
        std::size_t number = 0;
        for (const Node& child : node.children) {
            ++number;
            if (node.kind == Node::Kind::map) {
                if (is_left_alone(child.key)) continue;
                entry(child, where, key, inside_flow);
            } else {
                const std::string called = name_of(child);
                const std::string place = called.empty()
                                              ? where + "[" + std::to_string(number) + "]"
                                              : where + "." + called;
                walk(child, place, lineup ? "lineup" : key, inside_flow);
                if (inside_flow && !lineup && node.children.size() > 1) {
                    leave_out_of_flow(place, begin_of(child), end_of(child));
                }
            }
        }
    }

    void entry(const Node& child, const std::string& where, const std::string& key, bool flow) {
        const std::string place = where + "." + child.key;
        const bool reason = key == "reasons";
        walk(child, place, reason ? key : child.key, flow);
        const bool number_or_flag =
            child.kind == Node::Kind::scalar && !child.text.empty() &&
            (child.text == "true" || child.text == "false" || child.text.front() == '-' ||
             (child.text.front() >= '0' && child.text.front() <= '9'));
        if (number_or_flag || declares(key) || goes_without_saying(child.key) ||
            (child.kind == Node::Kind::scalar && child.quoted)) {
            return;
        }
        leave_out(child, place, flow);
    }

    /// The id of an entry of a list, if it has one.
    static std::string name_of(const Node& node) {
        for (const Node& child : node.children) {
            if (child.key == "id") return child.text;
        }
        return {};
    }

    std::string_view text_;
    const Vocabulary& vocabulary_;
    std::vector<std::size_t> lines_;
    std::vector<std::string> eligible_;  // cards of line-ups
    std::set<std::string, std::less<>> lineup_;
    std::vector<Change> found_;
};

}  // namespace

std::vector<Change> yaml_changes(std::string_view text, const Vocabulary& vocabulary) {
    return YamlChangeMaker{text, vocabulary}.find();
}

}  // namespace cardwright::tool
