-- A file that breaks off.
-- refused:
local function f()
return ability "Hostile" {
