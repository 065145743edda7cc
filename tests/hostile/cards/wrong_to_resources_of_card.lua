-- Hands a verb what it does not take.
-- stopped: to_resources: expected a player, got a card
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:to_resources { of = me }
  end,
}
