; Must not link: more than an area has, so that the linker config is seen to guard it.
.ifdef AREA_MAIN
.segment "RODATA"
        .res    $8000
.endif
.ifdef AREA_HIGH
.segment "HIGHCODE"
        .res    $2C01
.endif
.ifdef AREA_LOW
.segment "LOWCODE"
        .res    $1401
.endif
.ifdef AREA_TOP
.segment "TOP"
        .res    $03FB
.endif
.ifdef AREA_BANK2
.segment "MACHINE"
        .res    $1001
.endif
