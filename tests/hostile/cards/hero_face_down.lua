-- Turns all heroes face down.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    any.hero:gain { loses_powers = true, lasts = rest_of_game }
    all(any.hero):turn_face_down()
    me.player:draw(1)
  end,
}
