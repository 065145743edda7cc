-- Discards a million cards.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:discard(1000000)
  end,
}
