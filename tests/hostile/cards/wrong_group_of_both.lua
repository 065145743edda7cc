-- Hands a verb what it does not take.
-- stopped: +: cards and players don't make a group
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local both = me.player.friends + all(any.hero)
  end,
}
