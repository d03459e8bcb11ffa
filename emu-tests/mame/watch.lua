-- What the game costs while it is played, in emulated time and in bytes; and that it reads
-- no ROM, as rom.lua has it.
--
--   apple.figures()   prints it
--
-- A decision of the computer lies between a pause's end and battle_order; nothing else of
-- the machine is called meanwhile. Whatever draws or waits comes back through back.
local thinking, before_order, drawing, hex_began = false, 0, nil, 0
local decision, decisions, view, views, all_views, hex, sins = 0, 0, 0, 0, 0, 0, 0
local FRAME = 17030 / 1020484 -- seconds: cycles of a frame, and of a second

local function at(label, deed)
  local address = apple.label(label)
  return apple.memory:install_read_tap(address, address, label, deed)
end

apple.watch_taps = {
  at("plat_key", function()
    local tenths = apple.cpu.state["A"].value
    thinking = tenths ~= 255 and tenths ~= 4
  end),
  at("plat_fetch", function() thinking = false end),
  at("back", function() before_order = apple.seconds() end),
  at("battle_order", function()
    if not thinking then return end -- a person's order, or one of a game that is loaded
    decision = math.max(decision, apple.seconds() - before_order)
    decisions = decisions + 1
    thinking = false
  end),
  at("plat_view_begin", function() drawing = apple.seconds() end),
  at("plat_view_end", function()
    if not drawing then return end -- other functions end at the same instruction
    view = math.max(view, apple.seconds() - drawing)
    views = views + 1
    all_views = all_views + apple.seconds() - drawing
    drawing = nil
  end),
  at("plat_hex", function() hex_began = apple.seconds() end),
  at("hex_drawn", function() hex = math.max(hex, apple.seconds() - hex_began) end),
  apple.memory:install_read_tap(0xC100, 0xCFFF, "slots", function() sins = sins + 1 end),
  apple.memory:install_read_tap(0xC080, 0xC08F, "card", function(offset)
    if offset & 3 == 1 or offset & 3 == 2 then sins = sins + 1 end
  end),
}

-- C's stack and the processor's are painted; where they have never been, the paint stays.
local PAINT = 0xA7
local stacks = { { "C stack", 0x0700, apple.word(apple.label("sp")) }, { "processor's stack", 0x0100, 0x01C0 } }
for _, stack in ipairs(stacks) do
  for address = stack[2], stack[3] - 16 do apple.memory:write_u8(address, PAINT) end
end

function apple.figures()
  if decisions > 0 then print(string.format("figures: longest decision of %d: %.0f ms", decisions, decision * 1000)) end
  print(string.format("figures: view drawn %d times, %.2f frames on average, %.2f at most", views,
    all_views / FRAME / math.max(views, 1), view / FRAME))
  apple.expect(view <= 8 * FRAME, "that is more than 8 frames")
  print(string.format("figures: a hex drawn in %.2f frames at most", hex / FRAME))
  apple.expect(hex <= FRAME, "that is more than a frame")
  apple.expect(sins == 0, "ROM was read " .. sins .. " times")
  for _, stack in ipairs(stacks) do
    local left = 0
    while apple.peek(stack[2] + left) == PAINT do left = left + 1 end
    print(string.format("figures: %s: %d of 256 bytes never used", stack[1], left))
    apple.expect(left >= 32, "that is too close to its end")
  end
end
