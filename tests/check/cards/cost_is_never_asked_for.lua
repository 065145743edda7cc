return ability "Test Bolt" {
  cost = 2,
  costs = {
    toll = { resources = 1 },  --> warning unused-power
  },
  text = "Draw a card.",
  play = function(me) me.player:draw() end,
}
