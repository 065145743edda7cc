-- Reaches for print.
-- stopped: there is no word "print"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    print("x")
  end,
}
