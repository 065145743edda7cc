-- The runes that no other file is about: Mohn, Blaz, Mazj, Koro.
local ox = ally "Ox" { cost = 1, atk = 3, damage = "melee", health = 9, text = "" }
local web = ability "Web" { cost = 0, ongoing = true, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local mend = ability "Mend All" { cost = 0, instant = true, text = "Your hero heals 3 damage from each character.",
  play = function(me) me.hero:heal(3, any.character) end }
local cards = { ox = ox, web = web, hat = hat, mend_all = mend }
local deck = { "Ox", "Ox" }

return {
  scenario "Rune of Mohn: opposing heroes and allies can't be healed" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 4 }, hand = { "Mend All" }, play = { { "Ox", damage = 4 } } })
      t:boss { boss = { "Gehennas", damage = 4 }, play = { "Rune of Mohn" } }
    end,
    play = function(t) t:plays(1, "Mend All"); t:everyone_passes() end,
    expect = function(t) t:damage("hero@1", 4); t:damage("Ox", 4); t:damage("Gehennas", 1) end,
  },
  scenario "Rune of Blaz destroys opposing abilities as the Boss player's turn ends" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck, play = { "Web", "Hat" } })
      t:boss { boss = "Garr", play = { "Rune of Blaz", "Web", "Firesworn", "Firesworn", "Firesworn", "Firesworn", "Firesworn" } }
      t:turn("boss")
    end,
    play = function(t) t:in_play(1, "Web"); t:ends_turn() end,
    expect = function(t) t:in_graveyard(1, "Web"); t:in_play(1, "Hat"); t:in_play("boss", "Web") end,
  },
  scenario "Rune of Mazj interrupts ability cards of opponents, and nothing else" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Web", "Hat" } })
      t:boss { boss = "Shazzrah", hand = { "Mend All" }, play = { "Rune of Mazj" } }
    end,
    play = function(t)
      t:plays(1, "Web")
      t:everyone_passes()
      t:told { "Web is interrupted" }
      t:plays(1, "Hat")
      t:everyone_passes()
      t:in_play(1, "Hat")
      t:passes(1)
      t:plays("boss", "Mend All")
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard(1, "Web"); t:told { "Mend All resolves" } end,
  },
  scenario "Rune of Koro: opposing allies have 2 less ATK" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = "Sulfuron Harbinger", play = { "Rune of Koro", "Ox" } }
    end,
    expect = function(t) t:atk("Ox@1", 1); t:atk("Ox@boss", 3) end,
  },
}
