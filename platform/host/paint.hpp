// The game's screen, as far as it is drawn, onto the canvas.
#pragma once

#include "canvas.hpp"
#include "mode.hpp"
#include "shadow.hpp"

Canvas paint(const Shadow& shadow, const Mode& mode);

// The parts of it, in their order.
void paint_picture(Canvas& canvas, const Mode& mode, u8 picture);
void paint_view(Canvas& canvas, const Mode& mode, const Shadow& shadow);
void paint_map(Canvas& canvas, const Mode& mode, const Shadow& shadow);
void paint_text(Canvas& canvas, const Mode& mode, const Shadow& shadow);
void paint_legend(Canvas& canvas, const Mode& mode, const Shadow& shadow);
