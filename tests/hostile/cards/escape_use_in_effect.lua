-- Loads a file in mid-effect.
-- stopped: use stands at the top of a file, not in an effect
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local other = use "t/bolt"
  end,
}
