-- apple.hash(): battle_hash over what lies in the Apple's memory (game/shattered/battle.c).
local columns = {
  "state", "q", "r", "due", "men_lo", "men_hi", "moved", "heading", "battles", "routs", "lost_row",
  "spells", "blade", "guard", "haste", "courage", "blade_end", "guard_end", "haste_end", "courage_end",
}

function apple.hash()
  local hash = 1
  local function add(address)
    hash = hash ~ apple.peek(address)
    hash = (hash ~ (hash << 8)) & 0xFFFFFFFF
    hash = hash ~ (hash >> 9)
    hash = (hash ~ (hash << 23)) & 0xFFFFFFFF
  end
  add(apple.label("battle_clock"))
  for n = 0, 3 do add(apple.label("dice_state") + n) end
  for n = 0, 3 do add(apple.label("army_morale") + n) end
  for unit = 0, apple.peek(apple.label("unit_count")) - 1 do
    for _, column in ipairs(columns) do add(apple.label("unit_" .. column) + unit) end
  end
  return hash
end
