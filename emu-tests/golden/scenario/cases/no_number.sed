# The number is missing.
/^number/d
