-- Asserts with a table for a message.
-- stopped: assert: argument 2 must be a text, got a table
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    assert(false, {})
  end,
}
