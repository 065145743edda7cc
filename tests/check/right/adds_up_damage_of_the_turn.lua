return ally "Test Witness" {
  cost = 1, atk = 1, damage = "fire", health = 1,
  values = { least = 3 },
  text = "When an opposing hero with damage dealt this turn {least} or more is destroyed, draw a card. \z
    <p> [Activate]: Exhaust your hero. Only if the damage dealt this turn to opposing heroes is {least} or more.",
  powers = {
    when.destroyed { of = opposing.hero:with { damage_this_turn = { min = value.least } },
      effect = function(me) me.player:draw(1) end },
    pays { cost = { exhaust = this },
      only_if = sum("damage_this_turn", opposing.hero):at_least(value.least),
      effect = function(me) me.hero:exhaust() end },
  },
}
