-- An endless loop while the file is loaded.
-- refused: the script does not come to an end
while true do end
return ability "Hostile" { cost = 0, unlimited = true }
