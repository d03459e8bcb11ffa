; ---------------------------------------------------------------------------
; calls.s: the functions of platform.h, as C calls them; known.s has two more
;
; What does the work lies in bank 2 of the language card, in place of 4 KB of the game.
; Each of these switches there and back. Arguments: the last in A or A and X, those
; before it on the C stack, which is fetched while cc65's runtime can be called. Cycles
; are those beside what does the work.
; ---------------------------------------------------------------------------
.include "switches.inc"
.include "machine.inc"
.import popa, popax, unknown, __DISKBSS_RUN__, __DISKBSS_SIZE__
.importzp sreg
.export _machine_init, back
.export _plat_letter, _plat_clear, _plat_view_end, _plat_cell
.export _plat_picture, _plat_key, _plat_seed, _plat_sound, _plat_list, _plat_save_name
.export _plat_store, _plat_fetch, _plat_next_drive, _plat_leave

.segment "CALLS"

.macro  over    routine
        bit     BANK_2
        jsr     routine
        jmp     back
.endmacro

; ---------------------------------------------------------------------------
; void plat_letter(u8 letter)
;   A letter over the map makes the map unknown.
; Bytes: 21. Cycles: 34, and text_letter's; 39 over the map.
; ---------------------------------------------------------------------------
_plat_letter:
        ldx     _plat_y
        cpx     #19             ; below the map
        bcs     @free
        ldx     #1
        stx     unknown
@free:  over    text_letter

; ---------------------------------------------------------------------------
; void plat_clear(void)
; Bytes: 14. Cycles: 31, and screen_clear's.
; ---------------------------------------------------------------------------
_plat_clear:
        ldx     #1
        stx     unknown
        over    screen_clear

; ---------------------------------------------------------------------------
; void plat_cell(u8 x, u8 y)
;   Always on a screen that was cleared, so the map is unknown already.
; Bytes: 15. Cycles: 60, and text_cell's.
; ---------------------------------------------------------------------------
_plat_cell:
        pha
        jsr     popa
        tax
        pla
        over    text_cell

; ---------------------------------------------------------------------------
; void plat_picture(u8 picture)         void plat_sound(u8 sound)
; u8 plat_key(u8 tenths)                u8 plat_list(void)
; Bytes: 36. Cycles: 25, and those of picture_show, sound_begin, keys_wait, saves_list.
; ---------------------------------------------------------------------------
_plat_picture:
        over    picture_show

_plat_sound:
        over    sound_begin

_plat_key:
        over    keys_wait

_plat_list:
        over    saves_list

; ---------------------------------------------------------------------------
; const char *plat_save_name(u8 which)
;   They are 11 bytes apart.
; Returns: (X A). Preserved: Y. Zero page: zp_temp. Bytes: 19. Cycles: 37.
; ---------------------------------------------------------------------------
_plat_save_name:
        sta     zp_temp
        asl     a
        asl     a
        asl     a
        adc     zp_temp
        adc     zp_temp
        adc     zp_temp
        adc     #<save_names
        ldx     #>save_names
        bcc     @page
        inx
@page:  rts

; ---------------------------------------------------------------------------
; u8 plat_store(const char *name, const u8 *bytes, u16 size)
; u8 plat_fetch(const char *name, u8 *bytes, u16 most)
; Zero page: zp_glyph, zp_screen, zp_size: name, bytes, how many. Bytes: 24. Cycles: 140, and
; those of saves_store, saves_fetch.
; ---------------------------------------------------------------------------
_plat_store:
        jsr     pop_save
        over    saves_store

_plat_fetch:
        jsr     pop_save
        over    saves_fetch

; ---------------------------------------------------------------------------
; u32 plat_seed(void)                   void plat_view_end(void)
; void plat_next_drive(void)            void plat_leave(void)
;   Nothing to do in three of them: what is drawn is seen, there is one drive, and nothing
;   to go back to.
; Returns: (sreg+1 sreg X A). Bytes: 17. Cycles: 34; the others 12.
; ---------------------------------------------------------------------------
_plat_seed:
        lda     seed+2
        sta     sreg
        lda     seed+3
        sta     sreg+1
        ldx     seed+1
        lda     seed

_plat_view_end:
_plat_next_drive:
_plat_leave:
        rts

; ---------------------------------------------------------------------------
; back: everybody's way back from bank 2
; Returns: A as it was, X = 0, as for a function that returns u8. Preserved: A, Y.
; Bytes: 6. Cycles: 12, by jmp.
; ---------------------------------------------------------------------------
back:   bit     BANK_1
        ldx     #0
        rts

; ---------------------------------------------------------------------------
; pop_save: zp_size from (X A), zp_screen and zp_glyph from C's stack
; Bytes: 19. Cycles: 114.
; ---------------------------------------------------------------------------
pop_save:
        sta     zp_size
        stx     zp_size+1
        jsr     popax
        sta     zp_screen
        stx     zp_screen+1
        jsr     popax
        sta     zp_glyph
        stx     zp_glyph+1
        rts

; ---------------------------------------------------------------------------
; void machine_init(void)
;   Before anything else here. Also after Reset, when a monitor has used the zero page as
;   its own.
; Zero page: zp_lines, zp_note, zp_tune, zp_made are begun. Bytes: 51. Cycles: 60,700, 54,600
; of them plat_clear's.
; ---------------------------------------------------------------------------
_machine_init:
        jsr     disk_tables
        lda     #0
        ldx     #15
@lines: sta     zp_lines,x
        dex
        bpl     @lines
        sta     zp_note
        sta     zp_tune+1
        lda     #PEOPLE_NONE    ; tile 14 shows nobody
        sta     zp_made+1
        lda     #0
        ldx     #<__DISKBSS_SIZE__
@clear: sta     __DISKBSS_RUN__-1,x
        dex
        bne     @clear
        bit     DISK_READ
        bit     MOTOR_OFF
        bit     GRAPHICS
        bit     WHOLE_SCREEN
        bit     PAGE_1
        bit     HI_RES
        jmp     _plat_clear
.assert __DISKBSS_SIZE__ < 256, error, "machine_init clears no more than 255 bytes"
