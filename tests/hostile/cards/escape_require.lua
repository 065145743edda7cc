-- Reaches for require.
-- stopped: there is no word "require"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    require("io")
  end,
}
