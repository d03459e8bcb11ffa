#!/usr/bin/env bash
# screens.sh C64_BIN HOST_BIN: every screen of the game looks as it did. With
# UPDATE_GOLDEN=1 the golden pictures are taken anew; look at them.
. "$(dirname "$0")/vice.sh"
. "$(dirname "$0")/keys.sh"
failed=0
# seen KEYS NAME: after these keys
seen() {
  game_press "$1"
  game_golden "$host" "$2" || failed=1
}
host=$2
game_disk "$1"
game_start x64 "$1/timepoint.prg" "$1/timepoint.img.lbl" "${game_drive[@]}"
seen '' title
seen '.' new_battle
seen 'vvv<<vvv>v42' new_battle_chosen
seen 'v.v.' rulings
seen '!vB' armies
seen '.' battle
seen '7' refused
seen '^^^' looking
seen '!0>>' waiting
seen '!.' menu
seen 'M' strategic
seen '.?' help
seen '.S' save
seen 'v.' naming
seen '!L' log
seen '.14325341233434' later
seen 'Q' leave
seen 'L' title_again
# The other scenarios: on the map and on that of the field. Players and details stay as
# they were chosen.
again='vvvvvvv'
seen "N>${again}7B." battle_two
seen 'M' strategic_two
seen ".QLN>${again}7B.M" strategic_ormolu
seen '.' battle_ormolu
seen "QLN>${again}7B." battle_four
seen 'M' strategic_four
# What a battle says of its fights, by the keys of the robot.
"$host/robot" 1 1 "$vice_work/script" shown >"$vice_work/told"
"$(dirname "$0")/../ui/stops.sh" "$host/script" "$vice_work/script" 'WF  TF' 'Dice Close' >"$vice_work/stops"
{ read -r combat _; read -r morale _; } <"$vice_work/stops"
seen ".QLN>${again}1B.${combat#*B.}" combat
seen "$morale" morale
exit $failed
