-- Reaches for os.
-- stopped: there is no word "os"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    os.execute("true")
  end,
}
