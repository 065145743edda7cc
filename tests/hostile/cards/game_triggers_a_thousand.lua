-- Begins a thousand delayed triggers, more than a game holds: the rest are not made.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  later = { later = when.dealt_damage { effect = function(me) me.player:roll() end } },
  play = function(me)
    for i = 1, 1000 do me:begin("later", this_turn) end
  end,
}
