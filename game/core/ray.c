#include "hex.h"

u8 hex_ray_direction, hex_ray_a, hex_ray_b;

static void ray(u8 direction, u8 a, u8 b)
{
    hex_ray_direction = direction;
    hex_ray_a = a;
    hex_ray_b = b;
}

void hex_ray(u8 q, u8 r, u8 other_q, u8 other_r)
{
    u8 dq;
    u8 dr;

    if (other_q >= q) {
        dq = (u8)(other_q - q);
        if (other_r < r) {
            dr = (u8)(r - other_r);
            if (dr > dq) {
                ray(1, (u8)(dr - dq), dq);
            } else {
                ray(2, dr, (u8)(dq - dr));
            }
        } else {
            dr = (u8)(other_r - r);
            if (dq != 0) {
                ray(3, dq, dr);
            } else {
                ray(4, dr, 0);
            }
        }
    } else {
        dq = (u8)(q - other_q);
        if (other_r > r) {
            dr = (u8)(other_r - r);
            if (dr > dq) {
                ray(4, (u8)(dr - dq), dq);
            } else {
                ray(5, dr, (u8)(dq - dr));
            }
        } else {
            ray(6, dq, (u8)(r - other_r));
        }
    }
}
