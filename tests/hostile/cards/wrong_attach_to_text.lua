-- Hands a verb what it does not take.
-- stopped: attach_to: expected a card, got "me
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:attach_to("me")
  end,
}
