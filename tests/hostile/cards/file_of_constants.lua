-- A table of a thousand numbers: nothing is wrong with that.
-- passes
local a = { <<1000 7,>> }
return ability "Hostile" { cost = 0, unlimited = true }
