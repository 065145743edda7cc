-- Reaches for load.
-- stopped: there is no word "load"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    load("return 1")()
  end,
}
