-- Loads a file in mid-effect.
-- stopped:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local other = use "t/bolt"
  end,
}
