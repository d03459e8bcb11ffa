#!/usr/bin/env bash
# decisions.sh "SIM" [all]: what a decision of the computer costs in 6502 cycles,
# by scenario: the mean, that none is above the most allowed, and with all the
# dearest single one, which takes a run of the game for nearly every decision.
set -eu
most_allowed=1000000
mean_allowed=100000
together=12 # decisions measured in one run: mostly their sum is below what one may cost
status=0

# cost SIM SCENARIO FIRST COUNT, less the game itself
cost() { echo $(($($1 "$2" "$3" "$4" | awk '/cycles/ { print $1 }') - base)); }

# within SIM SCENARIO FIRST COUNT: whether none of these is above the most allowed
within() {
  [ "$(cost "$@")" -gt $most_allowed ] || return 0
  [ "$4" -gt 1 ] || return 1
  local half=$(($4 / 2))
  within "$1" "$2" "$3" $half && within "$1" "$2" $(($3 + half)) $(($4 - half))
}

# The sums of two tell which of them are worth a run of their own.
dearest() { # SIM SCENARIO DECISIONS
  local most=0 sum first one
  while read -r sum first; do
    [ "$sum" -gt $most ] || break
    for one in "$(cost "$1" "$2" "$first" 1)" "$(cost "$1" "$2" $((first + 1)) 1)"; do
      if [ "$one" -gt $most ]; then most=$one; fi
    done
  done < <(for ((i = 0; i < $3; i += 2)); do echo "$(cost "$1" "$2" $i 2) $i"; done | sort -rn)
  echo $most
}

for scenario in 0 1 2 3; do
  base=0
  decisions=$($1 $scenario 0 0 | head -n 1)
  base=$(cost "$1" $scenario 0 0)
  mean=$(($(cost "$1" $scenario 0 65535) / decisions))
  line="scenario $((scenario + 1)): a battle $base cycles, $decisions decisions, $mean each"
  [ $mean -le $mean_allowed ] || status=1
  if [ "${2:-}" = all ]; then
    most=$(dearest "$1" $scenario "$decisions")
    line="$line, the dearest $most"
    [ "$most" -le $most_allowed ] || status=1
  else
    for ((i = 0; i < decisions; i += together)); do
      within "$1" $scenario $i $together || line="$line, one above $most_allowed from number $i on"
    done
    case $line in *above*) status=1 ;; *) line="$line, none above $most_allowed" ;; esac
  fi
  echo "$line"
done
exit $status
