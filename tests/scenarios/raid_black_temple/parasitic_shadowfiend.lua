local cards = { ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  axe = weapon "Axe" { cost = 1, atk = 1, damage = "melee", strike = 1, text = "" },
  bolt = ability "Bolt" { cost = 1, text = "Your hero deals 2 fire damage to target hero.",
    targets = { target("prey", opposing.hero, harm) },
    play = function(me, t) me.hero:deal(2, "fire", t.prey) end },
  nurse = ally "Nurse" { cost = 1, atk = 1, damage = "melee", health = 9, text = "0: draw a card.",
    powers = { pays { cost = {}, effect = function(me) me.player:draw(1) end } } },
  lord = hero "Lord" { master = true, cost = 1, atk = 1, damage = "melee", health = 30, tags = { "Orc" }, text = "" } }

return scenario "Parasitic Shadowfiend interrupts abilities, allies and equipment, and nothing else" {
  raid = "black_temple",
  cites = { "CR 711.1", "CR 711.3", "CR 300.1" },
  cards = cards,
  given = function(t)
    t:boss { boss = "the_betrayer", hand = { "Parasitic Shadowfiend", "Parasitic Shadowfiend", "Parasitic Shadowfiend",
      "Parasitic Shadowfiend" }, resources = 4 }
    t:seat(1, { hand = { "Bolt", "Ox", "Axe", "Lord" }, play = { "Nurse" }, resources = 4, deck = { "Ox" } })
  end,
  play = function(t)
    for _, name in ipairs { "Bolt", "Ox", "Axe" } do
      if name == "Bolt" then t:plays(1, name, { target = "The Betrayer" }) else t:plays(1, name) end
      t:passes(1)
      t:plays("boss", { "Parasitic Shadowfiend", 1 }, { target = name })
      t:everyone_passes()
      t:chain(0)
      t:in_graveyard(1, name)
    end
    t:ready_resources("boss", 1)
    t:uses(1, "Nurse")
    t:passes(1)
    t:cant("boss", "plays", "Parasitic Shadowfiend")
    t:finishes_chain()
    t:plays(1, "Lord")
    t:passes(1)
    t:cant("boss", "plays", "Parasitic Shadowfiend")
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("The Betrayer", 0)
    t:in_play(1, "Lord")
    t:hand_count(1, 1)
  end,
}
