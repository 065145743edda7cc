-- Minions and ally tokens: what comes into the row, and how they leave play.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local away = ability "Away" { cost = 0, instant = true, text = "Remove each ally from the game.",
  play = function() all(any.ally):remove_from_game() end }
local gust = ability "Gust" { cost = 0, instant = true, text = "Put each ally into its owner's hand.",
  play = function() all(any.ally):to_hand() end }
local swirl = ability "Swirl" { cost = 0, instant = true, text = "Shuffle each ally into its owner's deck.",
  play = function() all(any.ally):shuffle_into_deck() end }
local blow = ability "Blow" { cost = 0, instant = true, text = "Destroy each ally.", play = function() all(any.ally):destroy() end }
local burn = ability "Burn" { cost = 0, instant = true, text = "Your hero deals 9 fire damage to each ally.",
  play = function(me) me.hero:deal(9, "fire", any.ally) end }
local leash = ability "Leash" { cost = 0, instant = true, text = "You control each opposing ally for the rest of the game.",
  play = function() all(opposing.ally):gain { control = true, lasts = rest_of_game } end }
local dig = ability "Dig" { cost = 0, instant = true, text = "Put the top card of your deck into your resource row face down.",
  play = function(me) me.player.deck:top():to_resources { face = "down" } end }
local bury = ability "Bury" { cost = 0, instant = true, text = "Put a card of your hand into your resource row face down.",
  play = function(me) me.player:choose { from = your.card:in_zone("hand"), prompt = "Which card?" }:to_resources { face = "down" } end }
local cards = { ox = ox, away = away, gust = gust, swirl = swirl, blow = blow, burn = burn, leash = leash, dig = dig, bury = bury }
local surger = { "Lava Surger", deck = "minion" }

return {
  scenario "Minions and tokens of the Boss player stay where they would be removed, sent home or shuffled away" {
    raid = "molten_core", cards = cards, cites = { "R303.2b" },
    given = function(t)
      t:seat(1, { hand = { "Away", "Gust", "Swirl" }, play = { "Ox" } })
      t:boss { boss = "Garr", play = { surger, "Firesworn", "Lava Spawn" } }
    end,
    play = function(t)
      t:plays(1, "Gust")
      t:everyone_passes()
      t:in_hand(1, "Ox")
      t:plays(1, "Away")
      t:everyone_passes()
      t:plays(1, "Swirl")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Lava Surger")
      t:in_play("boss", "Firesworn")
      t:in_play("boss", "Lava Spawn")
      t:not_told { "Lava Surger is destroyed" }
      t:asked(1, "Your move")
    end,
  },
  scenario "They are destroyed like any ally, and a Minion has a graveyard of its own" {
    raid = "molten_core", cards = cards, cites = { "R303.2b", "R101.3c" },
    given = function(t)
      t:seat(1, { hand = { "Blow" } })
      t:boss { boss = "Lucifron", play = { surger, "Lava Spawn" } }
    end,
    play = function(t) t:plays(1, "Blow"); t:everyone_passes() end,
    expect = function(t)
      t:graveyard_count("boss", 1, "minion")
      t:graveyard_count("boss", 0, "main")
      t:count_in_play("boss", "Lava Spawn", 0)
    end,
  },
  scenario "Fatal damage destroys them" {
    raid = "molten_core", cards = cards, cites = { "R303.2b" },
    given = function(t)
      t:seat(1, { hand = { "Burn" } })
      t:boss { boss = "Lucifron", play = { surger, "Lava Spawn" } }
    end,
    play = function(t) t:plays(1, "Burn"); t:everyone_passes() end,
    expect = function(t) t:graveyard_count("boss", 1, "minion"); t:count_in_play("boss", "Lava Spawn", 0) end,
  },
  scenario "A raider may take control of them, and the rule goes along" {
    raid = "molten_core", cards = cards, cites = { "R303.2b" },
    given = function(t)
      t:seat(1, { hand = { "Leash", "Gust", "Away" } })
      t:boss { boss = "Garr", play = { surger, "Firesworn" } }
    end,
    play = function(t)
      t:plays(1, "Leash")
      t:everyone_passes()
      t:plays(1, "Gust")
      t:everyone_passes()
      t:plays(1, "Away")
      t:everyone_passes()
    end,
    expect = function(t) t:in_play(1, "Lava Surger"); t:in_play(1, "Firesworn") end,
  },
  scenario "A raider's own allies and tokens leave as ever" {
    raid = "molten_core", cites = { "R303.2b" },
    cards = { away = away, imp = token "Imp" { atk = 1, damage = "fire", health = 1, tags = { "Demon" } },
      call = ability "Call" { cost = 0, text = "Put an Imp into play.", play = function(me) me.player:put_token("scenario/imp") end } },
    given = function(t)
      t:seat(1, { hand = { "Call", "Away" } })
      t:boss { boss = "Lucifron" }
    end,
    play = function(t)
      t:plays(1, "Call")
      t:everyone_passes()
      t:plays(1, "Away")
      t:everyone_passes()
    end,
    expect = function(t) t:count_in_play(1, "Imp", 0) end,
  },
  scenario "What would come from a deck into the Boss player's row is taken from the Minion deck" {
    raid = "molten_core", cards = cards, cites = { "R303.2a" },
    given = function(t)
      t:boss { boss = "Lucifron", hand = { "Dig" }, decks = { main = { "Ox", "Ox" }, minion = { "Flame Imps", "Flame Imps" } } }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Dig"); t:everyone_passes() end,
    expect = function(t)
      t:resources("boss", 1)
      t:in_resources("boss", { "Flame Imps", 1 })
      t:deck_count("boss", 2, "main")
      t:deck_count("boss", 1, "minion")
    end,
  },
  scenario "A card of the hand does not come there at all" {
    raid = "molten_core", cards = cards, cites = { "R303.2a" },
    given = function(t)
      t:boss { boss = "Lucifron", hand = { "Bury", "Ox" }, decks = { minion = { "Flame Imps" } } }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Bury"); t:everyone_passes() end,
    expect = function(t) t:resources("boss", 0); t:in_hand("boss", "Ox"); t:deck_count("boss", 1, "minion") end,
  },
  scenario "Nothing is changed about a raider's row" {
    raid = "molten_core", cards = cards, cites = { "R303.2a" },
    given = function(t)
      t:seat(1, { hand = { "Dig", "Bury", "Ox" }, deck = { "Ox" } })
      t:boss { boss = "Lucifron", decks = { minion = { "Flame Imps" } } }
    end,
    play = function(t)
      t:plays(1, "Dig")
      t:everyone_passes()
      t:plays(1, "Bury")
      t:everyone_passes()
    end,
    expect = function(t) t:resources(1, 2); t:deck_count("boss", 1, "minion") end,
  },
}
