-- Bloods: a placed one is a resource and no Blood; those in play are out of reach, go back to their pile, and never run out.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local wipe = ability "Wipe" { cost = 0, instant = true, text = "Destroy each fixture, remove each from the game, and exhaust each.",
  play = function() all(any.fixture):destroy(); all(any.fixture):remove_from_game(); all(any.fixture):to_hand(); all(any.fixture):exhaust() end }
local grab = ability "Grab" { cost = 0, instant = true, text = "Destroy target fixture.", targets = { target("it", any.fixture, harm) },
  play = function(me, t) t.it:destroy() end }
local tally = ability "Tally" { cost = 0, instant = true, text = "Draw a card for each fixture.",
  play = function(me) me.player:draw(#all(any.fixture)) end }
local mourner = ability "Mourner" { cost = 0, ongoing = true, values = { cards = 1 }, text = "Ongoing: When a fixture is destroyed, draw a card.",
  powers = { when.destroyed { of = your.fixture, effect = function(me) me.player:draw(me.cards) end } } }
local cards = { ox = ox, wipe = wipe, grab = grab, tally = tally, mourner = mourner }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local blood, lair, free = "magtheridon_s_blood", "magtheridon_s_lair", "unleashed_magtheridon"
local pile = { blood, deck = "blood" }
local function bloods(n, more)
  local list = more or {}
  for i = 1, n do table.insert(list, pile) end
  return list
end

return {
  scenario "A placed Blood is a resource like any other: it pays, and is not counted as a Blood" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.2a" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = free, hand = { "Toss About", "Sow Destruction" }, play = bloods(0, { lair }),
        resources = { { blood, down = true, deck = "blood" }, { blood, down = true, deck = "blood" } }, decks = { main = deck } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Toss About", { reason = "condition" })
      t:plays("boss", "Sow Destruction")
      t:finishes_chain()
    end,
    expect = function(t)
      t:counters("Sow Destruction", "curse", 0)
      t:ready_resources("boss", 1)
      t:resources("boss", 2)
    end,
  },
  scenario "Raiders do nothing to Bloods, Cubes and the Lair, and count none of them" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.2b", "R402.3a", "R402.4a" },
    given = function(t)
      t:seat(1, { hand = { "Wipe", "Grab", "Tally" }, deck = deck })
      t:boss { boss = free, play = bloods(2, { lair, "manticron_cube" }) }
    end,
    play = function(t)
      t:cant(1, "plays", "Grab")
      t:plays(1, "Tally")
      t:everyone_passes()
      t:hand_count(1, 2)
      t:plays(1, "Wipe")
      t:everyone_passes()
    end,
    expect = function(t)
      t:count_in_play("boss", "Magtheridon's Blood", 2)
      t:count_in_play("boss", "Manticron Cube", 1)
      t:count_in_play("boss", "Magtheridon's Lair", 1)
      t:ready("Magtheridon's Lair")
    end,
  },
  scenario "Cubes and the Lair stay for the rest of the raid, whatever their own player does; Bloods do not" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.3a", "R402.4a" },
    given = function(t)
      t:boss { boss = free, hand = { "Wipe" }, play = bloods(1, { lair, "manticron_cube" }) }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Wipe"); t:everyone_passes() end,
    expect = function(t)
      t:count_in_play("boss", "Magtheridon's Blood", 0)
      t:count_in_play("boss", "Manticron Cube", 1)
      t:count_in_play("boss", "Magtheridon's Lair", 1)
    end,
  },
  scenario "A destroyed Blood pays for what destroys it, is destroyed, and goes back to its pile" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.2c" },
    given = function(t)
      t:boss { boss = free, play = bloods(2, { lair, "Mourner", "Pit Lord's Armor" }), decks = { main = deck } }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Pit Lord's Armor", { pay = { { "Magtheridon's Blood", 1 } } })
      t:count_in_play("boss", "Magtheridon's Blood", 1)
      t:deck_count("boss", 1, "blood")
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Magtheridon's Blood is destroyed" }
      t:graveyard_count("boss", 0, "blood")
      t:hand_count("boss", 1)
    end,
  },
  scenario "With an empty pile a Blood is placed and gained all the same" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.2d" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = free, play = { lair }, resources = 1, decks = { main = deck } }
      t:turn(1, "end")
    end,
    play = function(t) t:deck_count("boss", 0, "blood"); t:ends_turn() end,
    expect = function(t)
      t:resources("boss", 2)
      t:count_in_play("boss", "Magtheridon's Blood", 1)
    end,
  },
  scenario "A Blood that was made goes into the pile as it is destroyed" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.2c", "R402.2d" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = free, play = { lair, "Pit Lord's Armor" }, decks = { main = deck } }
      t:turn(1, "end")
    end,
    play = function(t)
      t:ends_turn()
      t:uses("boss", "Pit Lord's Armor")
      t:finishes_chain()
    end,
    expect = function(t) t:count_in_play("boss", "Magtheridon's Blood", 0); t:deck_count("boss", 1, "blood") end,
  },
}
