-- Damage below nothing is none (CR 104.2).
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:deal(-5, "fire", opposing.hero)
  end,
}
