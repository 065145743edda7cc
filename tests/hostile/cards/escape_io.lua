-- Reaches for io.
-- stopped: there is no word "io"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    io.open("/etc/passwd")
  end,
}
