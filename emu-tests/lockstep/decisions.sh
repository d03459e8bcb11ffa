#!/usr/bin/env bash
# decisions.sh "SIM" [all]: what a decision of the computer costs in 6502 cycles,
# by scenario: the mean and, with all, the dearest single one, which takes a run
# of the game for each decision.
set -eu
cycles() { $1 "$2" "$3" "$4" | awk '/cycles/ { print $1 }'; }
status=0
for scenario in 0 1 2 3; do
  decisions=$($1 $scenario 0 0 | head -n 1)
  base=$(cycles "$1" $scenario 0 0)
  all=$(cycles "$1" $scenario 0 65535)
  mean=$(((all - base) / decisions))
  dearest=
  if [ "${2:-}" = all ]; then
    most=0
    for ((i = 0; i < decisions; ++i)); do
      one=$(($(cycles "$1" $scenario $i 1) - base))
      if [ $one -gt $most ]; then most=$one; fi
    done
    dearest=", the dearest $most"
    [ $most -le 1000000 ] || status=1
  fi
  echo "scenario $((scenario + 1)): a battle $base cycles, $decisions decisions, $mean each$dearest"
  [ $mean -le 100000 ] || status=1
done
exit $status
