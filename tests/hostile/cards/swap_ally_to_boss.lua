-- Swaps a card on the chain for the Boss.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me:swap_to("cave/worm")
  end,
}
