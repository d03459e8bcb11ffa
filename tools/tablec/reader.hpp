// Checked reading of TOML: each question about a value says what it expects,
// an answer that does not fit becomes an error, and reading goes on.
#pragma once

#include <map>
#include <set>
#include <string>
#include <toml++/toml.h>
#include <vector>

#include "cell.hpp"
#include "diagnostics.hpp"

// What every file is read against, and what has been read.
struct Library {
    Diagnostics& diagnostics;
    std::map<std::string, long> documents; // file name -> its number of lines
    std::set<std::string> rulings;
    std::vector<Cell> cells = {};      // of every table that is sourced
    std::vector<Place> unsourced = {}; // tables with values of which nobody asked for the source
};

Place place_of(const toml::node& node, const std::string& file);
std::string describe(const toml::node& node);

// One table of a file: the whole file, a [section], or a row.
class Row {
  public:
    Row(const toml::table& table, const std::string& file, Library& library);

    long number(const std::string& key, long lowest, long highest);
    // One line, not empty.
    std::string text(const std::string& key);
    bool truth(const std::string& key);
    // The index of the text in words.
    std::size_t choice(const std::string& key, const std::vector<std::string>& words);
    // Exactly count numbers; "xx", where it is allowed, reads as 0.
    std::vector<long> numbers(const std::string& key, std::size_t count, long lowest, long highest,
                              bool may_be_prohibited = false);
    std::vector<std::string> texts(const std::string& key);
    // Texts that are each a "document:line".
    std::vector<std::string> citations(const std::string& key);
    // Any number of words out of the list, none twice, as indices.
    std::vector<std::size_t> choices(const std::string& key, const std::vector<std::string>& words);
    // Exactly these words in this order: the columns that the rows below are written for.
    void columns(const std::string& key, const std::vector<std::string>& words);

    bool has(const std::string& key);
    Row section(const std::string& key);
    // From 1 to most tables.
    std::vector<Row> rows(const std::string& key, std::size_t most);

    // Every rule value needs a src or a ruling.
    void sourced();
    // Everything in the table has been asked for.
    void done();

    Place place() const { return place_; }
    Place place(const std::string& key) const;
    Diagnostics& diagnostics() const { return library_->diagnostics; }

  private:
    const toml::node* find(const std::string& key, const char* wanted);
    const toml::array* list(const std::string& key, const char* wanted);
    std::string line(const toml::node& node, const std::string& wanted);
    void check_source(const toml::node& node);
    void check_ruling(const toml::node& node);
    // Each value of the table, with what it rests on, into the library.
    void record(const std::vector<std::string>& sources, const std::vector<std::string>& rulings);
    bool has_values() const;

    const toml::table* table_;
    std::string file_;
    std::string path_; // from the file's name down, e.g. weapons.mounted
    bool is_sourced_ = false;
    Place place_; // of a section that is missing: where it should have been
    Library* library_;
    std::set<std::string> asked_;
};
