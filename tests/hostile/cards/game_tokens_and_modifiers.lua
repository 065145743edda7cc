-- A thousand tokens, and modifiers on each of them.
-- stopped: the script does not come to an end: its budget of instructions is spent
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:put_token("hostile/token", 900)
    while true do your.ally:gain { atk = sum("atk", any.ally), lasts = this_turn } end
  end,
}
-- == cards/hostile/token.lua
return token "Figure" { atk = 1, damage = "melee", health = 1 }
