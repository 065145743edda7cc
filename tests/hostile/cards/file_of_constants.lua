-- A table of ten thousand numbers in a file of an allowed size: nothing is wrong with that.
-- passes
local a = { <<10000 7,>> }
return ability "Hostile" { cost = 0, unlimited = true }
