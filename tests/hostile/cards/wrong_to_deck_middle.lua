-- Hands a verb what it does not take.
-- stopped: to_deck: there is no place in a deck "middle
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:to_deck("middle")
  end,
}
