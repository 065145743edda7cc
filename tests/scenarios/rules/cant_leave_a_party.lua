-- CR 415.8b, 103.2: what can't leave a party neither leaves play nor changes its controller.
local imp = ally "Imp" { cost = 1, atk = 1, damage = "melee", health = 2 }
local ward = ability "Ward" { cost = 1, ongoing = true, text = "Imps can't leave your party.",
  powers = { gives { to = your.ally:with { name = "Imp" }, cant = "leave party" } } }
local charm = ability "Charm" { cost = 0, instant = true, text = "Target ally is yours for the rest of the game.",
  targets = { target("ally", any.ally, harm) },
  play = function(me, t) t.ally:gain { control = true, lasts = rest_of_game } end }
local gust = ability "Gust" { cost = 0, instant = true,
  text = "Destroy target ally, remove it from the game, or put it into its owner's hand, deck or resource row.",
  targets = { target("ally", any.ally, harm) },
  play = function(me, t)
    t.ally:destroy()
    t.ally:remove_from_game()
    t.ally:to_hand()
    t.ally:to_deck("top")
    t.ally:to_resources { face = "down", of = t.ally.owner }
  end }
local drop = ability "Drop" { cost = 0, instant = true, text = "Destroy target ability.",
  targets = { target("ability", any.ability, harm) }, play = function(me, t) t.ability:destroy() end }
local swap = ability "Exchange" { cost = 0, instant = true, text = "Exchange control of your Hound and target ally.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t) all(your.ally:with { name = "Hound" })[1]:exchange_control(t.ally) end }
local hound = ally "Hound" { cost = 1, atk = 1, damage = "melee", health = 2 }
local cards = { imp = imp, ward = ward, charm = charm, gust = gust, drop = drop, exchange = swap, hound = hound }

return {
  scenario "It stays where it is, whoever would take it" {
    cites = { "CR 415.8b", "CR 103.2" }, cards = cards,
    given = function(t)
      t:boss { play = { "Ward", "Imp" } }
      t:seat(1, { hand = { "Charm", "Gust", "Exchange" }, play = { "Hound" } })
    end,
    play = function(t)
      t:plays(1, "Gust", { target = "Imp" })
      t:everyone_passes()
      t:in_play("boss", "Imp")
      t:plays(1, "Charm", { target = "Imp" })
      t:everyone_passes()
      t:in_play("boss", "Imp")
      t:plays(1, "Exchange", { target = "Imp" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Imp")
      t:in_play(1, "Hound")
    end,
  },
  scenario "Fatal damage does nothing to it until it can leave" {
    cites = { "CR 103.2" }, cards = cards,
    given = function(t)
      t:boss { play = { "Ward", { "Imp", damage = 2 } } }
      t:seat(1, { hand = { "Drop" } })
    end,
    play = function(t)
      t:in_play("boss", "Imp")
      t:plays(1, "Drop", { target = "Ward" })
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard("boss", "Imp") end,
  },
}
