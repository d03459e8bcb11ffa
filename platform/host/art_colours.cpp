#include "art_colours.hpp"

using namespace colour;

Colour art_colour(char letter) {
    switch (letter) {
    case '1':
        return {17, blue}; // an evening sky, from above to the horizon
    case '2':
        return {53, magenta};
    case '3':
        return {89, magenta};
    case '4':
        return {131, magenta};
    case '5':
        return {173, yellow};
    case 'a':
        return {215, yellow};
    case '6':
        return {24, blue}; // a morning sky
    case '7':
        return {67, blue};
    case '8':
        return {110, cyan};
    case '9':
        return {187, white};
    case 'Y':
        return {223, white}; // a ray
    case 'o':
        return {214, yellow};
    case 'O':
        return {228, yellow};
    case 'g':
        return {220, yellow}; // gold, and where light falls on it
    case 'G':
        return {230, white};
    case 'm':
        return {237, black}; // rock, and its lit side
    case 'M':
        return {243, white};
    case 'K':
        return {251, white}; // steel
    case 'q':
        return {240, white}; // wood of spears
    case 't':
        return {180, yellow}; // a face
    case 'w':
    case 'h':
        return {255, white};
    case 'd':
        return {246, white};
    case 'k':
        return {16, black};
    case 'x':
        return {232, black}; // what stands before the light
    case 'f':
        return {22, green}; // grass, and its edge
    case 'F':
        return {64, green};
    case 'n':
        return {26, blue}; // the north, its banners
    case 'N':
        return {39, cyan};
    case 's':
        return {124, red}; // the south
    case 'S':
        return {203, red};
    case 'b':
        return {160, red};
    case 'e':
        return {208, yellow};
    default:
        return night;
    }
}
