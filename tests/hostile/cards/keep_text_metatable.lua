-- Remembers in the metatable of all texts.
-- stopped: attempt to index a string value
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    ("").seen = 1
  end,
}
