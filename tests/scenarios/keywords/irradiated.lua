return scenario "Irradiated passes on with combat damage" {
  cites = { "KW Irradiated" },
  cards = {
    gnome = ally "Glowing Gnome" { cost = 1, atk = 1, damage = "nature", health = 5, keywords = "Irradiated" },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { play = { "Glowing Gnome" }, deck = { "Fire Blast" } })
    t:boss { play = { "Ox" } }
  end,
  play = function(t)
    t:attacks(1, "Glowing Gnome", "Ox")
    t:to_end_of_combat()
    t:has("Ox", "Irradiated")
    t:ends_turn()
    t:has("Ox", "Irradiated")           -- not for this turn alone
    t:attacks("boss", "Ox", "Glowing Gnome")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:modifiers("Ox", "keyword", 1)     -- once is enough
    t:chain(0)
  end,
}
