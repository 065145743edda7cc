return scenario "Of a part that can't be done whole, as much as possible is done" {
  cites = { "CR 712.3" },
  cards = {
    mind = ability "Mind" { cost = 0, text = "Target player discards two cards. Draw a card.",
      targets = { target("player", player.opposing) },
      play = function(me, t) t.player:discard(2) me.player:draw(1) end },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 3 },
  },
  given = function(t)
    t:seat(1, { hand = { "Mind" }, deck = { "Imp" } })
    t:boss { hand = { "Imp" } }
  end,
  play = function(t)
    t:will_answer("boss", "Imp")
    t:plays(1, "Mind", { target = "boss" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count("boss", 0)
    t:in_graveyard("boss", "Imp")
    t:in_hand(1, "Imp")
  end,
}
