-- R303.2b as a rule of a raid: Minions leave play by destruction alone, though no card says so; and what gets past it.
local lord = boss "Molten Lord" { order = 1, atk = 2, health = 30, text = "" }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3, text = "" }
local stone = ally "Stone" { cost = 1, atk = 1, damage = "melee", health = 3, text = "It leaves play by destruction alone.",
  powers = { gives { to = this, cant = "leave play undestroyed" } } }
local away = ability "Away" { cost = 0, instant = true, text = "Remove each ally from the game.",
  play = function(me) all(any.ally):remove_from_game() end }
local gust = ability "Gust" { cost = 0, instant = true, text = "Put each ally into its owner's hand.",
  play = function(me) all(any.ally):to_hand() end }
local blow = ability "Blow" { cost = 0, instant = true, text = "Destroy each ally.",
  play = function(me) all(any.ally):destroy() end }
local leash = ability "Leash" { cost = 0, instant = true, text = "Gain control of each opposing ally.",
  play = function(me) all(opposing.ally):gain { control = true, lasts = rest_of_game } end }
local rune = fixture "Rune" { powers = {
  at.end_of_turn { whose = "your", effect = function(me) all(your.ally):remove_from_game() end } } }
local core = raid "Molten Halls" {
  players = { 1, 3 }, decks = { "main", "minion" }, bosses = { "molten_lord" },
  rules = { ["R303.2b"] = "Minions leave play by destruction alone" },
  powers = { gives { to = any.ally:with { deck = "minion" }, cant = "leave play undestroyed", cites = "R303.2b" } },
}
local cards = { molten_lord = lord, ox = ox, stone = stone, away = away, gust = gust, blow = blow, leash = leash, rune = rune }
local minion = { "Ox", deck = "minion" }

return {
  scenario "A Minion is neither put into a hand nor removed by a raider; it is destroyed like any ally" {
    cites = { "CR 103.2" },
    raid = core, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Away", "Gust", "Blow" } })
      t:boss { boss = "Molten Lord", play = { minion, "Stone" } }
    end,
    play = function(t)
      t:plays(1, "Gust")
      t:everyone_passes()
      t:plays(1, "Away")
      t:everyone_passes()
      t:in_play("boss", "Ox")
      t:in_play("boss", "Stone")
      t:plays(1, "Blow")
      t:everyone_passes()
    end,
    expect = function(t) t:graveyard_count("boss", 1, "minion"); t:in_graveyard("boss", "Stone") end,
  },
  scenario "The same card of another deck is no Minion" {
    cites = { "CR 103.2" },
    raid = core, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Away" } })
      t:boss { boss = "Molten Lord", play = { "Ox" } }
    end,
    play = function(t) t:plays(1, "Away"); t:everyone_passes() end,
    expect = function(t) t:removed("boss", "Ox") end,
  },
  scenario "The raid's rule gives way to a card of its own side that removes Minions, what a card says does not" {
    cites = { "CR 103.2" },
    raid = core, cards = cards,
    given = function(t)
      t:boss { boss = "Molten Lord", play = { minion, "Stone", "Rune" } }
      t:turn("boss")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:removed("boss", "Ox"); t:in_play("boss", "Stone") end,
  },
  scenario "A card of its own side that does not remove it leaves it where it is" {
    cites = { "CR 103.2" },
    raid = core, cards = cards,
    given = function(t)
      t:boss { boss = "Molten Lord", hand = { "Gust" }, play = { minion } }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Gust"); t:everyone_passes() end,
    expect = function(t) t:in_play("boss", "Ox") end,
  },
  scenario "The rule goes along with a Minion that a raider controls, whose own cards do not remove it" {
    cites = { "CR 103.2" },
    raid = core, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Leash", "Away" } })
      t:boss { boss = "Molten Lord", play = { minion } }
    end,
    play = function(t)
      t:plays(1, "Leash")
      t:everyone_passes()
      t:plays(1, "Away")
      t:everyone_passes()
    end,
    expect = function(t) t:in_play(1, "Ox") end,
  },
}
