-- Modifiers, each of which sums up all cards.
-- stopped: the script does not come to an end: its budget of instructions is spent
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:put_token("hostile/token", 900)
    for i = 1, 250 do any.ally:gain { atk = sum("atk", any.ally), lasts = this_turn } end
    while true do
      me.hero:exhaust()
      me.hero:ready()
      local atk = me.hero.atk
    end
  end,
}
-- == cards/hostile/token.lua
return token "Figure" { atk = 1, damage = "melee", health = 1 }
