return scenario "Cards are discarded one at a time, and revealed" {
  cites = { "CR 415.9e", "BA:Discard" },
  cards = {
    mind = ability "Mind" { cost = 0, text = "Target opponent discards two cards.",
      targets = { target("player", player.opposing) },
      play = function(me, t) t.player:discard(2) end },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 3 },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    vow = ability "Vow" { cost = 0, text = "The next time an opponent discards a card this turn, draw a card.",
      later = { glee = when.discarded { whose = "opposing", once = true,
        effect = function(me) me.player:draw(1) end } },
      play = function(me) me:begin("glee", this_turn) end },
    crow = ally "Crow" { cost = 1, atk = 1, damage = "shadow", health = 5,
      text = "When an opponent discards a card, your hero deals 1 shadow damage to each opposing hero.",
      powers = { when.discarded { whose = "opposing",
        effect = function(me) me.hero:deal(1, "shadow", opposing.hero) end } } },
  },
  given = function(t)
    t:seat(1, { hand = { "Vow", "Mind" }, play = { "Crow" }, deck = { "Imp", "Imp" } })
    t:boss { hand = { "Imp", "Ox" } }
  end,
  play = function(t)
    t:plays(1, "Vow")
    t:everyone_passes()
    t:plays(1, "Mind", { target = "boss" })
    t:will_answer("boss", { "Ox", "Imp" })
    t:will_answer(1, "Vow")
    t:everyone_passes()
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("hero@boss", 2)            -- two discards
    t:hand_count(1, 1)                  -- one was the next: they were not together
    t:told { "discards", "discards" }
    t:sees(1, "Ox@boss")
    t:sees(1, "Imp@boss")
  end,
}
