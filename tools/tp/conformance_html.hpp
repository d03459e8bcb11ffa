// Pieces of the conformance page that its parts share.
#pragma once

#include <string>
#include <string_view>

#include "conformance.hpp"

std::string html(std::string_view text);

// A short name of a line: 002:65, for 002_b8ad4fafac1a96c4.txt:65.
std::string short_line(const std::string& source);

class Html {
  public:
    Html(const Conformance& all, std::string to_root) : all_(all), to_root_(std::move(to_root)) {}

    std::string standing(Standing standing) const;
    std::string lines(const std::vector<std::string>& sources) const;
    std::string rulings(const std::vector<std::string>& ids) const;
    std::string code(const std::vector<Spot>& spots) const;
    std::string tests(const std::vector<Spot>& spots) const;
    std::string place(const Place& place) const;
    // A cell of a chart: its value, as a link to where it comes from.
    std::string chart_cell(const CellView& view) const;

    // The value at a path and column; nullptr if there is none.
    const CellView* find(const std::string& path, std::size_t column = 0) const;

    const Conformance& all() const { return all_; }

  private:
    std::string link(const Spot& spot, const std::string& text) const;

    const Conformance& all_;
    std::string to_root_;
};

// Of conformance_charts.cpp: the charts, drawn as a player knows them.
std::string conformance_charts(const Html& html);
// Of conformance_numbers.cpp: how much there is of everything, and what it takes.
std::string conformance_numbers(const Html& html);
std::string conformance_bytes(const Html& html);
// Of conformance_lines.cpp: every line of the cards.
std::string conformance_lines(const Html& html);
