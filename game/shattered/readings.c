#include "readings.h"

u8 rules_readings;
