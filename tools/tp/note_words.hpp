// One line of notes as words, each with the column it begins at.
#pragma once

#include <string>
#include <string_view>
#include <vector>

struct NoteWord {
    unsigned column = 1; // of the word, and of its value
    unsigned value_column = 1;
    std::string word;  // key, or the word itself
    std::string value; // of key=value
    bool has_value = false;
};

struct NoteLine {
    std::vector<NoteWord> words;
    unsigned bad_column = 0; // of what cannot be read; 0 if all is well
    std::string wanted;      // in its place
};

// Words are parted by blanks; "..." keeps blanks together; # begins a comment.
NoteLine split_note(std::string_view line);
