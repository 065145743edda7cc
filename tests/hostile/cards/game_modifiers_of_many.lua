-- Modifiers of all that is exhausted, with nine hundred tokens, worked out anew for ever.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:put_token("hostile/token", 900)
    for i = 1, 250 do any.ally:with { exhausted = true }:gain { atk = 1, lasts = this_turn } end
    while true do
      me.hero:exhaust()
      me.hero:ready()
      local atk = me.hero.atk
    end
  end,
}
-- == cards/hostile/token.lua
return token "Figure" { atk = 1, damage = "melee", health = 1 }
