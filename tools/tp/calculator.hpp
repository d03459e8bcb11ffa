// A question in, its answer out, each one line of JSON.
#pragma once

#include <fmt/format.h>
#include <string_view>

#include "document.hpp"

using Output = fmt::memory_buffer;

class Calculator {
  public:
    // Appends one line. False if the question was bad and the line says why.
    bool answer(std::string_view line, Output& out);
    // The same for a line too long to be read; always false.
    bool refuse_long(Output& out);

  private:
    Document document_;
};
