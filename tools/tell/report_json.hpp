// The battle as JSON, an object a line for each event, for programs.
#pragma once

#include "report.hpp"

class JsonReport : public Report {
  public:
    void event() override;
    void close(bool is_over) override;
};
