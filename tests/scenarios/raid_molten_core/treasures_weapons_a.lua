-- Weapons 14, 17 to 23; 15, 16 and 27 are R304's (faq_treasures).
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local vest = armor "Vest" { cost = 1, def = 1, tags = { "Chest (1)" }, text = "" }
local hat = item "Hat" { cost = 9, text = "" }
local mend = ability "Mend All" { cost = 0, instant = true, text = "Your hero heals 3 damage from each character.",
  play = function(me) me.hero:heal(3, any.character) end }
local dig = ability "Web" { cost = 5, ongoing = true, text = "" }
local hunter = hero "Ranger" { health = 30, tags = { "Dwarf", "Hunter" }, class = { "hunter" }, text = "" }
local cards = { ox = ox, vest = vest, hat = hat, mend_all = mend, web = dig, ranger = hunter }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox" }

return {
  scenario "Aurastone Hammer sends an ally of yours home, in your turn" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { play = { "Aurastone Hammer", "Ox" }, resources = 2 })
      t:seat(2, { play = { "Ox" } })
      t:boss { boss = "Garr" }
    end,
    play = function(t)
      t:cant(1, "uses", "Aurastone Hammer", { target = "Ox@2" })
      t:uses(1, "Aurastone Hammer", { target = "Ox@1" })
      t:everyone_passes()
    end,
    expect = function(t) t:in_hand(1, "Ox"); t:exhausted("Aurastone Hammer"); t:ready_resources(1, 0) end,
  },
  scenario "Not in another's turn" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Aurastone Hammer", "Ox" }, resources = 2 })
      t:boss { boss = "Sulfuron Harbinger" }
      t:turn("boss")
    end,
    play = function(t) t:passes("boss"); t:cant(1, "uses", "Aurastone Hammer"); t:passes(1) end,
    expect = function(t) t:in_play(1, "Ox") end,
  },
  scenario "Blastershot Launcher: a Hunter's shot as it comes, and nobody strikes back" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hero = "Ranger", hand = { "Blastershot Launcher" }, resources = 7 })
      t:boss { boss = "Garr", play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Blastershot Launcher")
      t:everyone_passes()
      t:answers(1, "Garr")
      t:finishes_chain()
      t:damage("Garr", 3)
      t:attacks(1, "hero@1", "Ox")
      t:strikes(1, "Blastershot Launcher")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Ox", 3); t:damage("hero@1", 0) end,
  },
  scenario "Bonereaver's Edge: an armor may be destroyed as it comes" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bonereaver's Edge", "Vest" }, resources = 7 })
      t:boss { boss = "Garr", play = { "Vest", "Hat" } }
    end,
    play = function(t)
      t:plays(1, "Bonereaver's Edge")
      t:everyone_passes()
      t:will_answer(1, "yes", "Use Bonereaver's Edge?")
      t:finishes_chain()
      t:plays(1, "Vest@1")                -- not as another one comes
      t:everyone_passes()
      t:asked(1, "Your move")
    end,
    expect = function(t) t:in_graveyard("boss", "Vest"); t:in_play("boss", "Hat") end,
  },
  scenario "Brutality Blade, destroyed: nothing opposing is healed this turn" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, play = { "Brutality Blade" }, deck = deck })
      t:boss { boss = { "Garr", damage = 6 }, play = { { "Ox", damage = 6 } }, hand = { "Mend All", "Mend All" }, decks = { main = deck } }
    end,
    play = function(t)
      t:uses(1, "Brutality Blade")
      t:in_graveyard(1, "Brutality Blade")
      t:everyone_passes()
      t:passes(1)
      t:plays("boss", "Mend All")
      t:everyone_passes()
      t:damage("Garr", 6)
      t:damage("Ox", 6)
      t:damage("hero@1", 2)
      t:ends_turn()
      t:plays("boss", "Mend All")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Garr", 3); t:damage("Ox", 3) end,
  },
  scenario "Core Hound Tooth grows as your turns start, and loses it all as your hero deals combat damage with it" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { { "Core Hound Tooth", counters = { ["+1 ATK"] = 2 } } }, resources = 1, deck = deck })
      t:boss { boss = "Magmadar", play = { "Ox" }, decks = { main = deck } }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:ends_turn()
      t:atk("Core Hound Tooth", 3)
      t:attacks(1, "hero@1", "Ox")
      t:strikes(1, "Core Hound Tooth")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Ox", 3); t:atk("Core Hound Tooth", 0); t:counters("Core Hound Tooth", "+1 ATK", 0) end,
  },
  scenario "Eskhandar's Right Claw: for 3, or for an equipment card of the hand, which is removed; as an instant" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Eskhandar's Right Claw", "Hat", "Ox" } })
      t:boss { boss = "Garr" }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Eskhandar's Right Claw")
      t:removed(1, "Hat")
      t:everyone_passes()
    end,
    expect = function(t) t:in_play(1, "Eskhandar's Right Claw"); t:in_hand(1, "Ox") end,
  },
  scenario "It is not removed for itself" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Eskhandar's Right Claw", "Ox" } })
      t:boss { boss = "Garr" }
    end,
    play = function(t) t:cant(1, "plays", "Eskhandar's Right Claw") end,
    expect = function(t) t:in_hand(1, "Eskhandar's Right Claw") end,
  },
  scenario "Finkle's Lava Dredger: with fewer resources than an opponent one more may come, exhausted, as your turn ends" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { play = { "Finkle's Lava Dredger" }, resources = 1, deck = deck })
      t:boss { boss = "Garr", resources = 2 }
      t:turn(1, "end")
    end,
    play = function(t)
      t:will_answer(1, "yes", "Finkle")
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t) t:resources(1, 2); t:ready_resources(1, 1); t:deck_count(1, 4); t:hidden(2, "Ox") end,
  },
  scenario "With as many it does nothing" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Finkle's Lava Dredger" }, resources = 2, deck = deck })
      t:boss { boss = "Garr", resources = 2 }
      t:turn(1, "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:resources(1, 2); t:not_told { "Finkle's Lava Dredger triggers" } end,
  },
  scenario "Gutgore Ripper: as you strike, an opposing ally has 1 less health this turn" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Gutgore Ripper", "Ox" }, resources = 2 })
      t:boss { boss = "Magmadar", play = { { "Ox", damage = 7 } } }
    end,
    play = function(t)
      t:attacks(1, "hero@1", "Magmadar")
      t:strikes(1, "Gutgore Ripper")
      t:to_end_of_combat()
    end,
    expect = function(t) t:health("Ox@boss", 8); t:damage("Magmadar", 2); t:health("Ox@1", 9) end,
  },
}
