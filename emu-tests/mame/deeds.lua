-- Keys, sounds and saved games. TP_PROTECTED: the drive says that the disk is protected.
local toggles = 0
local speaker = apple.memory:install_read_tap(0xC030, 0xC030, "speaker", function() toggles = toggles + 1 end)
local protect
if os.getenv("TP_PROTECTED") then
  protect = apple.memory:install_read_tap(0xC0EE, 0xC0EE, "protect", function(_, data) return data | 0x80 end)
end
for number = 1, 9 do
  apple.gallery("screen " .. number, number)
  apple.press("Return")
end

apple.gallery("keys", 109)
local before = toggles
apple.press("Q", "7", "Space", "←", "→", "Return")
if apple.machine.system.name ~= "apple2p" then apple.press("↑", "↓") end
apple.wait("a tune", 300, function() return toggles > before + 500 end)
apple.press("Esc")
apple.gallery("keys seen", 10)
local keys = {}
for n = 0, apple.peek(apple.label("keys_count")) - 1 do
  keys[#keys + 1] = apple.peek(apple.label("keys_seen") + n)
end
print("keys " .. table.concat(keys, " "))

-- How long each sound keeps the program from the keyboard.
local screen, began, heard, longest, sounds = apple.label("gallery_screen"), nil, 0, 0, 0
local clock = apple.memory:install_write_tap(screen, screen, "clock", function(_, data)
  if data > 110 and data < 121 then
    began, heard = apple.seconds(), toggles
  elseif began then
    longest = math.max(longest, apple.seconds() - began)
    if toggles > heard then sounds = sounds + 1 end
    began = nil
  end
end)
apple.press("Return")
apple.gallery("sounds", 11)
apple.expect(sounds == 10, "sounds that are heard: " .. sounds)
print(string.format("longest sound %.0f ms", longest * 1000))
apple.expect(longest < 0.1, "that is more than a tenth of a second")

apple.press("Return")
apple.gallery("saved games", 12)
local results = {}
for n = 0, 9 do results[#results + 1] = apple.peek(apple.label("save_results") + n) end
print("saves " .. table.concat(results, " "))
print("first " .. apple.peek(apple.label("first_list")))
apple.save_disk()
