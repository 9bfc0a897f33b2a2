#include "fuzz/program/shrink.hpp"

#include <algorithm>

namespace cardwright::fuzz {
namespace {

std::vector<std::string> pieces_of(const std::string& text, bool lines) {
    std::vector<std::string> pieces;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = lines ? std::min(text.find('\n', at), text.size() - 1) : at;
        pieces.push_back(text.substr(at, end + 1 - at));
        at = end + 1;
    }
    return pieces;
}

std::string joined(const std::vector<std::string>& pieces) {
    std::string text;
    for (const std::string& piece : pieces) text += piece;
    return text;
}

class Shrinker {
  public:
    Shrinker(Case found, const StillFails& still_fails, int most_attempts)
        : case_{std::move(found)}, still_fails_{still_fails}, left_{most_attempts} {}

    Case run() {
        bool smaller = true;
        while (smaller && left_ > 0) {
            smaller = drop_files();
            for (const std::string& path : paths()) smaller = drop_pieces(path, true) || smaller;
        }
        replace_switches();
        constexpr std::size_t worth_it = 400;  // bytes
        for (const std::string& path : paths()) {
            if (case_.files[path].size() <= worth_it) drop_pieces(path, false);
        }
        return std::move(case_);
    }

  private:
    [[nodiscard]] std::vector<std::string> paths() const {
        std::vector<std::string> found;
        for (const auto& [path, text] : case_.files) found.push_back(path);
        return found;
    }

    bool keep_if_it_fails(const Case& candidate) {
        if (left_-- <= 0 || !still_fails_(candidate)) return false;
        case_ = candidate;
        return true;
    }

    bool drop_files() {
        bool smaller = false;
        for (const std::string& path : paths()) {
            if (case_.files.size() < 2) break;
            Case candidate = case_;
            candidate.files.erase(path);
            smaller = keep_if_it_fails(candidate) || smaller;
        }
        return smaller;
    }

    /// Long stretches first, then shorter ones, down to a single piece.
    bool drop_pieces(const std::string& path, bool lines) {
        std::vector<std::string> pieces = pieces_of(case_.files[path], lines);
        bool smaller = false;
        for (std::size_t length = pieces.size(); length > 0; length /= 2) {
            for (std::size_t at = 0; at + length <= pieces.size() && left_ > 0;) {
                std::vector<std::string> fewer = pieces;
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at),
                            fewer.begin() + static_cast<std::ptrdiff_t>(at + length));
                Case candidate = case_;
                candidate.files[path] = joined(fewer);
                if (keep_if_it_fails(candidate)) {
                    pieces = std::move(fewer);
                    smaller = true;
                } else {
                    at += std::max<std::size_t>(1, length / 2);
                }
            }
        }
        return smaller;
    }

    /// `if go(7) then … done(7) end` becomes `do … end`, so that the mod can be played without us.
    void replace_switches() {
        Case candidate = case_;
        for (auto& [path, text] : candidate.files) {
            if (!path.ends_with(".lua")) continue;
            for (std::size_t at = 0; (at = text.find("if go(", at)) != std::string::npos;) {
                const std::size_t end = text.find("then", at);
                if (end == std::string::npos) break;
                text.replace(at, end + 4 - at, "do");
            }
            for (std::size_t at = 0; (at = text.find(" done(", at)) != std::string::npos;) {
                text.erase(at, text.find(')', at) + 1 - at);
            }
        }
        static_cast<void>(keep_if_it_fails(candidate));
    }

    Case case_;
    const StillFails& still_fails_;
    int left_;
};

}  // namespace

Case shrunk(Case found, const StillFails& still_fails, int most_attempts) {
    return Shrinker{std::move(found), still_fails, most_attempts}.run();
}

}  // namespace cardwright::fuzz
