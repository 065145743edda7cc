-- Remembers in the environment with a function that writes lists.
-- stopped: a list is a table of the script's own, not the environment
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    table.insert(_ENV, 1)
    me.player:draw(#_ENV % 3)
  end,
}
