// The mouse: which hex of the view, or which row, a place on the canvas is.
#pragma once

extern "C" {
#include "platform.h"
}

// KEY_HEX or KEY_ROW with plat_point_x and plat_point_y set, or KEY_NONE.
u8 point_at(int column, int row);
