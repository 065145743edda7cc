-- Hands a verb what it does not take.
-- stopped: put_token: expected the key of a token, got
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:put_token(7)
  end,
}
