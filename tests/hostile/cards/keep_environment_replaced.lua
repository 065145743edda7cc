-- Puts another environment in place.
-- refused: a function writes "_ENV"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    _ENV = {}
  end,
}
