return ability "Test Rite" {
  cost = 2,
  text = "Your hero shows another face.",  --> error text-deed
  play = function(me) me.hero:flip() end,
}
