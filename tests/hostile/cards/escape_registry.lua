-- Reaches for the registry through the word for files.
-- stopped:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local registry = use "_LOADED"
  end,
}
