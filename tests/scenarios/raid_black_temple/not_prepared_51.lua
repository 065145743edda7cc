local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local blade = weapon "Blade" { cost = 2, atk = 3, damage = "melee", tags = { "One-Handed", "Melee (1)" } }
local song = ability "Song" { cost = 1, ongoing = true, text = "It goes on." }

return scenario "Each raider destroys one of his own, and chooses which; who has none loses none" {
  raid = "black_temple",
  raiders = 3,
  cites = { "R502.1c", "CR 802.1" },
  cards = { fall = fall, ox = ox, blade = blade, song = song },
  given = function(t)
    t:seat(1, { hand = { "Fall" }, play = { "Ox", "Blade", "Song" } })
    t:seat(2, { play = { "Ox", "Song" } })
    t:seat(3, { })
    t:boss { boss = "black_temple/supremus",
      play = { "Ox" },
      resources = { { "not_prepared_51", down = true, deck = "event" } },
      decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
    t:turn(1)
  end,
  play = function(t)
    t:plays(1, "Fall", { target = "hero@boss" })
    t:everyone_passes()
    t:everyone_passes()
    t:offers(1, "Ox@1")
    t:offers(1, "Blade@1")
    t:answers(1, "Song@1")
    t:in_play(1, "Song")
    t:answers(2, "Ox@2")
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_graveyard(1, "Song")
    t:in_play(1, "Ox")
    t:in_play(1, "Blade")
    t:in_graveyard(2, "Ox")
    t:in_play(2, "Song")
    t:count_in_play("boss", "Ox", 1)
  end,
}
