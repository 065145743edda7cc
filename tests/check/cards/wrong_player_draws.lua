return ability "Test Lesson" {
  cost = 2, class = "any",
  text = "Target ally readies. Its controller draws a card.",  --> error text-deed
  targets = { target("pupil", any.ally, help) },
  play = function(me, t)
    t.pupil:ready()
    me.player:draw(1)
  end,
}
