-- Remembers in the library.
-- stopped: a table of a file can't be changed
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    math.seen = 1
  end,
}
