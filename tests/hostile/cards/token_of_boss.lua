-- Another Boss as a token.
-- stopped: put_token:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:put_token("cave/worm")
  end,
}
