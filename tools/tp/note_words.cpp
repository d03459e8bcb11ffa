#include "note_words.hpp"

namespace {

class Splitter {
  public:
    explicit Splitter(std::string_view line) : line_(line) {}

    NoteLine all() {
        NoteLine result;
        for (skip_blanks(); !at_end() && result.bad_column == 0; skip_blanks()) {
            NoteWord word;
            word.column = column();
            word.word = text(result, true);
            if (result.bad_column == 0 && !at_end() && line_[at_] == '=') {
                ++at_;
                word.has_value = true;
                word.value_column = column();
                word.value = text(result, false);
                if (word.value.empty() && result.bad_column == 0)
                    refuse(result, "a value after " + word.word + "=");
            }
            if (word.word.empty() && result.bad_column == 0) {
                result.bad_column = word.column;
                result.wanted = "a word";
            }
            result.words.push_back(word);
        }
        return result;
    }

  private:
    static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
    bool at_end() const { return at_ >= line_.size() || line_[at_] == '#'; }
    unsigned column() const { return static_cast<unsigned>(at_ + 1); }
    void skip_blanks() {
        while (at_ < line_.size() && is_blank(line_[at_])) ++at_;
    }
    void refuse(NoteLine& result, const std::string& wanted) const {
        result.bad_column = column();
        result.wanted = wanted;
    }

    std::string text(NoteLine& result, bool is_key) {
        std::string found;
        if (!at_end() && line_[at_] == '"') {
            const auto close = line_.find('"', at_ + 1);
            if (close == std::string_view::npos) {
                refuse(result, "a closing \"");
                return found;
            }
            found = line_.substr(at_ + 1, close - at_ - 1);
            at_ = close + 1;
            return found;
        }
        while (!at_end() && !is_blank(line_[at_]) && line_[at_] != '"' &&
               !(is_key && line_[at_] == '='))
            found += line_[at_++];
        return found;
    }

    std::string_view line_;
    std::size_t at_ = 0;
};

} // namespace

NoteLine split_note(std::string_view line) { return Splitter(line).all(); }
