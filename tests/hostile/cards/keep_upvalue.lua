-- Remembers in a local of the file.
-- refused: a function writes "seen"
local seen = 0
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    seen = seen + 1
  end,
}
