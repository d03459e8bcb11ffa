# A quotation mark is missing.
s/^title  = "The/title  = The/
