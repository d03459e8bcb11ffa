-- Reset in the middle of a battle: the title, everything as it was at the start, and the
-- next battle is as good as the first.
apple.include("keys")
apple.include("hash")
apple.wait("the title", 1200, apple.asked)
local page = apple.page()
local begin, hashes = "N vvv << vvvv 5 B . 1 2 =", {}
local function see() hashes[#hashes + 1] = apple.hash() end
local speed, silent = apple.peek(apple.label("key_speed")), apple.label("plat_silent")
apple.keys(begin .. "+ X", see)
apple.wait("a key", 600, apple.asked)
apple.expect(apple.peek(apple.label("key_speed")) ~= speed, "the speed has not changed")
apple.expect(apple.peek(silent) == 1, "X has not silenced it")
apple.reset()
apple.wait("the title again", 1200, function() return apple.asked() and apple.page() == page end)
apple.expect(apple.peek(apple.label("key_speed")) == speed, "the speed is not as it was")
apple.expect(apple.peek(silent) == 0, "there is no sound")
apple.keys(begin, see)
apple.expect(hashes[1] == hashes[2], "another battle")
print("reset in the battle")
