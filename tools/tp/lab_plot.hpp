// The lab's results as a picture: the morale of both armies through the day, and
// how the battles ended.
#pragma once

#include <string>

#include "lab_report.hpp"

// A whole SVG file.
std::string lab_plot(const LabRun& run);
