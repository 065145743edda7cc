-- Calls a card's verb on a table that only looks like one.
-- stopped: deal: expected a card, got a table
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero.deal({ slot = 1, life = 1 }, 1, "fire", me.hero)
  end,
}
