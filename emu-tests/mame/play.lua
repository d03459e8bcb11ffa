-- Plays the keys of TP_KEYS and prints what the script asks for: for = what
-- emu-tests/ui/script.c prints, so that the two can be compared; for # the rows below the
-- map and a hash of the page, with a picture, numbered.
apple.include("keys")
apple.include("hash")
apple.include("letters")
apple.wait("the title", 1200, apple.asked)
print(string.format("figures: asks for a key after %.1f seconds", apple.seconds()))
apple.expect(apple.seconds() < 10, "it took more than 10 seconds")
apple.include("watch")
local file = assert(io.open(os.getenv("TP_KEYS")))
local shots = 0
apple.keys(file:read("a"), function(what)
  if what == "=" then
    print(string.format("time-point %d hash %08x", apple.peek(apple.label("battle_clock")), apple.hash()))
    return
  end
  shots = shots + 1
  apple.snap(string.format("game%02d", shots))
  print(string.format("page %02d %08x", shots, apple.page()))
  for row = 19, 23 do print("|" .. apple.row(row)) end
end)
apple.wait("the end", 36000, apple.asked)
apple.figures()
apple.save_disk()
