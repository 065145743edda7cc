-- Five hundred functions, one inside the other.
-- refused: the file is too much for Lua: C stack overflow
local a = <<500 function() return >>1<<500  end>>
return ability "Hostile" { cost = 0, unlimited = true }
