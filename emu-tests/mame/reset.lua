-- Reset, in the middle of things and after the disk was used, begins at the beginning.
for round = 1, 2 do
  for number = 1, round * 4 - 1 do
    apple.gallery("screen " .. number, number)
    apple.press("Return")
  end
  apple.gallery("screen before reset", round * 4)
  apple.reset()
  apple.gallery("the first screen again", 1)
end
apple.press("Return")
apple.gallery("screen 2", 2)
print("reset twice")
