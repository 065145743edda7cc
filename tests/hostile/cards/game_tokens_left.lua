-- Leaves nine hundred tokens behind with each play: the game goes on with what it can hold.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:put_token("t/guard", 900)
  end,
}
