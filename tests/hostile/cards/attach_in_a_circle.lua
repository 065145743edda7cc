-- Attaches two cards to each other, and one to itself.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local guards = me.player:put_token("hostile/token", 2)
    guards[1]:attach_to(guards[2])
    guards[2]:attach_to(guards[1])
    guards[1]:attach_to(guards[1])
    me.hero:attach_to(guards[1])
    guards[1]:destroy()
    me.player:draw(1)
  end,
}
-- == cards/hostile/token.lua
return token "Figure" { atk = 1, damage = "melee", health = 1 }
