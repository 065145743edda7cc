-- A Boss player's cards belong each to one of his decks, and filters can ask for it; what raiders own belongs to none.
local lord = boss "Lord" { order = 1, health = 30, text = "" }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local call = ability "Call" { cost = 0, instant = true,
  text = "Each Minion has +2 ATK this turn, and each other ally +1 health.",
  play = function(me)
    all(any.ally:with { deck = "minion" }):gain { atk = plus(2), lasts = this_turn }
    all(any.ally:without { deck = "minion" }):gain { health = plus(1), lasts = this_turn }
  end }
local hall = raid "Two Decks" { decks = { "main", "minion" }, bosses = { "lord" } }

local tuck = ability "Tuck" { cost = 0, text = "Put each ally on top of your deck. You own it from then on.",
  play = function(me) all(any.ally):to_deck("top", { of = me.player }) end }
local strip = ability "Strip" { cost = 0, text = "Put each ally into your hand, and then into your graveyard.",
  play = function(me) all(any.ally):to_hand { of = me.player }:discard() end }

return {
  scenario "A filter finds the cards of one deck, whoever controls them" {
    raid = hall,
    cards = { lord = lord, ox = ox, call = call },
    given = function(t)
      t:seat(1, { hand = { "Call" }, play = { "Ox", { "Ox", deck = "minion", owner = "boss" } } })
      t:boss { boss = "Lord", play = { { "Ox", deck = "minion" }, "Ox" } }
    end,
    play = function(t) t:plays(1, "Call"); t:everyone_passes() end,
    expect = function(t)
      t:atk({ "Ox@1", 1 }, 1); t:health({ "Ox@1", 1 }, 4)
      t:atk({ "Ox@1", 2 }, 3); t:health({ "Ox@1", 2 }, 3)
      t:atk({ "Ox@boss", 1 }, 3); t:health({ "Ox@boss", 1 }, 3)
      t:atk({ "Ox@boss", 2 }, 1); t:health({ "Ox@boss", 2 }, 4)
    end,
  },
  scenario "A card that is put into its own player's deck goes to the one that it belongs to, another's to the main deck" {
    cites = { "R101.3c", "CR 415.2" },
    raid = hall,
    cards = { lord = lord, ox = ox, tuck = tuck },
    given = function(t)
      t:seat(1, { play = { "Ox", { "Ox", deck = "minion", owner = "boss" } } })
      t:boss { boss = "Lord", hand = { "Tuck" }, play = { { "Ox", deck = "minion" }, "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Tuck")
      t:everyone_passes()
    end,
    expect = function(t)
      t:deck_count("boss", 2, "minion")
      t:deck_count("boss", 2, "main")       -- their own of it, and the raider's
      t:deck_count(1, 0)
    end,
  },
  scenario "What takes a card into its own player's hand leaves it in the deck that it belongs to" {
    cites = { "R101.3c", "CR 415.2" },
    raid = hall,
    cards = { lord = lord, ox = ox, strip = strip },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = "Lord", hand = { "Strip" }, play = { { "Ox", deck = "minion" } } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Strip")
      t:everyone_passes()
    end,
    expect = function(t)
      t:graveyard_count("boss", 1, "minion")
      t:graveyard_count("boss", 2, "main")  -- Strip, too
    end,
  },
}
