-- Boss 3, both sides: his Channelers, the turn that comes with the last of them, and the one on whom all hang.
local imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 9, keywords = { "Ferocity" } }
local wall = ally "Wall" { cost = 1, atk = 0, damage = "melee", health = 20, keywords = { "Protector" } }
local pike = ally "Pike" { cost = 1, atk = 7, damage = "melee", health = 9, keywords = { "Ferocity" } }
local sweep = ability "Sweep" { cost = 0, instant = true, text = "Destroy all opposing allies.",
  play = function() all(opposing.ally):destroy() end }
local lure = ability "Lure" { cost = 0, instant = true, text = "For the rest of the game you control target ally.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t) t.ally:gain { control = true, lasts = rest_of_game } end }
local doom = ability "Doom" { cost = 0, instant = true, text = "Your hero deals 60 fire damage to target hero.",
  targets = { target("hero", opposing.hero, harm) }, play = function(me, t) me.hero:deal(60, "fire", t.hero) end }
local boss = "black_temple/shade_of_akama"
local channeler = "black_temple/ashtongue_channeler"

return {
  scenario "At the start of his turn as much melee damage as there are Channelers, to one hero or ally" {
    raid = "black_temple",
    raiders = 2,
    cards = { imp = imp },
    given = function(t)
      t:seat(1, { play = { "Imp" } })
      t:seat(2, { play = { "Imp" } })
      t:boss { boss = boss, deck = { "Imp" }, play = { channeler, channeler, channeler } }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:to_action_phase()
      t:offers("boss", "hero@1")
      t:not_offered("boss", "hero@boss")
      t:answers("boss", "Imp@2")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Imp@2", 3)
      t:damage("Imp@1", 0)
      t:damage("hero@1", 0)
      t:told { "Shade of Akama deals 3 melee damage" }
    end,
  },
  scenario "A Channeler that falls in between is not counted, and with none left nothing is dealt" {
    raid = "black_temple",
    cards = { sweep = sweep, imp = imp },
    given = function(t)
      t:seat(1, { hand = { "Sweep" }, play = { "Imp" } })
      t:boss { boss = boss, deck = { "Gouge" }, play = { channeler, channeler } }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:to_action_phase()
      t:answers("boss", "hero@1")
      t:passes("boss")
      t:plays(1, "Sweep")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 0)
      t:has("hero@boss", "Immune", false)
      t:told { "Shade of Akama is turned over" }
    end,
  },
  scenario "Behind his Channelers he is out of reach; as the last two fall together he turns over once" {
    cites = { "R101.3d" },
    raid = "black_temple",
    cards = { sweep = sweep, pike = pike, doom = doom },
    given = function(t)
      t:seat(1, { hand = { "Sweep", "Doom" }, play = { "Pike" } })
      t:boss { boss = boss, play = { channeler, channeler } }
      t:turn(1)
    end,
    play = function(t)
      t:cant(1, "attacks", "Pike", { defender = "hero@boss", reason = "R101.3d" })
      t:cant(1, "plays", "Doom", { reason = "CR 706.1" })
      t:plays(1, "Sweep")
      t:everyone_passes()
      t:chain(1)
      t:has("hero@boss", "Immune")
      t:everyone_passes()
    end,
    expect = function(t)
      t:has("hero@boss", "Immune", false)
      t:can(1, "attacks", "Pike", { defender = "hero@boss" })
      t:can(1, "plays", "Doom", { target = "hero@boss" })
    end,
  },
  scenario "While one Channeler stays nothing turns; the last one that changes sides does as well as a dead one" {
    raid = "black_temple",
    cards = { lure = lure },
    given = function(t)
      t:seat(1, { hand = { "Lure", "Lure" } })
      t:boss { boss = boss, play = { channeler, channeler } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Lure", { target = { channeler, 1 } })
      t:finishes_chain()
      t:has("hero@boss", "Immune")
      t:plays(1, "Lure", { target = "Ashtongue Channeler@boss" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:has("hero@boss", "Immune", false)
      t:count_in_play(1, "Ashtongue Channeler", 2)
    end,
  },
  scenario "For one resource a Channeler falls for a card, and the last one turns him over" {
    raid = "black_temple",
    given = function(t)
      t:boss { boss = boss, play = { { channeler, exhausted = true } }, resources = 1, deck = { "Gouge" } }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", channeler)
      t:ready_resources("boss", 0)
      t:count_in_play("boss", "Ashtongue Channeler", 0)
      t:chain(2)                          -- the card to draw, and on top of it the turn
      t:everyone_passes()
      t:has("hero@boss", "Immune", false)
      t:everyone_passes()
    end,
    expect = function(t) t:in_hand("boss", "Gouge") end,
  },
  scenario "Without them he has three more while attacking, and three again against the hero that he hunts" {
    raid = "black_temple",
    raiders = 2,
    cards = { wall = wall },
    given = function(t)
      t:seat(1, {})
      t:seat(2, {})
      t:boss { boss = { boss, back = true }, deck = { "Gouge" } }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:to_action_phase()
      t:offers("boss", "hero@1")
      t:not_offered("boss", "hero@boss")
      t:answers("boss", "hero@2")
      t:to_action_phase()
      t:atk("hero@boss", 0)
      t:attacks("boss", "hero@boss", "hero@2")
      t:atk("hero@boss", 3)                -- whom he attacks is not settled before the defend window (CR 602.3)
      t:everyone_passes()
      t:atk("hero@boss", 6)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@2", 6)
      t:damage("hero@1", 0)
      t:atk("hero@boss", 0)
    end,
  },
  scenario "Against another hero, or one who protects the hunted, he has three more and no six" {
    raid = "black_temple",
    raiders = 2,
    cards = { wall = wall },
    given = function(t)
      t:seat(1, { play = { "Wall" }, deck = { "Wall", "Wall" } })
      t:seat(2, { deck = { "Wall", "Wall" } })
      t:boss { boss = { boss, back = true }, deck = { "Wall", "Wall", "Wall" }, decks = { minion = { "Sister of Pain", "Sister of Pain" } } }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:to_action_phase()
      t:answers("boss", "hero@2")
      t:to_action_phase()
      t:attacks("boss", "hero@boss", "hero@2")
      t:protects(1, "Wall@1")
      t:atk("hero@boss", 3)
      t:to_end_of_combat()
      t:damage("Wall@1", 3)
      for _ = 1, 3 do t:ends_turn() end      -- his next turn: now he hunts the other one
      t:answers("boss", "hero@1")
      t:to_action_phase()
      t:attacks("boss", "hero@boss", "hero@2")
      t:protects(1, "none")
      t:atk("hero@boss", 3)
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@2", 3) end,
  },
  scenario "As the hunted hero is destroyed this turn, all opposing heroes are" {
    raid = "black_temple",
    raiders = 3,
    given = function(t)
      t:seat(2, { hero = { "hoa/ta_zo", damage = 22 } })
      t:boss { boss = { boss, back = true }, deck = { "Gouge" } }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:to_action_phase()
      t:answers("boss", "hero@2")
      t:to_action_phase()
      t:attacks("boss", "hero@boss", "hero@2")
      t:to_end_of_combat()
      t:lost(2)
    end,
    expect = function(t)
      t:winner("boss")
      t:lost(1)
      t:lost(3)
    end,
  },
  scenario "Another hero's end is his own alone, and so is the hunted one's on a later turn" {
    raid = "black_temple",
    raiders = 3,
    cards = { doom = doom },
    given = function(t)
      t:seat(1, { deck = { "Gouge", "Gouge" } })
      t:boss { boss = { boss, back = true }, deck = { "Gouge" }, hand = { "Doom", "Doom" } }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:to_action_phase()
      t:answers("boss", "hero@2")
      t:to_action_phase()
      t:plays("boss", "Doom", { target = "hero@3" })
      t:finishes_chain()
      t:lost(3)
      t:winner("none")
      t:ends_turn()
      t:is_turn(1)
      t:passes(1)
      t:passes(2)
      t:plays("boss", "Doom", { target = "hero@2" })
      t:finishes_chain()
      t:lost(2)
    end,
    expect = function(t) t:winner("none") end,
  },
  scenario "His fall: Teron comes with two events and a threat of seven, and the Channelers that are left stay" {
    cites = { "R502.2b" },
    raid = "black_temple",
    cards = { pike = pike },
    given = function(t)
      t:seat(1, { play = { "Pike" }, resources = 7 })
      t:boss { boss = { boss, back = true }, decks = { event = { "not_prepared_47", "not_prepared_48", "not_prepared_51" } },
        play = { channeler } }
      t:turn(1)
    end,
    play = function(t)
      t:attacks(1, "Pike@1", "hero@boss")
      t:to_end_of_combat()
      t:removed("boss", "Shade of Akama")
      t:in_play("boss", "Teron Gorefiend")
      t:count_in_play("boss", "Ashtongue Channeler", 1)
      t:resources("boss", 2)
      t:hidden("boss", "You Are Not Prepared!")
      t:deck_count("boss", 1, "event")
    end,
    expect = function(t) t:count_in_play("boss", "Shadowy Construct", 0) end,
  },
}
