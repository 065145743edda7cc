-- Remembers in the environment.
-- stopped: "seen" is written as a global
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    _ENV.seen = 1
  end,
}
