# A weapon of cavalry in the hands of infantry.
/Gatewardens/s/"pike"/"lance"/
