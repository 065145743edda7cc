-- Reaches for utf8.
-- stopped: there is no word "utf8"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    utf8.char(65)
  end,
}
