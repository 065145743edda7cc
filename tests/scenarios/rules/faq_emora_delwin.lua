return scenario "What is also a Sheep keeps its other types, and loses its powers for the turn" {
  cites = { "CR 714.3" },
  cards = {
    mage = ally "Apprentice Emmy" { cost = 2, atk = 1, damage = "arcane", health = 2,
      text = "Activate: this turn target ally can't attack or protect, loses and can't have powers, and is also a Sheep.",
      powers = { pays { cost = { exhaust = this }, targets = { target("it", any.ally, harm) },
        effect = function(me, t)
          t.it:gain { cant = { "attack", "protect", "have powers" }, tag = "Sheep", lasts = this_turn }
        end } } },
    guard = ally "Orc Guard" { cost = 2, atk = 1, damage = "melee", health = 3, tags = { "Orc" }, keywords = { "Protector" } },
  },
  given = function(t)
    t:seat(1, { play = { "Apprentice Emmy" } })
    t:boss { play = { "Orc Guard" } }
  end,
  play = function(t)
    t:uses(1, "Apprentice Emmy", { target = "Orc Guard" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:has("Orc Guard", "Sheep")
    t:has("Orc Guard", "Orc")
    t:has("Orc Guard", "Protector", false)
  end,
}
