-- Puts ten thousand tokens into play at once.
-- stopped: put_token: one effect may ask for at most 1024 objects
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:put_token("t/guard", 10000)
  end,
}
