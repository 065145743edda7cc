-- A file that breaks off.
-- refused: unexpected symbol near <eof>
local function f()
return ability "Hostile" {
