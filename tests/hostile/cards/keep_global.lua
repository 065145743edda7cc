-- Remembers in a global.
-- stopped: "seen" is written as a global
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    seen = 1
  end,
}
