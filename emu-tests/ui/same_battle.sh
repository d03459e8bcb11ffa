#!/usr/bin/env bash
# same_battle.sh ROBOT TP SCENARIO SEED: the battle that is played through the
# screens, key by key, ends as the one that is played without any.
set -eu
through=$("$1" "$3" "$4" | tail -n 1 | sed 's/.*hash //')
without=$("$2" battle --scenario "$3" --seed "$4" --json | tail -n 1 | sed 's/.*"hash":"\([0-9a-f]*\)".*/\1/')
echo "scenario $3, seed $4: $through through the screens, $without without"
[ -n "$through" ] && [ "$through" = "$without" ]
