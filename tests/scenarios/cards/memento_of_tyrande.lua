local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local end_all = ability "End" { cost = 0, instant = true, text = "All allies are destroyed.",
  play = function(me) all(any.ally):destroy() end }
local home = ability "Home" { cost = 0, text = "Target ally goes to its owner's hand.",
  targets = { target("ally", any.ally, help) }, play = function(me, t) t.ally:to_hand() end }

return {
  scenario "Each controller of a fallen ally may have a Spirit for it, whosever the Memento is" {
    raiders = 2,
    cites = { "CR 404.2", "CR 703.1", "CR 712.7" },
    cards = { ox = ox, end_all = end_all },
    given = function(t)
      t:seat(1, { play = { "Memento of Tyrande", "Ox" }, hand = { "End" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { play = { "Ox" } }
      t:turn(1)
    end,
    play = function(t)
      t:will_answer(1, "yes", "Spirit")
      t:will_answer(2, "no", "Spirit")
      t:will_answer("boss", "yes", "Spirit")
      t:plays(1, "End")
      t:finishes_chain()
    end,
    expect = function(t)
      t:count_in_play(1, "Spirit", 1)
      t:count_in_play(2, "Spirit", 0)
      t:count_in_play("boss", "Spirit", 1)
      t:atk("Spirit@1", 1)
      t:health("Spirit@1", 1)
      t:deals("Spirit@1", "holy")
      t:has("Spirit@1", "Spirit")
    end,
  },
  scenario "No Spirit for a token, nor for an ally that left without dying" {
    cites = { "CR 404.2", "CR 415.9d" },
    cards = { ox = ox, end_all = end_all, home = home },
    given = function(t)
      t:seat(1, { play = { "Memento of Tyrande", "Ox" }, hand = { "Home", "End" } })
      t:boss { play = { "Onyxian Whelp" } }
    end,
    play = function(t)
      t:plays(1, "Home", { target = "Ox" })
      t:everyone_passes()
      t:in_hand(1, "Ox")
      t:plays(1, "End")
      t:everyone_passes()
      t:count_in_play("boss", "Onyxian Whelp", 0)
    end,
    expect = function(t)
      t:chain(0)
      t:count_in_play(1, "Spirit", 0)
      t:count_in_play("boss", "Spirit", 0)
    end,
  },
}
