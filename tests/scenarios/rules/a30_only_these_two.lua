-- Two "can attack only … if able": either will do, and others only where neither can be attacked.
return scenario "Who can attack only the one and only the other attacks either of them" {
  cites = { "CR 601.2d", "CR 601.2c" },
  cards = {
    graccus = ally "Brute" { cost = 1, atk = 1, damage = "melee", health = 9, text = "Fights." },
    lure = ally "Lure" { cost = 1, atk = 0, damage = "melee", health = 9, text = "Opposing characters can attack only this if able.",
      powers = { gives { to = opposing.character, attacks_only = this } } },
    taunt = ability "Taunt" { cost = 0, instant = true, text = "Target ally can attack only your hero this turn if able.",
      targets = { target("one", any.ally, harm) },
      play = function(me, t) t.one:gain { attacks_only = your.hero, lasts = this_turn } end },
    veil = ability "Veil" { cost = 0, instant = true, text = "Each Lure and your hero have Elusive this turn.",
      play = function(me)
        all(your.ally:with { name = "Lure" }):gain { keyword = "Elusive", lasts = this_turn }
        me.hero:gain { keyword = "Elusive", lasts = this_turn }
      end },
  },
  given = function(t)
    t:seat(1, { play = { "Brute" } })
    t:boss { play = { "Lure", "Brute" }, hand = { "Taunt", "Veil" } }
  end,
  play = function(t)
    t:passes(1)
    t:plays("boss", "Taunt", { target = "Brute@1" })
    t:everyone_passes()
    t:can(1, "attacks", "Brute@1", { defender = "Lure" })
    t:can(1, "attacks", "Brute@1", { defender = "Onyxia" })
    t:cant(1, "attacks", "Brute@1", { defender = "Brute@boss", reason = "CR 601.2c" })
    t:passes(1)
    t:plays("boss", "Veil")
    t:everyone_passes()
    t:cant(1, "attacks", "Brute@1", { defender = "Onyxia" })
  end,
  expect = function(t)
    t:can(1, "attacks", "Brute@1", { defender = "Brute@boss" })
  end,
}
