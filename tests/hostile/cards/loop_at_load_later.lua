-- Comes back to an endless loop with each call of a word.
-- refused: the script does not come to an end
while true do local a = any.ally:with { cost = 1 } end
return ability "Hostile" { cost = 0, unlimited = true }
