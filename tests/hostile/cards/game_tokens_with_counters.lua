-- Four hundred tokens that enter with counters of their own, which is more kinds than the engine holds.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:put_token("hostile/token", 400)
  end,
}
-- == cards/hostile/token.lua
return token "Figure" { atk = 1, damage = "melee", health = 1,
  text = "This enters play with two spine counters.", powers = { enters { counters = { spine = 2 } } } }
