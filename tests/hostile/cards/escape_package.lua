-- Reaches for package.
-- stopped: there is no word "package"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    package.loaded.io.open()
  end,
}
