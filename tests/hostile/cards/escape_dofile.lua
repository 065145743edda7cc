-- Reaches for dofile.
-- stopped: there is no word "dofile"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    dofile("/etc/passwd")
  end,
}
