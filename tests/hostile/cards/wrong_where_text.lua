-- Hands a verb what it does not take.
-- stopped: big" stands where a filter is expected
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    all(any.hero):where("big")
  end,
}
