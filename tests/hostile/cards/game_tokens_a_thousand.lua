-- Puts a thousand tokens into play, which is allowed, and deals damage to all of them for ever.
-- stopped: the script does not come to an end: its budget of instructions is spent
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:put_token("hostile/token", 900)
    while true do me.hero:deal(1, "fire", your.ally) end
  end,
}
-- == cards/hostile/token.lua
return token "Figure" { atk = 1, damage = "melee", health = 1 }
