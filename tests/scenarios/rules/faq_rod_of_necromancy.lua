return scenario "What the wand removed comes back at random, one a turn" {
  cites = { "CR 709.2b" },
  cards = {
    rod = weapon "Grave Wand" { cost = 0, atk = 1, damage = "shadow", strike = 1, tags = { "Ranged (1)" },
      text = "When this enters play, remove all allies in your graveyard from the game. At the start of your turn, one of them at random goes to your hand.",
      powers = {
        when.enters_play { of = this, effect = function(me)
          all(your.ally:in_zone("graveyard")):remove_from_game { hold = true }
        end },
        at.start_of_turn { whose = "your", effect = function(me)
          local it = me.held:random()
          if it then it:to_hand() end
        end },
      } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 },
    elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 3 },
  },
  given = function(t)
    t:seat(1, { hand = { "Grave Wand" }, graveyard = { "Ox", "Elk" }, deck = { "Ox", "Ox" } })
    t:random { 2 }
  end,
  play = function(t)
    t:plays(1, "Grave Wand")
    t:finishes_chain()
    t:removed(1, "Ox")
    t:removed(1, "Elk")
    t:ends_turn()
    t:ends_turn()
  end,
  expect = function(t)
    t:hand_count(1, 2)                             -- the one, and a card drawn
    t:graveyard_count(1, 0)
  end,
}
