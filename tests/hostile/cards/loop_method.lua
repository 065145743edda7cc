-- Calls itself through a table, as a method.
-- stopped: the script calls itself too deeply
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local thing = {}
    function thing.turn(self) return 1 + self.turn(self) end
    thing:turn()
  end,
}
