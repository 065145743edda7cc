-- Puts ten thousand tokens into play, one by one.
-- stopped: put_token: one effect may ask for at most
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for i = 1, 10000 do me.player:put_token("hostile/token") end
  end,
}
-- == cards/hostile/token.lua
return token "Figure" { atk = 1, damage = "melee", health = 1 }
