-- Asserts with a table for a message.
-- stopped:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    assert(false, {})
  end,
}
