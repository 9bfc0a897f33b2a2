#include "cardwright/mutation/lua_outline.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace cardwright::tool {
namespace {

using Kind = LuaToken::Kind;
using Statement = LuaOutline::Statement;

constexpr std::array<std::string_view, 21> binary_signs{
    "+",  "-", "*",  "/",   "//", "%", "^", "..", "==", "~=", "<",
    "<=", ">", ">=", "and", "or", "&", "|", "~",  "<<", ">>"};

class Parser {
  public:
    explicit Parser(std::string_view text) {
        out_.tokens = lua_tokens(text);
        out_.uses.resize(out_.tokens.size());
        out_.functions.push_back(
            {"(the file)", 1, out_.tokens.back().line, out_.tokens.size() - 1});
    }

    LuaOutline read() {
        block();
        if (now().kind != Kind::end) fail();
        return std::move(out_);
    }

  private:
    [[nodiscard]] const LuaToken& now() const { return out_.tokens[at_]; }
    [[nodiscard]] const LuaToken& next() const {
        return out_.tokens[std::min(at_ + 1, out_.tokens.size() - 1)];
    }
    [[noreturn]] void fail() const {
        throw std::invalid_argument{"line " + std::to_string(now().line) + ": unexpected \"" +
                                    std::string{now().text} + "\""};
    }
    void advance() {
        if (now().kind == Kind::end) fail();
        out_.uses[at_].function = function_;
        ++at_;
    }
    bool accept(std::string_view word) {
        if (!now().is(word)) return false;
        advance();
        return true;
    }
    void expect(std::string_view word) {
        if (!accept(word)) fail();
    }
    std::string name() {
        if (now().kind != Kind::name) fail();
        std::string text{now().text};
        advance();
        return text;
    }

    // ---- statements ----
    void block() {
        while (!now().is("end") && !now().is("else") && !now().is("elseif") && !now().is("until") &&
               now().kind != Kind::end) {
            statement();
        }
    }
    void branch_block(const char* what) {
        const std::size_t begin = at_;
        block();
        out_.branches.push_back({{begin, at_}, what, function_});
    }
    void condition(std::size_t begin) {
        const std::size_t signs = signs_;
        expression();
        out_.conditions.push_back({{begin, at_}, signs == signs_, function_});
    }
    void statement() {
        const std::size_t begin = at_;
        const Statement::Kind kind = one_statement();
        out_.statements.push_back({kind, {begin, at_}, function_});
    }
    Statement::Kind one_statement() {
        if (accept(";") || accept("break")) return Statement::Kind::other;
        if (accept("::")) {
            name();
            expect("::");
            return Statement::Kind::other;
        }
        if (accept("goto")) {
            name();
            return Statement::Kind::other;
        }
        if (accept("do")) {
            block();
            expect("end");
            return Statement::Kind::other;
        }
        if (now().is("if")) return if_statement();
        if (now().is("while") || now().is("for") || now().is("repeat")) return loop();
        if (accept("return")) return result();
        if (accept("local")) return local_statement();
        if (accept("function")) {
            std::string called = name();
            while (now().is(".") || now().is(":")) {
                called += now().text;
                advance();
                called += name();
            }
            body(called);
            return Statement::Kind::other;
        }
        return call_or_assignment();
    }
    Statement::Kind if_statement() {
        const std::size_t begin = at_;
        expect("if");
        condition(at_);
        expect("then");
        branch_block("then");
        bool complete = false;
        while (!complete && !now().is("end")) {
            if (accept("elseif")) {
                condition(at_);
                expect("then");
                branch_block("then");
            } else {
                expect("else");
                branch_block("else");
                complete = true;
            }
        }
        if (!complete) out_.missing_elses.push_back({at_, begin, function_});
        expect("end");
        return Statement::Kind::branch;
    }
    Statement::Kind loop() {
        if (accept("while")) {
            condition(at_);
            expect("do");
            branch_block("loop");
            expect("end");
        } else if (accept("repeat")) {
            block();
            expect("until");
            condition(at_);
        } else {
            expect("for");
            name();
            while (accept(",")) name();
            if (!accept("=")) expect("in");
            expressions();
            expect("do");
            branch_block("loop");
            expect("end");
        }
        return Statement::Kind::loop;
    }
    Statement::Kind result() {
        const std::size_t begin = at_;
        if (!now().is("end") && !now().is("else") && !now().is("elseif") && !now().is("until") &&
            now().kind != Kind::end && !now().is(";")) {
            expressions();
            if (at_ == begin + 1) out_.uses[begin].returned = true;
            // `return "reason", { … }`: the first value is a word of its own.
            if (out_.tokens[begin].kind == Kind::string && out_.tokens[begin + 1].is(",")) {
                out_.uses[begin].returned = true;
            }
        }
        accept(";");
        return Statement::Kind::result;
    }
    Statement::Kind local_statement() {
        if (accept("function")) {
            body(name());
            return Statement::Kind::other;
        }
        do {
            const std::string called = name();
            if (accept("<")) {
                name();
                expect(">");
            }
            naming_ = called;
        } while (accept(","));
        if (accept("=")) expressions();
        naming_.clear();
        return Statement::Kind::other;
    }
    Statement::Kind call_or_assignment() {
        const std::size_t begin = at_;
        prefix_expression();
        if (!now().is("=") && !now().is(",")) return Statement::Kind::call;
        while (accept(",")) prefix_expression();
        for (std::size_t at = begin; at < at_; ++at) naming_ += out_.tokens[at].text;
        expect("=");
        expressions();
        naming_.clear();
        return Statement::Kind::assignment;
    }

    // ---- expressions ----
    void expressions() {
        do {
            expression();
        } while (accept(","));
    }
    void expression() {
        while (now().is("not") || now().is("-") || now().is("#") || now().is("~")) {
            signs_ += now().is("not") ? 1 : 0;
            out_.uses[at_].unary = true;
            advance();
        }
        simple();
        const bool operation =
            now().kind != Kind::string && now().kind != Kind::name &&
            std::find(binary_signs.begin(), binary_signs.end(), now().text) != binary_signs.end();
        if (!operation) return;
        ++signs_;
        out_.uses[at_].binary = true;
        const bool short_cut = now().is("and") || now().is("or");
        const char* what = now().is("and") ? "after `and`" : "after `or`";
        advance();
        const std::size_t begin = at_;
        expression();
        if (short_cut) out_.branches.push_back({{begin, at_}, what, function_});
    }
    void simple() {
        if (accept("function")) {
            const std::string outer = out_.functions[function_].name;
            body(!naming_.empty() ? naming_ : function_ == 0 ? "function" : outer + ".function");
            return;
        }
        if (now().is("{")) {
            table();
            return;
        }
        if (now().kind == Kind::number || now().kind == Kind::string || now().is("nil") ||
            now().is("true") || now().is("false") || now().is("...")) {
            advance();
            return;
        }
        prefix_expression();
    }
    void prefix_expression() {
        if (accept("(")) {
            expression();
            expect(")");
        } else {
            name();
        }
        while (true) {
            if (accept(".")) {
                out_.uses[at_].field = true;
                name();
            } else if (accept("[")) {
                expression();
                expect("]");
            } else if (accept(":")) {
                out_.uses[at_].method = true;
                name();
                arguments();
            } else if (now().is("(") || now().is("{") || now().kind == Kind::string) {
                arguments();
            } else {
                return;
            }
        }
    }
    void arguments() {
        const std::string naming = std::exchange(naming_, std::string{});
        if (now().kind == Kind::string) {
            advance();
        } else if (now().is("{")) {
            table();
        } else {
            expect("(");
            if (!now().is(")")) expressions();
            expect(")");
        }
        naming_ = naming;
    }
    void table() {
        const std::string naming = naming_;
        expect("{");
        while (!now().is("}")) {
            LuaOutline::Entry entry{{at_, 0}, {}, function_};
            if (now().kind == Kind::name && next().is("=")) {
                entry.key = name();
                expect("=");
                naming_ = naming.empty() ? entry.key : naming + "." + entry.key;
                if (now().kind == Kind::string) out_.uses[at_].key = entry.key;
                expression();
            } else if (accept("[")) {
                expression();
                expect("]");
                expect("=");
                expression();
            } else {
                expression();
            }
            naming_ = naming;
            if (!accept(",")) accept(";");
            entry.tokens.end = at_;
            out_.entries.push_back(std::move(entry));
        }
        expect("}");
    }
    void body(const std::string& called) {
        const std::size_t outer = function_;
        const std::string naming = std::exchange(naming_, std::string{});
        const std::size_t signs = signs_;
        function_ = out_.functions.size();
        out_.functions.push_back({called, out_.tokens[at_ - 1].line, 0, 0});
        expect("(");
        while (!accept(")")) advance();
        block();
        out_.functions[function_].last_line = now().line;
        out_.functions[function_].end = at_;
        expect("end");
        function_ = outer;
        naming_ = naming;
        signs_ = signs;
    }

    LuaOutline out_;
    std::size_t at_ = 0;
    std::size_t function_ = 0;
    std::size_t signs_ = 0;  // operators and `not` met so far
    std::string naming_;     // what an expression is going to be called
};

}  // namespace

LuaOutline outline_of(std::string_view text) {
    return Parser{text}.read();
}

}  // namespace cardwright::tool
