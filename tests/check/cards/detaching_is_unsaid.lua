return ability "Test Rite" {
  cost = 2,
  text = "Attached cards stay where they are.",  --> error text-deed
  play = function(me) all(any.card):detach() end,
}
