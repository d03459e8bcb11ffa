# A story longer than its page.
s/^(story .*)"$/\1 \1 \1"/; s/ story  = "/ /g
