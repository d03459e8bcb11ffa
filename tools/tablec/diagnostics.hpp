// What is wrong with the data, and where: file:line:column: error: ...
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <vector>

struct Place {
    std::string file;
    unsigned line = 1;
    unsigned column = 1;
};

class Diagnostics {
  public:
    // One error, in the form "expected this, found that".
    void expected(const Place& place, const std::string& wanted, const std::string& found);

    bool clean() const { return entries_.empty(); }
    std::size_t count() const { return entries_.size(); }

    // In the order of the text, however the checks came about, with how many there are.
    void print(std::ostream& out) const;

  private:
    struct Entry {
        Place place;
        std::string message;
    };
    std::vector<Entry> entries_;
};

// A value as an error message shows it: quoted, cut short, control characters made visible.
std::string in_quotes(const std::string& text);
// a, b or c; of no words: nothing
std::string one_of(const std::vector<std::string>& words);
