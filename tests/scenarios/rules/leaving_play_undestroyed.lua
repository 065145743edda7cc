-- Minions (R303.2b, R504.1a): they leave play as destroyed ones, or not at all.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3, tags = { "Minion" },
  powers = { when.destroyed { of = this, effect = function(me) me.hero:deal(1, "fire", opposing.hero) end } } }
local gust = ability "Gust" { cost = 0, instant = true, text = "Put target ally into its owner's hand, or remove it from the game.",
  targets = { target("ally", any.ally, harm) },
  play = function(me, t)
    t.ally:to_hand()
    t.ally:remove_from_game()
    t.ally:to_deck("top")
  end }
local blow = ability "Blow" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) t.ally:destroy() end }

return {
  scenario "A Minion that can't leave play undestroyed stays where it is, and is destroyed like any other" {
    cites = { "CR 103.2" },
    cards = { ox = ox, gust = gust, blow = blow,
      den = ability "Den" { cost = 1, ongoing = true, text = "Your Minions can't leave play but by destruction.",
        powers = { gives { to = your.ally:with { tag = "Minion" }, cant = "leave play undestroyed" } } } },
    given = function(t)
      t:seat(1, { hand = { "Gust", "Blow" } })
      t:boss { play = { "Den", "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Gust", { target = "Ox" })
      t:everyone_passes()
      t:in_play("boss", "Ox")
      t:plays(1, "Blow", { target = "Ox" })
      t:everyone_passes()
      t:in_graveyard("boss", "Ox")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 1) end,
  },
  scenario "A Minion that would leave play otherwise is destroyed instead, and sees it" {
    cites = { "CR 716.1" },
    cards = { ox = ox, gust = gust,
      pit = ability "Pit" { cost = 1, ongoing = true, text = "If a Minion of yours would leave play undestroyed, destroy it instead.",
        powers = { instead.leaves_play { of = your.ally:with { tag = "Minion" },
          only_if = function(me, event) return event.to ~= "graveyard" end,
          effect = function(me, event) event.card:destroy() end } } } },
    given = function(t)
      t:seat(1, { hand = { "Gust" } })
      t:boss { play = { "Pit", "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Gust", { target = "Ox" })
      t:everyone_passes()
      t:in_graveyard("boss", "Ox")
      t:hand_count("boss", 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
      t:told { "Ox is destroyed" }
    end,
  },
  scenario "What becomes destruction is destruction and no more; what becomes removal removes what would be destroyed" {
    cites = { "CR 716.1" },
    cards = { ox = ox, blow = blow,
      chasm = ability "Chasm" { cost = 1, ongoing = true, text = "If an ally would leave play, destroy it instead.",
        powers = { instead.leaves_play { of = any.ally, becomes = "destroyed" } } },
      void = ability "Void" { cost = 1, ongoing = true, text = "If your ally would leave play, remove it from the game instead.",
        powers = { instead.leaves_play { of = your.ally, becomes = "removed from the game" } } },
      dig = ability "Dig" { cost = 0, instant = true, text = "Put target ally from your graveyard into your hand.",
        targets = { target("ally", your.ally:in_zone("graveyard"), help) }, play = function(me, t) t.ally:to_hand() end },
      bury = ability "Bury" { cost = 0, instant = true, text = "Remove target ally from the game face down.",
        targets = { target("ally", any.ally, harm) }, play = function(me, t) t.ally:remove_from_game { face = "down" } end } },
    raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Bury", "Blow", "Dig" }, play = { "Chasm", "Ox" } })
      t:seat(2, { play = { "Void", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Bury", { target = "Ox@1" })
      t:everyone_passes()
      t:in_graveyard(1, "Ox")
      t:can(1, "plays", "Dig", { target = "Ox@1" })     -- it lies face up there
      t:everyone_passes()
      t:plays(1, "Blow", { target = "Ox@2" })
      t:everyone_passes()
    end,
    expect = function(t) t:removed(2, "Ox"); t:told { "Ox is destroyed", "Ox is removed from the game" } end,
  },
}
