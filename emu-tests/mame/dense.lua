-- How long the whole view takes at worst, in the battle of TP_TURNS: on an empty screen,
-- with every unit of both armies in it, ordered so that no two neighbours look alike.
apple.include("keys")
apple.wait("the title", 1200, apple.asked)
apple.include("watch")
apple.keys("N " .. os.getenv("TP_TURNS") .. " vvv << vvvv 5 B .", function() end)
apple.wait("an order", 600, apple.asked)

local NO_UNIT = 255
local units = apple.peek(apple.label("unit_count"))
local map_unit = apple.label("map_unit")
local function cell(n) return map_unit + 32 * (apple.peek(apple.label("view_row")) + n // 13) +
  apple.peek(apple.label("view_column")) + n % 13 end
for n = 0, 24 * 32 - 1 do apple.memory:write_u8(map_unit + n, NO_UNIT) end
-- 7 and 117 have no divisor in common: every unit gets a hex of its own.
for unit = 0, units - 1 do apple.memory:write_u8(cell(unit * 7 % 117), unit) end
apple.keys("M .", function() end)
apple.wait("an order again", 600, apple.asked)
print("figures: " .. units .. " units in the view")
apple.expect(units >= 24, "that is not a dense view")
apple.figures()
