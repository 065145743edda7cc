-- R304: a hero is The Bomb from the end of one of the Boss player's turns to the end of the next.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 60 nature damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(60, "nature", t.hero) end }
local no = ability "No" { cost = 0, instant = true, text = "Interrupt target card or effect.",
  targets = { target("link", link.opposing, harm) }, play = function(me, t) t.link:interrupt() end }
local cards = { ox = ox, bolt = bolt, no = no }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local calm = { "Baron Geddon", back = true }

return {
  scenario "Chosen as the turn ends, The Bomb is dealt 5 as the next one starts, and so is each ally of its party, and no other card" {
    raid = "molten_core", cards = cards, raiders = 2, cites = { "R304:The Bomb" },
    given = function(t)
      t:seat(1, { deck = deck, play = { "Ox" } })
      t:seat(2, { deck = deck, play = { "Ox" } })
      t:boss { boss = calm, play = { "Rune of Zeth", "Firesworn" }, decks = { main = deck } }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:everyone_passes()
      t:asked("boss", "Which hero is The Bomb?")
      t:not_offered("boss", "Baron Geddon")
      t:answers("boss", "hero@2")
      t:ends_turn()
      t:ends_turn()
      t:damage("hero@2", 0)
      t:will_answer("boss", "hero@1", "Which hero is The Bomb?")
      t:ends_turn()
      t:damage("hero@2", 5)
      t:damage("Ox@2", 5)
      t:damage("hero@1", 0)
      t:damage("Ox@1", 0)
      t:damage("Firesworn", 0)
      t:damage("Baron Geddon", 0)
      t:ends_turn()                       -- and now another one is
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:told { "Baron Geddon deals 5 fire damage" }; t:damage("hero@1", 5); t:damage("hero@2", 5) end,
  },
  scenario "With no hero chosen nothing is dealt" {
    raid = "molten_core", cards = cards, cites = { "R304:The Bomb" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = calm, play = { "Rune of Zeth" }, decks = { main = deck } }
      t:turn(1, "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:is_turn("boss"); t:damage("hero@1", 0); t:not_told { "Rune of Zeth triggers" } end,
  },
  scenario "A Bomb that has left with its player does no damage, and no other is chosen before the turn ends" {
    raid = "molten_core", cards = cards, raiders = 2, cites = { "R304:The Bomb" },
    given = function(t)
      t:seat(1, { deck = deck, play = { "Ox" } })
      t:seat(2, { deck = deck, hero = { "hoa/ta_zo", marks = { "bomb" } } })
      t:boss { boss = calm, play = { "Rune of Zeth" }, decks = { main = deck } }
      t:turn(1, "end")
    end,
    play = function(t)
      t:concedes(2)
      t:ends_turn()
    end,
    expect = function(t) t:is_turn("boss"); t:damage("hero@1", 0); t:damage("Ox", 0) end,
  },
  scenario "Where the next choice is interrupted nobody is The Bomb: the last one was until that turn's end" {
    raid = "molten_core", cards = cards, cites = { "R304:The Bomb" },
    given = function(t)
      t:seat(1, { deck = deck, hand = { "No" }, hero = { "hoa/ta_zo", marks = { "bomb" } } })
      t:boss { boss = calm, play = { "Rune of Zeth" }, decks = { main = deck } }
      t:turn(1, "end")
    end,
    play = function(t)
      t:ends_turn()
      t:damage("hero@1", 5)
      t:passes("boss")
      t:passes(1)
      t:passes("boss")
      t:plays(1, "No")
      t:finishes_chain()
      t:ends_turn()
      t:is_turn(1)
      t:ends_turn()
    end,
    expect = function(t) t:is_turn("boss"); t:damage("hero@1", 5) end,
  },
  scenario "The rune turned down, there is no Bomb any more" {
    raid = "molten_core", cards = cards, cites = { "R304:The Bomb", "R303.3b" },
    given = function(t)
      t:seat(1, { deck = deck, hand = { "Bolt" }, hero = { "hoa/ta_zo", marks = { "bomb" } } })
      t:boss { boss = calm, play = { "Rune of Zeth" }, decks = { main = deck } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:finishes_chain()
      t:ends_turn()
    end,
    expect = function(t) t:is_turn("boss"); t:damage("hero@1", 0) end,
  },
  scenario "Living Bomb has nothing to do with it: Baron Geddon's falls at any ally" {
    raid = "molten_core", cards = cards, cites = { "R304:The Bomb" },
    given = function(t)
      t:seat(1, { deck = deck, play = { "Ox" }, hero = { "hoa/ta_zo" } })
      t:boss { boss = calm, hand = { "Living Bomb" }, resources = 1 }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Living Bomb", { target = "Ox" }); t:everyone_passes() end,
    expect = function(t) t:attached("Living Bomb", "Ox"); t:damage("hero@1", 0) end,
  },
}
