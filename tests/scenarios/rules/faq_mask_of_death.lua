return scenario "The armor's last known DEF counts" {
  cites = { "CR 707.3" },
  cards = {
    mask = armor "Grim Mask" { cost = 2, def = 2, tags = { "Plate", "Head (1)" },
      text = "Pay 1, activate and destroy this: target ally and all other opposing allies with its name have -health equal to this armor's DEF this turn.",
      powers = { pays { cost = { resources = 1, exhaust = this, destroy = this }, targets = { target("it", any.ally, harm) },
        effect = function(me, t)
          local weaker = me.def
          local name = t.it.name
          t.it:gain { health = -weaker, lasts = this_turn }
          for _, ally in each(opposing.ally) do
            if ally ~= t.it and ally.name == name then ally:gain { health = -weaker, lasts = this_turn } end
          end
        end } } },
    ring = item "Stud" { cost = 1, text = "Your armor has +1 DEF.", powers = { gives { to = your.armor, def = plus(1) } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { play = { "Grim Mask", "Stud" }, resources = 1 })
    t:boss { play = { "Ox", "Ox", "Elk" } }
  end,
  play = function(t)
    t:uses(1, "Grim Mask", { target = { "Ox", 1 } })
    t:in_graveyard(1, "Grim Mask")
    t:everyone_passes()
  end,
  expect = function(t)
    t:health({ "Ox", 1 }, 2)
    t:health({ "Ox", 2 }, 2)
    t:health("Elk", 5)
  end,
}
