return scenario "Mend heals once for each instance, as its player's turn starts" {
  cites = { "KW Mend", "BA:Mend" },
  cards = {
    nurse = ally "Nurse" { cost = 1, atk = 0, damage = "holy", health = 5, keywords = { "Mend 2", "Mend 1" } },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { play = { "Nurse", { "Ox", damage = 6 } }, deck = { "Fire Blast" } })
    t:turn("boss")
  end,
  play = function(t)
    t:ends_turn()
    t:answers(1, "Nurse")               -- two triggers: the first that is added resolves last
    t:answers(1, "Ox")
    t:answers(1, "Ox")
    t:will_answer(1, "no")              -- it may, each time
    t:will_answer(1, "yes")
    t:ends_turn()
    t:is_turn(1)
  end,
  expect = function(t)
    t:damage("Ox", 4)                   -- Mend 1 was declined, Mend 2 was not
  end,
}
