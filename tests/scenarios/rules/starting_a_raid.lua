return scenario "Where a raid is played nobody starts another: not even the first step is taken" {
  cites = { "CR 800.3", "CR 800.3a" },
  cards = {
    lady = ally "Lady" { cost = 5, atk = 4, damage = "fire", health = 5,
      text = "(1): remove all of your cards from the game and start a raid on Onyxia's Lair. If you do, destroy your hero.",
      powers = { pays { cost = { resources = 1 }, effect = function(me)
        if me.player:start_raid("onyxias_lair") then me.hero:destroy() end
      end } } },
  },
  given = function(t)
    t:seat(1, { play = { "Lady" }, resources = 1, hand = { "Fire Blast" }, graveyard = { "Fire Blast" } })
  end,
  play = function(t)
    t:uses(1, "Lady")
    t:everyone_passes()
    t:asked(1, "Your move")               -- the turn goes on, and its player has priority
  end,
  expect = function(t)
    t:in_play(1, "Lady")
    t:in_hand(1, "Fire Blast")
    t:in_graveyard(1, "Fire Blast")
    t:resources(1, 1)
    t:ready_resources(1, 0)               -- what was paid is paid
    t:is_turn(1)
  end,
}
