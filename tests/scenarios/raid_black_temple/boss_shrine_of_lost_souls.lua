-- Boss 6, the first of his two cards: a shrine that nobody reaches, and the Essence of Suffering in it.
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 13 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(13, "fire", t.hero) end }
local blast = ability "Blast" { cost = 0, instant = true, text = "Your hero deals 13 fire damage to each opposing hero.",
  play = function(me) me.hero:deal(13, "fire", opposing.hero) end }
local snare = ability "Snare" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) t.ally:destroy() end }
local charm = ability "Charm" { cost = 0, instant = true, text = "Target ally is yours for the rest of the game.",
  targets = { target("ally", any.ally, harm) },
  play = function(me, t) t.ally:gain { control = true, lasts = rest_of_game } end }
local hex = ability "Hex" { cost = 0, instant = true, text = "Target hero can't ready for the rest of the game.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) t.hero:gain { cant = "ready", lasts = rest_of_game } end }
local brand = ability "Brand" { cost = 0, ongoing = true, attach = target("host", any.hero, harm), text = "Attached hero has +2 ATK.",
  powers = { gives { to = attached, atk = plus(2) } } }
local drum = ability "Drum" { cost = 0, ongoing = true, text = "When a hero enters or leaves play, or is destroyed, draw a card.",
  powers = {
    when.enters_play { of = any.hero, effect = function(me) me.player:draw() end },
    when.leaves_play { of = any.hero, effect = function(me) me.player:draw() end },
    when.destroyed { of = any.hero, effect = function(me) me.player:draw() end },
  } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 30 }
local cards = { bolt = bolt, blast = blast, snare = snare, charm = charm, hex = hex, brand = brand, drum = drum, ox = ox }
local three_souls = { "soul_fragment", "soul_fragment", "soul_fragment" }

return {
  scenario "Nobody attacks, hurts or targets the Shrine, and it attacks nobody" {
    raid = "black_temple", cites = { "R101.3d", "R503.2a" }, cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/shrine_of_lost_souls", play = three_souls }
      t:seat(1, { hand = { "Bolt", "Blast" }, play = { "Ox" } })
    end,
    play = function(t)
      t:cant(1, "attacks", "Ox", { defender = "hero@boss" })
      t:cant(1, "plays", "Bolt", { target = "hero@boss" })
      t:plays(1, "Blast")
      t:everyone_passes()
      t:damage("hero@boss", 0)
      t:ends_turn()
      t:cant("boss", "attacks", "hero@boss")
    end,
    expect = function(t) t:count_in_play("boss", "Soul Fragment", 3) end,
  },
  scenario "The last soul that leaves turns the Shrine over; each that dies is a card for the Boss player" {
    raid = "black_temple", cites = { "R503.2a", "R101.1", "BT:Boss 6 Reliquary of Souls" }, cards = cards,
    given = function(t)
      t:boss { boss = { "black_temple/shrine_of_lost_souls", exhausted = true },
        play = { "soul_fragment", "soul_fragment", "soul_fragment", "Ox" }, deck = { "Bolt", "Bolt", "Bolt", "Bolt" } }
      t:seat(1, { hand = { "Snare", "Snare", "Charm" } })
    end,
    play = function(t)
      t:plays(1, "Snare", { target = { "Soul Fragment", 1 } })
      t:everyone_passes()
      t:chain(1)                          -- the card, and no flip
      t:everyone_passes()
      t:hand_count("boss", 1)
      t:plays(1, "Charm", { target = { "Soul Fragment", 1 } })
      t:everyone_passes()
      t:count_in_play(1, "Soul Fragment", 1)
      t:chain(0)                          -- one of them is the Boss player's still
      t:plays(1, "Snare", { target = "Soul Fragment@boss" })
      t:everyone_passes()
      t:will_answer("boss", "Shrine of Lost Souls", "")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play("boss", "Essence of Suffering")
      t:exhausted("hero@boss")
      t:hand_count("boss", 2)
      t:has("hero@boss", "Immune", false)
    end,
  },
  scenario "A soul attacks as soon as it has come" {
    raid = "black_temple", cites = { "KW Ferocity" }, cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/shrine_of_lost_souls", play = { { "soul_fragment", new = true } } }
      t:seat(1, {})
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Soul Fragment", "hero@1")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@1", 3) end,
  },
  scenario "Suffering strikes for fifteen, and whoever opposes it may step in" {
    raid = "black_temple", cites = { "R503.2a" }, cards = cards, raiders = 2,
    given = function(t)
      t:boss { boss = { "black_temple/shrine_of_lost_souls", back = true } }
      t:seat(1, {})
      t:seat(2, { play = { "Ox" } })
      t:turn("boss")
    end,
    play = function(t)
      t:atk("hero@boss", 0)
      t:has("hero@1", "Protector")
      t:has("hero@boss", "Protector", false)
      t:attacks("boss", "hero@boss", "hero@1")
      t:protects(2, "Ox")
      t:atk("hero@boss", 15)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ox", 15)
      t:damage("hero@1", 0)
    end,
  },
  scenario "Suffering gives way to Desire: what exceeds is lost, and what lay on it stays" {
    raid = "black_temple", cites = { "R503.2b", "R503.2c", "R101.4", "BT:Boss 6 Reliquary of Souls" }, cards = cards,
    given = function(t)
      t:boss { boss = { "black_temple/shrine_of_lost_souls", back = true, exhausted = true, damage = 4, counters = { spine = 2 } },
        play = { "soul_fragment", { "Brand", attached_to = "hero@boss" }, "Drum" },
        resources = { { "black_temple/not_prepared_43", down = true, deck = "event" },
          { "black_temple/sister_of_pain", down = true, deck = "minion" } } }
      t:seat(1, { hand = { "Hex", "Bolt" } })
    end,
    play = function(t)
      t:plays(1, "Hex", { target = "hero@boss" })
      t:everyone_passes()
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:chain(0)
    end,
    expect = function(t)
      t:in_play("boss", "Essence of Desire")
      t:removed("boss", "Shrine of Lost Souls")
      t:damage("hero@boss", 0)
      t:exhausted("hero@boss")
      t:counters("hero@boss", "spine", 2)
      t:atk("hero@boss", 2)
      t:attached("Brand", "hero@boss")
      t:modifiers("hero@boss", "cant", 1, "Hex")
      t:resources("boss", 2)              -- neither the event nor the Minion was turned up
      t:count_in_play("boss", "Soul Fragment", 1)
      t:hand_count("boss", 0)             -- nothing saw a hero come or go
      t:not_told { "Essence of Suffering is destroyed" }
    end,
  },
  scenario "A ready Suffering is a ready Desire" {
    raid = "black_temple", cites = { "R503.2c" }, cards = cards,
    given = function(t)
      t:boss { boss = { "black_temple/shrine_of_lost_souls", back = true } }
      t:seat(1, { hand = { "Bolt" } })
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Essence of Desire")
      t:ready("hero@boss")
    end,
  },
}
