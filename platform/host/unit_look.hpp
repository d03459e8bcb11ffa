// What a hex's ground, unit and mark look like, on either map. Numbers that the
// contract does not know are shown as something and break nothing.
#pragma once

#include "palette.hpp"
#include "shadow.hpp"
#include "signs.hpp"

std::size_t ground_of(const MapHex& hex);
Style ground_style(const MapHex& hex);

// Only where there is a unit. Ready is solid, halted pale, routed hollow; due is
// reversed.
Style unit_style(const MapHex& hex);
char32_t emblem_of(const MapHex& hex, const Signs& signs);
char32_t people_letter_of(const MapHex& hex);
char32_t state_sign_of(const MapHex& hex, const Signs& signs);
std::string_view type_name_of(const MapHex& hex);

// Of a cursor's or a target's frame.
Style mark_style(const MapHex& hex);
