; ---------------------------------------------------------------------------
; art.s: what artc has made of data/art/apple2
; ---------------------------------------------------------------------------
.export tiles_0, tiles_1, tiles_2, glyphs, figures_1, figures_2, edges, unders, frames
.include "art.inc"
