-- Ten thousand parentheses, one inside the other.
-- refused: the file is too much for Lua: C stack overflow
local a = <<10000 (>>1<<10000 )>>
return ability "Hostile" { cost = 0, unlimited = true }
