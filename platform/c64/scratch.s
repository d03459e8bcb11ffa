; Memory that nothing of the machine needs while a game is loaded: game.cfg says
; what else lies there.
.export _plat_scratch
_plat_scratch = $C400
