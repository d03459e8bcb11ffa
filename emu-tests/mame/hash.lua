-- apple.hash(): battle_hash over what lies in the Apple's memory (game/shattered/battle.c).
local columns = {
  "state", "q", "r", "due", "men_lo", "men_hi", "moved", "heading", "battles", "routs", "lost_row",
  "spells", "blade", "guard", "haste", "courage", "blade_end", "guard_end", "haste_end", "courage_end",
}

-- $C9 times byte in GF(256), as game/core/feedback.c has it in a table.
local function times(byte)
  local product, factor = 0, 0xC9
  while byte ~= 0 do
    if byte & 1 == 1 then product = product ~ factor end
    factor = factor << 1
    if factor > 255 then factor = factor ~ 0x11B end
    byte = byte >> 1
  end
  return product
end

function apple.hash()
  local hash = 1
  local function add(address)
    hash = hash ~ apple.peek(address)
    local new = (hash >> 24) ~ (hash >> 16 & 255) ~ times(hash & 255)
    hash = hash >> 8 | new << 24
  end
  add(apple.label("battle_clock"))
  for n = 0, 3 do add(apple.label("dice_state") + n) end
  for n = 0, 3 do add(apple.label("army_morale") + n) end
  for unit = 0, apple.peek(apple.label("unit_count")) - 1 do
    for _, column in ipairs(columns) do add(apple.label("unit_" .. column) + unit) end
  end
  return hash
end
