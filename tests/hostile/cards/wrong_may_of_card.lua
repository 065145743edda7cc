-- Hands a verb what it does not take.
-- stopped: may: the prompt must be text, got a card
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:may(me)
  end,
}
