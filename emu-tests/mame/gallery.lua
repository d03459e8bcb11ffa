-- Every screen of the gallery, as a picture and as a number.
local screens = { "text", "grounds", "units", "battle", "map", "sounds", "title", "victory", "defeat" }
for number, name in ipairs(screens) do
  apple.gallery(name, number)
  if number == 1 then
    print(string.format("up %.1f seconds after the drive's first turn", apple.seconds()))
    apple.expect(apple.seconds() < 10, "it took more than 10 seconds")
  end
  apple.snap(name)
  print(string.format("%s %08x", name, apple.page()))
  apple.press("Return")
end
