-- Damage for ever, with nine hundred tokens that look on.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:put_token("hostile/token", 900)
    while true do me.hero:deal(1, "fire", opposing.hero) end
  end,
}
-- == cards/hostile/token.lua
return token "Figure" { atk = 1, damage = "melee", health = 1 }
