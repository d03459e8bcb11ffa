// A page of the story: paragraphs with the time-point in the margin.
#pragma once

#include <string>
#include <string_view>

class Page {
  public:
    static constexpr std::size_t columns = 78, margin = 6;

    // Text behind what was said at the same time-point; it is one paragraph.
    void say(unsigned time, const std::string& sentence);
    // A paragraph of its own, with the whole width.
    void plain(std::string_view text);
    // As it is.
    void line(const std::string& text);
    void gap(); // an empty line, but never two

    // Everything so far.
    const std::string& text();

  private:
    void finish_paragraph();

    std::string text_, paragraph_;
    unsigned time_ = 0, shown_time_ = ~0U;
};
