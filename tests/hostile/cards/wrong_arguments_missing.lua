-- Hands a verb what it does not take.
-- stopped: deal: expected a card, got nothing
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero.deal()
  end,
}
