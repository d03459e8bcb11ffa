#include "hex.h"

u8 hex_distance(u8 q, u8 r, u8 other_q, u8 other_r)
{
    u8 dq;
    u8 dr;

    if (q >= other_q) {
        dq = (u8)(q - other_q);
        if (r >= other_r) {
            return (u8)(dq + (u8)(r - other_r));
        }
        dr = (u8)(other_r - r);
    } else {
        dq = (u8)(other_q - q);
        if (r <= other_r) {
            return (u8)(dq + (u8)(other_r - r));
        }
        dr = (u8)(r - other_r);
    }
    if (dq > dr) {
        return dq;
    }
    return dr;
}
