-- A zero byte in the middle of the file, where a reader might stop.
-- refused: holds a zero byte, which no Lua text has
local a = "x<<byte 0>>y"
return ability "Hostile" { cost = 0, unlimited = true }
