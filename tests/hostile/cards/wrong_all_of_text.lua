-- Hands a verb what it does not take.
-- stopped: cards" stands where a filter is expected
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    all("cards")
  end,
}
