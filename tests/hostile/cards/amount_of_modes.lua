-- Three hundred modes.
-- refused: more than 96 powers
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  modes = { <<300 mode { play = function() end }, >> },
}
