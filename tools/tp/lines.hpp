// The lines of a file, as they come: a line typed or piped is there at once.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

class Lines {
  public:
    // Far more than any question needs; it bounds the memory that a line can take.
    static constexpr std::size_t longest = 1 << 20;

    explicit Lines(int file);

    // Goes to the next line; false after the last. Throws std::system_error when
    // the file cannot be read.
    bool next();

    // Without its newline; valid until next(). Of a line that is too long, any part.
    std::string_view text() const { return text_; }
    bool too_long() const { return too_long_; }

    // Whether next() has a whole line without waiting for the file.
    bool ready() const;

  private:
    bool fill();

    int file_;
    std::vector<char> buffer_;
    std::size_t begin_ = 0;   // of what no line has taken yet
    std::size_t scanned_ = 0; // there is no newline from begin_ to here
    std::size_t end_ = 0;
    bool at_end_ = false;
    bool too_long_ = false;
    std::string_view text_;
};
