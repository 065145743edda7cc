-- Values as a scenario writes them; in front of to_scenario.lua and of walk.lua.

local function quoted(text)
  return '"' .. string.gsub(string.gsub(text, '["\\]', "\\%0"), "\n", " ") .. '"'
end

-- "Name", { "Name", 2 }, 3; a counter is { name =, count = }.
local function written(value)
  if type(value) == "string" then return quoted(value) end
  if type(value) ~= "table" then return tostring(value) end
  if value.name then return string.format("[%s] = %d", quoted(value.name), value.count) end
  local items = {}
  for _, place in ipairs { "deck", "hand", "graveyard" } do  -- what a player has: { deck = 2 }
    if value[place] then items[1] = string.format("%s = %s", place, written(value[place])) end
  end
  for at, item in ipairs(value) do
    items[at] = written(item)
  end
  return string.format("{ %s }", table.concat(items, ", "))
end

