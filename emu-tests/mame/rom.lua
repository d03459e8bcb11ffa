-- From the program's first byte on nothing of $C100-$FFFF is read but RAM of the language
-- card: no access to the slots' and the machine's own ROM, and no switch that turns ROM on.
local running, sins = false, {}
local start = apple.label("startup")
local function sin(offset)
  if running and #sins < 5 then sins[#sins + 1] = string.format("$%04X at $%04X", offset, apple.cpu.state["PC"].value) end
end
local taps = {
  apple.memory:install_read_tap(start, start, "start", function() running = true end),
  apple.memory:install_read_tap(0xC100, 0xCFFF, "slots", sin),
  apple.memory:install_read_tap(0xC080, 0xC08F, "card", function(offset)
    local kind = offset & 3 -- 0 and 3 read RAM, 1 and 2 ROM
    if kind == 1 or kind == 2 then sin(offset) end
  end),
}
for number = 1, 9 do
  apple.gallery("screen " .. number, number)
  apple.press("Return")
end
apple.gallery("keys", 109)
apple.press("Esc")
apple.gallery("keys seen", 10)
apple.press("Return")
apple.gallery("sounds", 11)
apple.press("Return")
apple.gallery("saved games", 12)
apple.expect(running, "the program never began")
apple.expect(#sins == 0, "ROM: " .. table.concat(sins, ", "))
print("no ROM")
