return ability "Test Bolt" {  --> warning never-true
  cost = 2,
  targets = { target("ally", opposing.ally, harm, { cost = { min = 4, max = 2 } }) },
  play = function(me, t) t.ally:destroy() end,
}
