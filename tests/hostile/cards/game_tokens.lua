-- Puts ten thousand tokens into play at once.
-- stopped: put_token: one effect may ask for at most 1024 objects
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:put_token("hostile/token", 10000)
  end,
}
-- == cards/hostile/token.lua
return token "Figure" { atk = 1, damage = "melee", health = 1 }
