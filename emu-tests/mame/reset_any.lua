-- Reset at any moment: while the disk turns, is read and is written to, while the computer
-- thinks, while the map is drawn. Always the title follows, and then a battle is as good as
-- the first.
apple.include("keys")
apple.include("hash")
apple.wait("the title", 1200, apple.asked)
local page = apple.page()

local function nothing() end
local persons = "N vvv << vvvv 5 B . "
local moments = {
  { "a picture is read", nil, "disk_data", 3 },
  { "the arm moves", nil, "disk_seek", 1 },
  { "the map is drawn", "N vvv << vvvv 5 B .", "plat_hex", 5 },
  { "the first letters are drawn", "N", "plat_letter", 30 },
  { "the computer thinks", "~N vv >>> v > vvvv 9 B .", "mind_choose_goal", 1 },
  { "the computer thinks again", "~N vv >>> v > vvvv 9 B .", "mind_best_direction", 40 },
  { "a battle runs", "~N vv >>> v > vvvv 9 B .", "battle_order", 25 },
  { "a game is looked for", "O", "disk_on", 1 },
  { "a game is written", persons .. "1 2 S v . NEW .", "disk_write", 1 },
  { "the directory is written", persons .. "1 2 S v . NEW .", "disk_write", 2 },
}

local begin, hashes = persons .. "1 2 =", {}
local function see() hashes[#hashes + 1] = apple.hash() end
local function title(after)
  apple.wait("the title after Reset while " .. after, 1200, function() return apple.asked() and apple.page() == page end)
end

for _, moment in ipairs(moments) do
  local what, keys, label, times = table.unpack(moment)
  local address, seen = apple.label(label), 0
  local tap = apple.memory:install_read_tap(address, address, label, function()
    -- An RTS before the label reads this byte too.
    if apple.cpu.state["PC"].value == address then seen = seen + 1 end
  end)
  if keys then
    apple.keys(keys, nothing)
  else
    apple.reset() -- the title's picture is on its way again
  end
  apple.wait(what, 6000, function() return seen >= times end)
  tap:remove()
  apple.reset()
  title(what)
  print("reset while " .. what)
end
apple.keys(begin, see)
apple.reset()
title("the battle is on")
apple.keys(begin, see)
apple.expect(hashes[1] == hashes[2], "another battle")
apple.save_disk()
