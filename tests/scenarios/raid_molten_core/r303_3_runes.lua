-- Runes: they pay, they are no resources, their powers work while they lie face up, and they never leave play.
local ox = ally "Ox" { cost = 1, atk = 3, damage = "melee", health = 9, text = "" }
local sweep = ability "Sweep" { cost = 0, instant = true, text = "Destroy each fixture, and remove each from the game.",
  play = function() all(any.fixture):destroy(); all(any.fixture):remove_from_game(); all(any.fixture):to_hand() end }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 60 nature damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(60, "nature", t.hero) end }
local cards = { ox = ox, sweep = sweep, bolt = bolt }
local deck = { "Ox", "Ox", "Ox", "Ox" }

return {
  scenario "Runes are exhausted to pay, face up and face down, and count for no resources" {
    raid = "molten_core", cards = cards, cites = { "R303.3a" },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = "Garr", hand = { "Lava Pool" }, play = { "Rune of Koro", { "Rune of Kress", back = true } } }
      t:turn("boss")
    end,
    play = function(t)
      t:resources("boss", 0)
      t:plays("boss", "Lava Pool", { target = "Ox" })
      t:exhausted("Rune of Koro")
      t:exhausted("Rune of Kress")
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard(1, "Ox") end,
  },
  scenario "What counts resources counts no runes: Volcanic Lair does nothing with four resources and a rune" {
    raid = "molten_core", cards = cards, cites = { "R303.3a" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = "Magmadar", resources = 4, decks = { main = deck }, play = { "Volcanic Lair", { "Rune of Koro", back = true } } }
      t:turn(1, "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:is_turn("boss"); t:winner("none"); t:not_told { "Volcanic Lair triggers" } end,
  },
  scenario "What counts runes counts them face down, and no resources" {
    raid = "molten_core", cards = cards, cites = { "R303.3a" },
    given = function(t)
      t:boss { boss = "Garr", resources = 3,
        play = { "Molten Giants", "Rune of Blaz", { "Rune of Koro", back = true } } }
    end,
    expect = function(t) t:atk("Molten Giants", 3); t:health("Molten Giants", 3) end,
  },
  scenario "The powers of a rune work while it lies face up" {
    raid = "molten_core", cards = cards, cites = { "R303.3b", "R303.3c" },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = { "Ox" } })
      t:boss { boss = "Sulfuron Harbinger", play = { "Rune of Koro" } }
    end,
    play = function(t)
      t:atk("Ox", 1)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:finishes_chain()
    end,
    expect = function(t) t:atk("Ox", 3); t:in_play("boss", "Rune of Koro"); t:count_in_play("boss", "Sulfuron Harbinger", 0) end,
  },
  scenario "Runes can't leave play" {
    raid = "molten_core", cards = cards, cites = { "R303.3c" },
    given = function(t)
      t:seat(1, { hand = { "Sweep" } })
      t:boss { boss = "Sulfuron Harbinger", play = { "Rune of Koro", { "Rune of Blaz", back = true } } }
    end,
    play = function(t) t:plays(1, "Sweep"); t:everyone_passes() end,
    expect = function(t) t:in_play("boss", "Rune of Koro"); t:in_play("boss", "Rune of Blaz") end,
  },
}
