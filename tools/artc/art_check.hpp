// Checks that the machines' art compilers share.
#pragma once

#include <cstdint>

#include "art_file.hpp"

using Art = std::map<std::string, Picture>;

// Hands out pictures by name and remembers which were asked for.
class Gallery {
  public:
    Gallery(Art art, std::string folder, Diagnostics& diagnostics)
        : art_(std::move(art)), folder_(std::move(folder)), diagnostics_(diagnostics) {}

    // The picture, if it is there with that size and of those letters and has no
    // attributes but those; else a complaint and nothing.
    const Picture* find(const std::string& name, std::size_t width, std::size_t height,
                        const std::string& letters, const std::vector<std::string>& keys = {});

    // The same, of one of some widths.
    const Picture* find_either(const std::string& name, const std::vector<std::size_t>& widths,
                               std::size_t height, const std::string& letters);

    // The same, of any size.
    const Picture* find_any(const std::string& name, const std::string& letters);

    // A number in an attribute of a picture, at most that; fallback without one.
    unsigned number(const Picture& picture, const std::string& key, unsigned most,
                    unsigned fallback);

    // Complains about every picture that nobody asked for.
    void complain_about_the_rest();

  private:
    Art art_;
    std::string folder_;
    Diagnostics& diagnostics_;
    std::map<std::string, bool> asked_;
};
