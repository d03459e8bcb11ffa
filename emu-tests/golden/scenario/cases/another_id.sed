# The id is not the file's name.
s/^id     = "gannet"/id     = "pass"/
