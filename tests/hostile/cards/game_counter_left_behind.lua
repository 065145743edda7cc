-- Makes a counter that nobody knows, loads a token that nobody has, and fails.
-- stopped: attempt to index a nil value
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:add_counters("left behind", 1)
    me.player:put_token("hostile/token")
    local none = nil
    none.field = 1
  end,
}
-- == cards/hostile/token.lua
return token "Left behind" { atk = 1, damage = "melee", health = 1 }
