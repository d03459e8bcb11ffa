# A unit without source or ruling.
/Wood Elves/s/, ruling = "rosters"//
