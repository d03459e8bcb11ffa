-- What the Apple II's tests share. MAME runs this file; it runs the test named in
-- TP_TEST, which sees the table apple. Nothing waits for a time: a test waits until
-- memory says something, and gives up after so many frames.
--
--   apple.peek(address), apple.bytes(address, count), apple.word(address)
--   apple.label(name)               address of a C name, from the labels in TP_LABELS
--   apple.wait(what, frames, test)  until test() holds; how many frames that took
--   apple.press(key...)             keys as MAME calls their fields, one after the other
--   apple.field(key)                a key's field
--   apple.reset()                   Control and Reset
--   apple.snap(name)                a picture into TP_SHOTS
--   apple.page()                    a number for what the hi-res page shows
--   apple.gallery(name, number)     waits for a screen of the gallery
--   apple.seconds()                 since the machine was turned on
--   apple.save_disk()               takes the disk out, which writes it back into its file
--   apple.insert()                  puts it in again, and ends its protection
--   apple.include(name)             more of these: the file name.lua beside this one
--   apple.fail(text)

local machine = manager.machine
local cpu = machine.devices[":maincpu"]
local memory = cpu.spaces["program"]

local apple = { machine = machine, cpu = cpu, memory = memory }

-- machine:exit() crashes too often in MAME 0.251.
local function leave(status)
  io.stdout:flush()
  os.exit(status)
end

function apple.fail(text)
  print("FAILED: " .. text)
  print(string.format("PC $%04X", cpu.state["PC"].value))
  leave(1)
end

function apple.expect(condition, text)
  if not condition then apple.fail(text) end
end

function apple.peek(address) return memory:read_u8(address) end

function apple.word(address) return apple.peek(address) + 256 * apple.peek(address + 1) end

function apple.bytes(address, count)
  local bytes = {}
  for n = 0, count - 1 do bytes[#bytes + 1] = string.char(apple.peek(address + n)) end
  return table.concat(bytes)
end

function apple.seconds()
  return machine.time.seconds + machine.time.attoseconds / 1e18
end

function apple.frames(count)
  for _ = 1, count do coroutine.yield() end
end

function apple.wait(what, frames, test)
  for frame = 1, frames do
    if test() then return frame end
    coroutine.yield()
  end
  apple.fail("waited in vain: " .. what)
end

local labels
function apple.label(name)
  if not labels then
    labels = {}
    for line in io.lines(os.getenv("TP_LABELS")) do
      local address, label = line:match("^al (%x+) %.(.*)$")
      if address then labels[label] = tonumber(address, 16) end
    end
  end
  local address = labels["_" .. name] or labels[name]
  apple.expect(address, "no label " .. name)
  return address
end

-- The field of a key: "1" is also "1  !".
function apple.field(key)
  for _, port in pairs(machine.ioport.ports) do
    for name, field in pairs(port.fields) do
      if name == key or name:match("^" .. key:gsub("%p", "%%%0") .. "  ") then return field end
    end
  end
  apple.fail("no key " .. key)
end

function apple.press(...)
  for _, key in ipairs({ ... }) do
    local field = apple.field(key)
    field:set_value(1)
    apple.frames(4)
    field:clear_value()
    apple.frames(4)
  end
end

function apple.reset()
  local control, reset = apple.field("Control"), apple.field("RESET")
  control:set_value(1)
  reset:set_value(1)
  apple.frames(6)
  reset:clear_value()
  control:clear_value()
end

function apple.snap(name)
  apple.frames(2)
  machine.screens[":screen"]:snapshot(os.getenv("TP_SHOTS") .. "/" .. name .. ".png")
end

-- Of the bytes that are seen: eight of each 128 are not.
function apple.page()
  local hash = 0x811C9DC5
  for row = 0x2000, 0x3F80, 0x80 do
    for n = 0, 119 do
      hash = ((hash ~ apple.peek(row + n)) * 0x01000193) & 0xFFFFFFFF
    end
  end
  return hash
end

function apple.gallery(name, number)
  apple.wait(name, 1800, function() return apple.peek(apple.label("gallery_screen")) == number end)
end

local function drive()
  for tag, image in pairs(machine.images) do
    if tag:match("sl6.*0:525$") then return image end
  end
  apple.fail("no drive")
end

local disk
function apple.save_disk()
  disk = drive().filename
  drive():unload()
end

function apple.insert()
  if apple.protect then
    apple.protect:remove()
    apple.protect = nil
  end
  if not drive().exists then drive():load(disk) end
end

-- Every file sees what this one sees.
local function run(file) assert(loadfile(file, "t", setmetatable({ apple = apple }, { __index = _ENV })))() end

function apple.include(name) run(os.getenv("TP_HERE") .. "/" .. name .. ".lua") end

local test = coroutine.create(function()
  run(os.getenv("TP_TEST"))
  leave(0)
end)

emu.register_frame_done(function()
  local good, trouble = coroutine.resume(test)
  if not good then
    print("FAILED: " .. tostring(trouble))
    leave(3)
  end
end)
