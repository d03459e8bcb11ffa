-- Keys by the notation of emu-tests/ui/script.c, pressed on the machine's own keyboard,
-- each when the program asks for one.
--
--   apple.keys(text, show)   presses them; calls show("#") or show("=") where the script
--                            wants to see something
--   apple.asked()            whether the program waits for a key now
--
-- As in script.c a pause is not the time for a key: what counts is a plat_key that waits
-- as long as it takes, or the four tenths between two flashes of the due unit.
local asked, taken, hasty = false, 0, false
local PATIENCE = 60000 -- frames: two computers may be fighting a battle
local plat_key = apple.label("plat_key")
apple.key_taps = {
  apple.memory:install_read_tap(plat_key, plat_key, "plat_key", function()
    local tenths = apple.cpu.state["A"].value
    asked = tenths == 255 or tenths == 4 or (hasty and tenths ~= 0)
  end),
  apple.memory:install_read_tap(0xC010, 0xC010, "taken", function()
    asked = false
    taken = taken + 1
  end),
}

function apple.asked() return asked end

local plus = apple.machine.system.name == "apple2p"
local names = {
  ["^"] = plus and "A" or "↑", ["v"] = plus and "Z" or "↓", ["<"] = "←", [">"] = "→",
  ["."] = "Return", ["!"] = "Esc", ["_"] = "Space", ["/"] = plus and "←" or "Delete",
}
local shifted = { ["?"] = "/", ["+"] = plus and ";" or "=" }

local fields = {}
local function field(name)
  fields[name] = fields[name] or apple.field(name)
  return fields[name]
end

local function press(key)
  apple.wait("the program asks for a key, " .. key, PATIENCE, apple.asked)
  local shift = shifted[key] and field("Left Shift")
  local down = field(shifted[key] or names[key] or key)
  local before = taken
  if shift then
    shift:set_value(1)
    apple.frames(2)
  end
  down:set_value(1)
  apple.wait("the key is taken, " .. key, 120, function() return taken > before end)
  down:clear_value()
  if shift then shift:clear_value() end
  apple.frames(3)
end

-- What the disk meets from now on.
local trouble = {
  ["0"] = function() apple.insert() end,
  ["2"] = function() apple.save_disk() end,
  ["3"] = function()
    apple.protect = apple.memory:install_read_tap(0xC0EE, 0xC0EE, "protect", function(_, data) return data | 0x80 end)
  end,
}

local function line_of_keys(line, show)
  local at = 1
  while at <= #line do
    local key = line:sub(at, at)
    at = at + 1
    if key == "~" then
      hasty = true
    elseif key == "@" then
      trouble[line:sub(at, at)]()
      at = at + 1
    elseif key == "#" or key == "=" then
      apple.wait("the program asks for a key, " .. key, PATIENCE, apple.asked)
      show(key)
    elseif key ~= " " then
      press(key)
    end
  end
end

function apple.keys(text, show)
  for line in text:gmatch("[^\n]+") do
    if line:sub(1, 1) ~= ";" then line_of_keys(line, show) end
  end
end
