return ability "Test Well" {
  cost = 1, class = "any", ongoing = true,
  values = { cards = 1 },
  text = "Ongoing: [Activate]: Draw {cards} card. Each player may use this on his own turn.",
  powers = {
    pays { cost = { exhaust = this }, used_by = "all", only_your_turn = true,
      effect = function(me, t, who) me.player:draw(me.cards) end },
  },
}
