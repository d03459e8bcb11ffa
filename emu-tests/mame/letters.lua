-- What is written on the screen, as the game has written it.
--
--   apple.row(y)   the letters of a text row, blanks at its end left off
local rows = {}
for y = 0, 23 do rows[y] = {} end

local function at(label, deed)
  local address = apple.label(label)
  return apple.memory:install_read_tap(address, address, label, deed)
end

local x, y = apple.label("plat_x"), apple.label("plat_y")
apple.letter_taps = {
  at("plat_letter", function()
    rows[apple.peek(y)][apple.peek(x)] = string.char(math.max(32, apple.cpu.state["A"].value))
  end),
  at("plat_clear", function()
    for row = 0, 23 do rows[row] = {} end
  end),
}

function apple.row(row)
  local letters = {}
  for column = 0, 39 do letters[#letters + 1] = rows[row][column] or " " end
  return (table.concat(letters):gsub(" +$", ""))
end
