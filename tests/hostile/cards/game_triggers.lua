-- Begins ten thousand delayed triggers.
-- stopped: begin: one effect may ask for at most 1024 objects
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  later = { later = when.dealt_damage { effect = function(me) me.player:roll() end } },
  play = function(me)
    for i = 1, 10000 do me:begin("later", this_turn) end
  end,
}
