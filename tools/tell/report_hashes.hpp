// The state's hash at each time-point and at the end: a line each, the time-point
// and eight hexadecimal digits. Two builds that play alike print the same.
#pragma once

#include "report.hpp"

class HashReport : public Report {
  public:
    void event() override;
    void close(bool is_over) override;
};
