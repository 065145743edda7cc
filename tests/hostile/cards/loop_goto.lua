-- An endless loop: goto.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    ::again::
    goto again
  end,
}
