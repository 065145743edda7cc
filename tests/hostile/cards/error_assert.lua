-- Asserts with a table for a message.
-- stopped: bad argument #2 to 'assert' (string expected, got table)
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    assert(false, {})
  end,
}
