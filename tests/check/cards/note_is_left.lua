return ability "Test Insight" {
  cost = 2,
  text = "Draw a card.",
  play = function(me)
    note("draws", me.player)  --> warning note
    me.player:draw(1)
  end,
}
