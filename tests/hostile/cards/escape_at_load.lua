-- Reaches for os while the file is loaded.
-- refused: there is no word "os"
local now = os.time()
return ability "Hostile" { cost = 0, unlimited = true }
