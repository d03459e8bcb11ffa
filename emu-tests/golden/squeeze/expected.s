; Made by squeeze of what cc65 made of C.
.autoimport on
.macpack longbranch
.importzp sp, sreg, regsave, regbank
.importzp tmp1, tmp2, tmp3, tmp4, ptr1, ptr2, ptr3, ptr4
.segment "CODE"
.export _first
.segment "BSS"
one_L0001:
.res 1,$00
.segment "CODE"
_first:
one_L0002:
lda _other
sta one_L0001
jsr squeezed_1
bne one_L0002
pha
jmp squeezed_2
.segment "CODE"
.export _second
.segment "LATECODE"
_second:
two_L0001:
jsr squeezed_1
bne two_L0001
pha
jmp squeezed_2
.segment "LATECODE"
two__third:
jsr squeezed_3
jmp two_L0003
two_L0003:
beq two_L0003
jsr squeezed_3
pla
rts
.segment "CODE"
squeezed_1:
ldy #$00
lda (sp),y
sta _other
lda #<(_other)
jmp _work
.segment "CODE"
squeezed_2:
lda #$01
sta _other
jmp _work
.segment "LATECODE"
squeezed_3:
ldx #$02
stx _other
stx _other
rts
