	.export		_second
	.import		_other
.segment	"LATECODE"
.proc	_second: near
L0001:	ldy     #$00
	lda     (sp),y
	sta     _other
	lda     #<(_other)
	jsr     _work
	bne     L0001
	pha
	lda     #$01
	sta     _other
	jsr     _work
	rts
.endproc
.segment	"LATECODE"
.proc	_third: near
	ldx     #$02
	stx     _other
	stx     _other
	jmp     L0003
L0003:	beq     L0003
	ldx     #$02
	stx     _other
	stx     _other
	pla
	rts
.endproc
