-- Damage of a list of types that never ends.
-- stopped: deal: there are only 8 damage types
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local types = {}
    for i = 1, 1000 do types[i] = "fire" end
    while true do me.hero:deal(1, types, opposing.hero) end
  end,
}
