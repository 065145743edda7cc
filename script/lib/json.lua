-- Reads one line of JSON as the program writes it: tables, texts, numbers, booleans; null is nil, \u1234 is not read.
local escapes = { n = "\n", r = "\r", t = "\t" }

local function text(line, at)
  local stop = at
  repeat
    stop = line:find('[\\"]', stop + 1)
    local escaped = line:byte(stop) == 92
    stop = escaped and stop + 1 or stop
  until not escaped
  local plain = line:sub(at + 1, stop - 1):gsub("\\(.)", function(letter) return escapes[letter] or letter end)
  return plain, stop + 1
end

local function value(line, at)
  local first = line:sub(at, at)
  if first == '"' then return text(line, at) end
  if first ~= "{" and first ~= "[" then
    local word, after = line:match("^([%w.+-]+)()", at)
    if word == "null" then return nil, after end
    return word == "true" or (word ~= "false" and tonumber(word)), after
  end
  local out, key = {}, 0
  at = at + 1
  while not line:find("^[%]}]", at) do
    if first == "{" then key, at = text(line, at) else key, at = key + 1, at - 1 end
    out[key], at = value(line, at + 1)
    if line:sub(at, at) == "," then at = at + 1 end
  end
  return out, at + 1
end

return function(line) return (value(line, 1)) end
