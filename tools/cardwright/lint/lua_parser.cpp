// A parser of Lua 5.4: one function for each kind of statement, and precedence climbing.

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include "cardwright/lint/lua_tree.hpp"
#include "cardwright/mutation/lua_tokens.hpp"

namespace cardwright::tool {
namespace {

using TreeKind = LuaNode::Kind;

constexpr int most_nesting = 200;  // as Lua's own
/// How many parts may hang on each other (`a.b.c`, `1 + 2 + 3`). Lua reads such chains in a loop,
/// but here they become as deep a tree, which everybody walks by calling themselves.
constexpr int most_links = 200;

struct TreeSign {
    std::string_view sign;
    int left;
    int right;  ///< less than left: it belongs to what stands on its right
};
constexpr std::array<TreeSign, 21> tree_signs{
    {{"or", 1, 1},   {"and", 2, 2}, {"<", 3, 3},   {">", 3, 3},   {"<=", 3, 3},  {">=", 3, 3},
     {"~=", 3, 3},   {"==", 3, 3},  {"|", 4, 4},   {"~", 5, 5},   {"&", 6, 6},   {"<<", 7, 7},
     {">>", 7, 7},   {"..", 9, 8},  {"+", 10, 10}, {"-", 10, 10}, {"*", 11, 11}, {"/", 11, 11},
     {"//", 11, 11}, {"%", 11, 11}, {"^", 14, 13}}};
constexpr int unary_priority = 12;

/// What a string says; escapes of numbers are left as they are, nobody asks for those.
std::string meaning_of(std::string_view text) {
    if (text.empty()) return {};
    if (text.front() == '[') {
        const std::size_t opening = text.find('[', 1) + 1;
        if (text.size() < 2 * opening) return {};
        text = text.substr(opening, text.size() - 2 * opening);
        if (text.starts_with('\n')) text.remove_prefix(1);
        return std::string{text};
    }
    std::string meaning;
    for (std::size_t at = 1; at + 1 < text.size(); ++at) {
        if (text[at] == '\\' && at + 2 < text.size()) {
            ++at;
            meaning += text[at] == 'n' ? '\n' : text[at] == 't' ? '\t' : text[at];
        } else {
            meaning += text[at];
        }
    }
    return meaning;
}

class TreeParser {
  public:
    explicit TreeParser(std::string_view text) : tokens_{lua_tokens(text)} { find_columns(text); }

    LuaNode parse() {
        LuaNode block = read_block();
        if (now().kind != LuaToken::Kind::end) give_up();
        return block;
    }

  private:
    struct Level {
        explicit Level(TreeParser& of) : parser{of} {
            if (++parser.depth_ > most_nesting) parser.give_up();
        }
        ~Level() { --parser.depth_; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;
        Level(Level&&) = delete;
        Level& operator=(Level&&) = delete;
        TreeParser& parser;
    };

    /// A chain that becomes deeper with each link, on top of what its parts hold.
    struct Chain {
        explicit Chain(TreeParser& of) : parser{of}, outside{std::exchange(of.links_, 0)} {}
        ~Chain() { parser.links_ = std::max(parser.links_, outside); }
        Chain(const Chain&) = delete;
        Chain& operator=(const Chain&) = delete;
        Chain(Chain&&) = delete;
        Chain& operator=(Chain&&) = delete;
        void grow() {
            if (++parser.links_ > most_links) parser.give_up();
        }
        TreeParser& parser;
        int outside;  ///< what was read before in the same place, and is as deep
    };

    /// In characters; in one pass, for a whole script may stand in one line.
    void find_columns(std::string_view text) {
        int column = 1;
        std::size_t at = 0;
        for (const LuaToken& token : tokens_) {
            for (; at < token.offset; ++at) {
                const bool starts = (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
                column = text[at] == '\n' ? 1 : column + (starts ? 1 : 0);
            }
            columns_.push_back(column);
        }
    }

    [[noreturn]] void give_up() const {
        throw std::runtime_error{"not understood in line " + std::to_string(now().line)};
    }

    [[nodiscard]] const LuaToken& now() const { return tokens_[std::min(at_, tokens_.size() - 1)]; }
    [[nodiscard]] bool sees(std::string_view word) const { return now().is(word); }
    bool take(std::string_view word) {
        if (!sees(word)) return false;
        ++at_;
        return true;
    }
    void expect(std::string_view word) {
        if (!take(word)) give_up();
    }
    std::string take_name() {
        if (now().kind != LuaToken::Kind::name) give_up();
        return std::string{tokens_[at_++].text};
    }

    [[nodiscard]] LuaNode made(TreeKind kind) const {
        LuaNode node;
        node.kind = kind;
        node.line = now().line;
        node.column = columns_[std::min(at_, columns_.size() - 1)];
        return node;
    }
    /// At the place of another: `a.b` is where its `a` is.
    static LuaNode made_at(TreeKind kind, const LuaNode& place) {
        LuaNode node;
        node.kind = kind;
        node.line = place.line;
        node.column = place.column;
        return node;
    }

    // ---- statements ----

    [[nodiscard]] bool block_ends() const {
        return now().kind == LuaToken::Kind::end || sees("end") || sees("else") || sees("elseif") ||
               sees("until");
    }

    LuaNode read_block() {
        const Level level{*this};
        LuaNode block = made(TreeKind::block);
        while (!block_ends()) {
            if (take(";")) continue;
            block.children.push_back(read_statement());
        }
        return block;
    }

    LuaNode read_statement() {
        if (sees("if")) return read_branch();
        if (sees("while")) return read_loop();
        if (sees("do")) {
            expect("do");
            LuaNode block = read_block();
            expect("end");
            return block;
        }
        if (sees("for")) return read_for();
        if (sees("repeat")) return read_until();
        if (sees("function")) return read_function_statement();
        if (sees("local")) return read_local();
        if (sees("return")) return read_result();
        if (sees("break") || sees("goto") || sees("::")) return read_jump();
        return read_expression_statement();
    }

    LuaNode read_branch() {
        LuaNode node = made(TreeKind::branch);
        expect("if");
        do {
            node.children.push_back(read_expression());
            expect("then");
            node.children.push_back(read_block());
        } while (take("elseif"));
        if (take("else")) {
            node.dotted = true;
            node.children.push_back(read_block());
        }
        expect("end");
        return node;
    }

    LuaNode read_loop() {
        LuaNode node = made(TreeKind::loop);
        expect("while");
        node.children.push_back(read_expression());
        expect("do");
        node.children.push_back(read_block());
        expect("end");
        return node;
    }

    LuaNode read_until() {
        LuaNode node = made(TreeKind::until);
        expect("repeat");
        node.children.push_back(read_block());
        expect("until");
        node.children.push_back(read_expression());
        return node;
    }

    LuaNode read_for() {
        LuaNode node = made(TreeKind::counting);
        expect("for");
        node.names.push_back(take_name());
        if (take("=")) {
            node.children = read_expressions();
        } else {
            node.kind = TreeKind::each;
            while (take(",")) node.names.push_back(take_name());
            expect("in");
            node.children = read_expressions();
            node.count = node.children.size();
        }
        expect("do");
        node.children.push_back(read_block());
        expect("end");
        return node;
    }

    /// `function a.b:c(…)` is `a.b.c = function(self, …)`.
    LuaNode read_function_statement() {
        LuaNode node = made(TreeKind::assignment);
        expect("function");
        LuaNode target = made(TreeKind::name);
        target.text = take_name();
        bool with_self = false;
        Chain chain{*this};
        while (sees(".") || sees(":")) {
            chain.grow();
            with_self = sees(":");
            ++at_;
            target = field_of(std::move(target));
            if (with_self) break;
        }
        node.count = 1;
        node.children.push_back(std::move(target));
        node.children.push_back(read_function_body(with_self));
        return node;
    }

    LuaNode read_local() {
        LuaNode node = made(TreeKind::local);
        expect("local");
        if (take("function")) {
            node.kind = TreeKind::local_function;
            node.names.push_back(take_name());
            node.children.push_back(read_function_body(false));
            return node;
        }
        do {
            node.names.push_back(take_name());
            if (take("<")) {
                take_name();
                expect(">");
            }
        } while (take(","));
        if (take("=")) node.children = read_expressions();
        return node;
    }

    LuaNode read_result() {
        LuaNode node = made(TreeKind::result);
        expect("return");
        if (!block_ends() && !sees(";")) node.children = read_expressions();
        take(";");
        return node;
    }

    LuaNode read_jump() {
        LuaNode node = made(TreeKind::other);
        if (take("break")) return node;
        if (take("goto")) {
            take_name();
            return node;
        }
        expect("::");
        take_name();
        expect("::");
        return node;
    }

    LuaNode read_expression_statement() {
        LuaNode node = made(TreeKind::expression);
        node.children.push_back(read_suffixed());
        if (!sees("=") && !sees(",")) {
            const TreeKind kind = node.children[0].kind;
            if (kind != TreeKind::call && kind != TreeKind::method) give_up();
            return node;
        }
        node.kind = TreeKind::assignment;
        while (take(",")) node.children.push_back(read_suffixed());
        expect("=");
        node.count = node.children.size();
        for (LuaNode& value : read_expressions()) node.children.push_back(std::move(value));
        return node;
    }

    // ---- expressions ----

    std::vector<LuaNode> read_expressions() {
        std::vector<LuaNode> list;
        do list.push_back(read_expression());
        while (take(","));
        return list;
    }

    LuaNode read_expression(int priority = 0) {
        const Level level{*this};
        Chain chain{*this};
        LuaNode left = read_operand();
        while (true) {
            const auto sign = std::find_if(tree_signs.begin(), tree_signs.end(),
                                           [&](const TreeSign& each) { return sees(each.sign); });
            if (sign == tree_signs.end() || sign->left <= priority) return left;
            LuaNode node = made_at(TreeKind::binary, left);
            node.text = sign->sign;
            ++at_;
            node.children.push_back(std::move(left));
            node.children.push_back(read_expression(sign->right));
            left = std::move(node);
            chain.grow();
        }
    }

    LuaNode read_operand() {
        for (const std::string_view sign : {"not", "-", "#", "~"}) {
            if (!sees(sign)) continue;
            LuaNode node = made(TreeKind::unary);
            node.text = sign;
            ++at_;
            node.children.push_back(read_expression(unary_priority));
            return node;
        }
        return read_simple();
    }

    LuaNode read_simple() {
        LuaNode node = made(TreeKind::nil);
        const LuaToken& token = now();
        if (token.kind == LuaToken::Kind::number || token.kind == LuaToken::Kind::string) {
            const bool number = token.kind == LuaToken::Kind::number;
            node.kind = number ? TreeKind::number : TreeKind::string;
            node.text = number ? std::string{token.text} : meaning_of(token.text);
            ++at_;
            return node;
        }
        if (take("nil")) return node;
        if (sees("true") || sees("false")) {
            node.kind = TreeKind::truth;
            node.text = token.text;
            ++at_;
            return node;
        }
        if (take("...")) {
            node.kind = TreeKind::rest;
            return node;
        }
        if (sees("{")) return read_table();
        if (take("function")) return read_function_body(false);
        return read_suffixed();
    }

    LuaNode read_function_body(bool with_self) {
        LuaNode node = made(TreeKind::function);
        if (with_self) node.names.emplace_back("self");
        expect("(");
        while (!sees(")")) {
            if (take("...")) {
                node.dotted = true;
            } else {
                node.names.push_back(take_name());
            }
            if (!take(",")) break;
        }
        expect(")");
        node.children.push_back(read_block());
        expect("end");
        return node;
    }

    LuaNode read_table() {
        const Level level{*this};
        LuaNode node = made(TreeKind::table);
        expect("{");
        while (!sees("}")) {
            LuaNode entry = made(TreeKind::entry);
            if (take("[")) {
                entry.children.push_back(read_expression());
                expect("]");
                expect("=");
            } else if (now().kind == LuaToken::Kind::name && tokens_[at_ + 1].is("=")) {
                LuaNode key = made(TreeKind::string);
                key.text = take_name();
                entry.dotted = true;
                entry.children.push_back(std::move(key));
                expect("=");
            }
            entry.children.push_back(read_expression());
            node.children.push_back(std::move(entry));
            if (!take(",") && !take(";")) break;
        }
        expect("}");
        return node;
    }

    LuaNode field_of(LuaNode object) {
        LuaNode node = made(TreeKind::index);
        LuaNode key = made(TreeKind::string);
        key.text = take_name();
        node.dotted = true;
        node.children.push_back(std::move(object));
        node.children.push_back(std::move(key));
        return node;
    }

    void read_arguments(LuaNode& call) {
        if (sees("{")) {
            call.children.push_back(read_table());
        } else if (now().kind == LuaToken::Kind::string) {
            call.children.push_back(read_simple());
        } else {
            expect("(");
            if (!sees(")")) {
                for (LuaNode& argument : read_expressions())
                    call.children.push_back(std::move(argument));
            }
            expect(")");
        }
    }

    LuaNode read_suffixed() {
        Chain chain{*this};
        LuaNode node = made(TreeKind::name);
        if (take("(")) {
            node = read_expression();
            expect(")");
        } else {
            node.text = take_name();
        }
        while (true) {
            if (take(".")) {
                node = field_of(std::move(node));
            } else if (take("[")) {
                LuaNode index = made(TreeKind::index);
                index.children.push_back(std::move(node));
                index.children.push_back(read_expression());
                expect("]");
                node = std::move(index);
            } else if (take(":")) {
                LuaNode call = made(TreeKind::method);
                call.text = take_name();
                call.children.push_back(std::move(node));
                read_arguments(call);
                node = std::move(call);
            } else if (sees("(") || sees("{") || now().kind == LuaToken::Kind::string) {
                LuaNode call = made_at(TreeKind::call, node);
                call.children.push_back(std::move(node));
                read_arguments(call);
                node = std::move(call);
            } else {
                return node;
            }
            chain.grow();
        }
    }

    std::vector<LuaToken> tokens_;
    std::vector<int> columns_;  ///< by token
    std::size_t at_ = 0;
    int depth_ = 0;
    int links_ = 0;  ///< of the longest chain in what is being read
};

}  // namespace

LuaNode parse_lua(std::string_view text) {
    return TreeParser{text}.parse();
}

}  // namespace cardwright::tool
