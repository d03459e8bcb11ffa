// Art as text, for every machine: named pictures of letters, one letter a pixel.
//
//   # A comment: a number sign and a space. Empty lines mean nothing.
//   [oak width=8 ground=1]
//   ..####..
//   .######.
//
// A header names a picture, with attributes key=value if it likes; the rows below
// it are the picture, all of one width. What a letter means is the machine's
// affair, as are the attributes: art_check.hpp has the checks that they share.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "tablec/diagnostics.hpp"

struct Attribute {
    std::string value;
    Place place; // of the value
};

struct Row {
    std::string letters;
    Place place; // of the first letter; columns count on from it
};

struct Picture {
    std::string name;
    Place place;
    std::map<std::string, Attribute> attributes;
    std::vector<Row> rows;

    std::size_t width() const { return rows.empty() ? 0 : rows.front().letters.size(); }
    std::size_t height() const { return rows.size(); }
};

// The pictures of one text, in its order. What is wrong goes to the diagnostics.
std::vector<Picture> read_art(const std::string& text, const std::string& file,
                              Diagnostics& diagnostics);

// The pictures of all files NAME.txt of a folder, by name. No two may be called the same.
std::map<std::string, Picture> read_art_folder(const std::filesystem::path& folder,
                                               Diagnostics& diagnostics);
