-- Reaches for the registry through the word for files.
-- stopped: use stands at the top of a file, not in an effect
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local registry = use "_LOADED"
  end,
}
