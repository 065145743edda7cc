local function beast(name, atk)
  return ally(name) { cost = 1, atk = atk, damage = "melee", health = 9, text = "" }
end
local cards = { ox = beast("Ox", 2), bull = beast("Bull", 5), imp = beast("Imp", 4),
  warden = boss "Warden" { health = 30, atk = 0, tags = { "Traitor" }, text = "" } }

return scenario "Prismatic Shield takes three off each damage to the Boss and his allies" {
  raid = "black_temple",
  cites = { "CR 717.2", "CR 717.2a", "CR 714.3e" },
  cards = cards,
  given = function(t)
    t:boss { boss = "Warden", hand = { "Prismatic Shield" }, resources = 1, play = { "Imp" } }
    t:seat(1, { play = { "Ox", "Bull", "Bull", "Bull" }, deck = { "Ox" } })
  end,
  play = function(t)
    t:passes(1)
    t:plays("boss", "Prismatic Shield")          -- in a raider's turn
    t:everyone_passes()
    t:attacks(1, "Ox", "Warden")
    t:to_end_of_combat()
    t:damage("Warden", 0)
    t:attacks(1, { "Bull", 1 }, "Warden")
    t:to_end_of_combat()
    t:damage("Warden", 2)
    t:attacks(1, { "Bull", 2 }, "Imp")
    t:to_end_of_combat()
    t:damage("Imp", 2)
    t:damage({ "Bull", 2 }, 4)                   -- what raiders take is whole
    t:ends_turn()
    t:attacks("boss", "Imp", { "Bull", 3 })
    t:to_end_of_combat()
  end,
  expect = function(t) t:damage("Imp", 2 + 5) end,
}
