-- Cubes: who takes one, when and for what, how they move, and when they fall off.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local wake = ability "Wake" { cost = 0, instant = true, text = "Ready each hero and ally of yours.",
  play = function() all(your.character):ready() end }
local fell = ability "Fell" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end }
local cards = { ox = ox, elk = elk, wake = wake, fell = fell }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local cube, lair, free = "manticron_cube", "magtheridon_s_lair", "unleashed_magtheridon"
local function take(t, seat, which, who)
  t:uses(seat, { "Manticron Cube", which }, { pay = { who } })
  t:everyone_passes()
end

return {
  scenario "On his turn a raider exhausts characters to take Cubes, an ally of this turn and several of them" {
    raid = "magtheridons_lair", cards = cards, raiders = 2, cites = { "R402.3a" },
    given = function(t)
      t:seat(1, { play = { { "Ox", new = true } } })
      t:seat(2, { play = { "Elk" } })
      t:boss { boss = free, play = { lair, cube, cube, cube, "Abyssal" } }
    end,
    play = function(t)
      t:cant(2, "uses", { "Manticron Cube", 1 })
      t:cant("boss", "uses", { "Manticron Cube", 1 })
      t:uses(1, { "Manticron Cube", 1 }, { pay = { "Ox" } })
      t:exhausted("Ox")
      t:unattached { "Manticron Cube", 1 }
      t:everyone_passes()
      take(t, 1, 2, "hero@1")
      t:cant(1, "uses", { "Manticron Cube", 3 })
    end,
    expect = function(t)
      t:attached({ "Manticron Cube", 1 }, "Ox")
      t:attached({ "Manticron Cube", 2 }, "hero@1")
      t:exhausted("hero@1")
      t:ready("Elk")
    end,
  },
  scenario "Only his own characters do" {
    raid = "magtheridons_lair", cards = cards, raiders = 2, cites = { "R402.3a" },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", exhausted = true }, play = { { "Ox", exhausted = true } } })
      t:seat(2, { play = { "Elk" } })
      t:boss { boss = free, play = { lair, cube } }
    end,
    play = function(t) t:cant(1, "uses", "Manticron Cube") end,
    expect = function(t) t:ready("Elk") end,
  },
  scenario "The Boss player takes none, in his own turn either" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.3a" },
    given = function(t)
      t:boss { boss = free, play = { lair, cube, "Ox" } }
      t:turn("boss")
    end,
    play = function(t) t:cant("boss", "uses", "Manticron Cube") end,
    expect = function(t) t:ready("Ox") end,
  },
  scenario "A Cube that someone bears goes over to who exhausts for it, from one raider to another too" {
    raid = "magtheridons_lair", cards = cards, raiders = 2, cites = { "R402.3a" },
    given = function(t)
      t:seat(1, { play = { "Ox" }, deck = deck })
      t:seat(2, { play = { "Elk" }, deck = deck })
      t:boss { boss = free, play = { lair, cube } }
    end,
    play = function(t)
      take(t, 1, 1, "hero@1")
      t:uses(1, "Manticron Cube", { pay = { "Ox" } })
      t:attached("Manticron Cube", "hero@1")           -- until it attaches to the other
      t:everyone_passes()
      t:attached("Manticron Cube", "Ox")
      t:ends_turn()
      take(t, 2, 1, "Elk")
    end,
    expect = function(t)
      t:attached("Manticron Cube", "Elk")
      t:exhausted("hero@1")
      t:exhausted("Ox")
    end,
  },
  scenario "A Cube falls off as its bearer readies, and stays in play" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.3a" },
    given = function(t)
      t:seat(1, { play = { "Ox" }, deck = deck })
      t:boss { boss = free, play = { lair, cube, cube }, decks = { main = deck, blood = { "magtheridon_s_blood", "magtheridon_s_blood" } } }
    end,
    play = function(t)
      take(t, 1, 1, "Ox")
      t:ends_turn()
      t:attached({ "Manticron Cube", 1 }, "Ox")      -- in another player's ready step nothing of his readies
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)
      t:ready("Ox")
      t:unattached { "Manticron Cube", 1 }
      t:count_in_play("boss", "Manticron Cube", 2)
    end,
  },
  scenario "An effect that readies the bearer lets it fall off as well; then he may take one again" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.3a" },
    given = function(t)
      t:seat(1, { hand = { "Wake" }, play = { "Ox" } })
      t:boss { boss = free, play = { lair, cube } }
    end,
    play = function(t)
      take(t, 1, 1, "Ox")
      t:plays(1, "Wake")
      t:everyone_passes()
      t:unattached("Manticron Cube")
      take(t, 1, 1, "Ox")
    end,
    expect = function(t) t:attached("Manticron Cube", "Ox") end,
  },
  scenario "Taking a Cube can be answered: who is ready again before it comes gets none" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.3a" },
    given = function(t)
      t:seat(1, { hand = { "Wake" }, play = { "Ox" } })
      t:boss { boss = free, play = { lair, cube } }
    end,
    play = function(t)
      t:uses(1, "Manticron Cube", { pay = { "Ox" } })
      t:plays(1, "Wake")
      t:finishes_chain()
    end,
    expect = function(t) t:unattached("Manticron Cube"); t:ready("Ox") end,
  },
  scenario "No more than one Cube is on the same character, however often it exhausted" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.3a" },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", exhausted = true }, hand = { "Wake", "Fell" }, play = { "Ox" } })
      t:boss { boss = free, play = { lair, cube, cube } }
    end,
    play = function(t)
      t:uses(1, { "Manticron Cube", 1 }, { pay = { "Ox" } })
      t:plays(1, "Wake")
      t:everyone_passes()
      t:uses(1, { "Manticron Cube", 2 }, { pay = { "Ox" } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:attached({ "Manticron Cube", 2 }, "Ox")
      t:unattached { "Manticron Cube", 1 }
    end,
  },
  scenario "A bearer who leaves play leaves his Cube behind" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.3a" },
    given = function(t)
      t:seat(1, { hand = { "Fell" }, play = { "Ox" } })
      t:boss { boss = free, play = { lair, cube } }
    end,
    play = function(t)
      take(t, 1, 1, "Ox")
      t:plays(1, "Fell", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t) t:unattached("Manticron Cube"); t:in_play("boss", "Manticron Cube") end,
  },
  scenario "A raider who is out of the game takes no Cube along" {
    raid = "magtheridons_lair", cards = cards, raiders = 2, cites = { "R402.3a" },
    given = function(t)
      t:seat(1, { play = { "Ox" }, deck = deck })
      t:seat(2, { play = { "Elk" }, deck = deck })
      t:boss { boss = free, play = { lair, cube, cube } }
    end,
    play = function(t)
      take(t, 1, 1, "Ox")
      take(t, 1, 2, "hero@1")
      t:concedes(1)
      t:ends_turn()
      t:count_in_play("boss", "Manticron Cube", 2)
      t:unattached { "Manticron Cube", 1 }
      t:unattached { "Manticron Cube", 2 }
      take(t, 2, 2, "Elk")
    end,
    expect = function(t) t:attached({ "Manticron Cube", 2 }, "Elk") end,
  },
  scenario "Mind Exhaustion burns a character, which then takes no Cube; it may still attack" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.3a" },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", exhausted = true }, play = { "Ox" }, deck = deck })
      t:boss { boss = free, hand = { "Mind Exhaustion" }, play = { lair, cube }, resources = 1, decks = { main = deck } }
      t:turn("boss")
    end,
    play = function(t)
      t:can("boss", "plays", "Mind Exhaustion", { target = "hero@1" })
      t:plays("boss", "Mind Exhaustion", { target = "Ox" })
      t:everyone_passes()
      t:told { "deals 4 fire damage to Ox" }
      t:attached("Mind Exhaustion", "Ox")
      t:damage("Ox", 4)
      t:ends_turn()
      take(t, 1, 1, "hero@1")
      t:cant(1, "uses", "Manticron Cube")
      t:can(1, "attacks", "Ox", { defender = "hero@boss" })
    end,
    expect = function(t) t:attached("Manticron Cube", "hero@1") end,
  },
  scenario "It holds a character that bears a Cube as well, and is a matter of the ability: without its powers it stops nobody" {
    raid = "magtheridons_lair", cards = { ox = ox, mute = ability "Mute" { cost = 0, instant = true,
      text = "Each opposing ability loses its powers this turn.",
      play = function() opposing.ability:gain { loses_powers = true, lasts = this_turn } end } },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", exhausted = true }, hand = { "Mute" }, play = { "Ox" } })
      t:boss { boss = free, play = { lair, cube, { "Mind Exhaustion", attached_to = "Ox" } } }
    end,
    play = function(t)
      t:cant(1, "uses", "Manticron Cube")
      t:plays(1, "Mute")
      t:everyone_passes()
    end,
    expect = function(t) t:can(1, "uses", "Manticron Cube") end,
  },
}
