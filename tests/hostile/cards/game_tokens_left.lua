-- Leaves nine hundred tokens behind with each play: the game goes on with what it can hold.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:put_token("hostile/token", 900)
  end,
}
-- == cards/hostile/token.lua
return token "Figure" { atk = 1, damage = "melee", health = 1 }
