-- How the words of `t` are called: a word's row says what it takes ("who card n?"), and which fields its table has.

function whole(value) return math.type(value) == "integer" end

row_of = rows()

-- What a field of these shapes is; any other is looked at where it is used.
local shapes = {
  [SHAPE_NUMBER] = { "a whole number", whole },
  [SHAPE_FLAG] = { "true or false", function(value) return type(value) == "boolean" end },
  [SHAPE_TEXT] = { "a text", function(value) return type(value) == "string" end },
}

-- Checks the names of a table's fields, and their values; errors begin with `where`.
function check_fields(fields, rows, where)
  for name, value in pairs(fields) do
    if type(name) == "string" then
      if not rows[name] then fail("%sthere is no field \"%s\"%s", where, name, meant(name, rows)) end
      local wanted = shapes[rows[name]]
      if wanted and not wanted[2](value) then fail("%s%s is %s, not %s", where, name, wanted[1], described(value)) end
    elseif rows ~= row_of.entry.fields then  -- whose list begins with the name of a card
      fail("%s%s stands without a name", where, described(value))
    end
  end
end

-- As Lua says it of its own functions.
local function refuse(name, at, ...) fail("bad argument #%d to '%s' (%s)", at, name, string.format(...)) end

local types = { n = "number", text = "string", fields = "table" }

-- The seat or card that an argument names; what is neither is as the scenario wrote it.
local function read(name, at, kind, value, rows)
  if kind == "who" then return seat_of(value) end
  if kind == "card" then return ref(value) end
  local wanted = types[kind]
  if value == nil and not wanted then refuse(name, at, "value expected") end
  if wanted and type(value) ~= wanted then refuse(name, at, "%s expected, got %s", wanted, type(value)) end
  if kind == "n" and not whole(value) then refuse(name, at, "number has no integer representation") end
  if kind == "fields" and rows then check_fields(value, rows, "t:" .. name .. ": ") end
  return value
end

-- Checks what a word is given, and calls it.
local function call(name, row, self, ...)
  if self ~= t then fail("t:%s is written with a colon", name) end
  if row.is_given and run.is_open then fail("the position is set up in `given` only") end
  if not (row.is_given or run.is_open or name == "will_answer") then  -- which may prepare the set-up
    fail("t:%s: there is no game yet in `given`", name)
  end
  local values, count = { ... }, 0
  for kind, optional in string.gmatch(row.takes, "(%a+)([?]?)") do
    count = count + 1
    if values[count] ~= nil or optional == "" then
      values[count] = read(name, count, kind, values[count], row.fields)
    elseif kind == "fields" then
      values[count] = {}
    end
  end
  word[name](table.unpack(values, 1, count))
end

local methods, names = {}, {}
for name, row in pairs(row_of) do
  if row.is_word then
    methods[name] = trusted(function(...) call(name, row, ...) end)
    table.insert(names, name)
  end
end
table.sort(names)

t = scene(function(_, name)
  return methods[name] or fail("there is no t:%s%s", tostring(name), type(name) == "string" and meant(name, names) or "")
end)
