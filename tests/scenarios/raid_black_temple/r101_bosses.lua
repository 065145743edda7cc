-- The special rules of Bosses (R101) where the Black Temple shows something new.
local turn = ability "Turn" { cost = 0, instant = true, text = "Flip target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) t.hero:flip() end }
local doom = ability "Doom" { cost = 0, instant = true, text = "Destroy target hero or ally.",
  targets = { target("one", any.character, harm) }, play = function(me, t) t.one:destroy() end }
local dig = ability "Exhume" { cost = 0, instant = true, text = "Remove all cards in graveyards from the game.",
  play = function(me) all(any.card:in_zone("graveyard")):remove_from_game() end }
local cards = { turn = turn, doom = doom, exhume = dig,
  plain = ability "Plain" { cost = 0, text = "Nothing happens.", play = function(me) end } }

return {
  scenario "A raider's effect neither turns a Boss over nor destroys him" {
    cites = { "R101.3a", "BT:Special Boss Rules" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Turn", "Doom" } })
      t:boss { boss = "black_temple/supremus" }
    end,
    play = function(t)
      t:plays(1, "Turn", { target = "hero@boss" })
      t:everyone_passes()
      t:plays(1, "Doom", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "supremus")
      t:not_told { "flips" }
      t:not_told { "is destroyed" }
    end,
  },
  scenario "Minions and events have graveyards of their own, from which raiders take nothing" {
    cites = { "R101.3c", "R504.1a", "BT:Special Boss Rules" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Doom", "Exhume" } })
      t:boss { boss = "black_temple/supremus", play = { { "illidari_archon", deck = "minion" } },
        graveyards = { event = { "Plain" }, main = { "Plain" } } }
    end,
    play = function(t)
      t:plays(1, "Doom", { target = "illidari_archon" })
      t:finishes_chain()
      t:plays(1, "Exhume")
      t:finishes_chain()
    end,
    expect = function(t)
      t:graveyard_count("boss", 1, "minion")
      t:graveyard_count("boss", 1, "event")
      t:graveyard_count("boss", 1, "main")
    end,
  },
  scenario "With the Minion deck empty its graveyard is shuffled into it, and the next Minion is placed" {
    cites = { "R101.3c", "R501.2" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/supremus", deck = { "Plain", "Plain" },
        graveyards = { minion = { "illidari_archon", "illidari_blood_lord" } } }
      t:turn("boss", "draw")
    end,
    play = function(t) t:everyone_passes() end,
    expect = function(t)
      t:resources("boss", 1)
      t:deck_count("boss", 1, "minion")
      t:graveyard_count("boss", 0, "minion")
      t:asked("boss", "Your move")
    end,
  },
  scenario "With the Event deck short, its graveyard is shuffled into it for the next Boss's events" {
    cites = { "R101.3c", "R502.2b" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:boss { boss = { "black_temple/supremus", damage = 6 },
        decks = { event = { "Plain" } }, graveyards = { event = { "Plain", "Plain" } } }
    end,
    play = function(t) t:finishes_chain() end,
    expect = function(t)
      t:in_play("boss", "shade_of_akama")
      t:resources("boss", 2)
      t:deck_count("boss", 1, "event")
    end,
  },
}
