; Twelve bytes that two.s has too, in another segment; a loop, and a push.
	.autoimport	on
	.importzp	sp, ptr1
	.export		_first
	.import		_other
.segment	"BSS"
L0001:
	.res	1,$00
.segment	"CODE"
.proc	_first: near
L0002:	lda     _other
	sta     L0001
	ldy     #$00
	lda     (sp),y
	sta     _other
	lda     #<(_other)
	jsr     _work
	bne     L0002
	pha
	lda     #$01
	sta     _other
	jsr     _work
	rts
.endproc
