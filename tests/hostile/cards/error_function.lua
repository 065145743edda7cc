-- Throws a function.
-- stopped: an error is a text
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    error(function() end)
  end,
}
