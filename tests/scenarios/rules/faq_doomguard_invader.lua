local invader = ally "Pit Invader" { cost = 0, atk = 4, damage = "melee", health = 3, tags = { "Demon" },
  text = "As an additional cost to play this, destroy an ally that you control.",
  extra_cost = { destroy = your.ally } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }

return {
  scenario "An ally destroyed as a cost is gone before anybody can answer" {
    cites = { "CR 707.1e" },
    cards = { invader = invader, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Pit Invader" }, play = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Pit Invader", { pay = { "Ox" } })
      t:in_graveyard(1, "Ox")
      t:chain(1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Pit Invader")
    end,
  },
  scenario "Without an ally it can't be played, but it can be put into play" {
    cites = { "CR 403.1" },
    cards = { invader = invader, ox = ox,
      gate = ability "Gate" { cost = 0, text = "Put a Demon ally from your hand into play.",
        play = function(me)
          local it = me.player:choose { from = me.player.hand:where(any.ally:with { tag = "Demon" }) }
          if it then it:to_play() end
        end } },
    given = function(t)
      t:seat(1, { hand = { "Pit Invader", "Gate" } })
    end,
    play = function(t)
      t:cant(1, "plays", "Pit Invader")
      t:plays(1, "Gate")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Pit Invader")
    end,
  },
}
