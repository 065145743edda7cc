-- Turns over cards that have one side only.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local guards = me.player:put_token("hostile/token", 2)
    guards:flip()
    all(opposing.hero):flip()
    local name, atk = guards[1].name, guards[1].atk
  end,
}
-- == cards/hostile/token.lua
return token "Figure" { atk = 1, damage = "melee", health = 1 }
