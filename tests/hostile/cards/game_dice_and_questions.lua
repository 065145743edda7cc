-- Five hundred rounds of dice in which somebody is asked each time: long, but it ends.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for round = 1, 500 do
      local more = me.player:may("Another round?")
      local mine, theirs = me.player:roll(), me.player:roll()
      if more and mine > theirs then me.hero:deal(1, "melee", me.hero) else me.hero:heal(1, me.hero) end
    end
  end,
}
