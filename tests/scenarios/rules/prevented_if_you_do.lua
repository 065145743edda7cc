local cards = {
  life = ability "Life" { cost = 1, ongoing = true,
    text = "If your hero would be dealt damage, you may put this into its owner's hand. If you do, prevent that damage.",
    powers = { prevents.damage { to = your.hero, may = true, effect = function(me, event)
      if #me:to_hand() > 0 then event:prevent() end
    end } } },
  bolt = ability "Bolt" { cost = 0, text = "Your hero deals 2 fire damage to target hero.",
    targets = { target("prey", any.hero, harm) },
    play = function(me, t) me.hero:deal(2, "fire", t.prey) end },
  pierce = ability "Pierce" { cost = 0, text = "Your hero deals 2 unpreventable fire damage to target hero.",
    targets = { target("prey", any.hero, harm) },
    play = function(me, t) me.hero:deal(2, "fire", t.prey, { unpreventable = true }) end },
}

return {
  scenario "If you do, the damage is prevented" {
    cites = { "CR 717.3" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Bolt" } })
      t:boss { play = { "Life" } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()               -- nobody uses it
      t:damage("hero@boss", 2)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:passes(1)
      t:passes("boss")
      t:answers("boss", "Life")
    end,
    expect = function(t)
      t:in_hand("boss", "Life")
      t:damage("hero@boss", 2)
    end,
  },
  scenario "What is unpreventable is answered all the same, and stays" {
    cites = { "CR 717.3" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Pierce" } })
      t:boss { play = { "Life" } }
    end,
    play = function(t)
      t:plays(1, "Pierce", { target = "hero@boss" })
      t:passes(1)
      t:passes("boss")
      t:answers("boss", "Life")
    end,
    expect = function(t)
      t:in_hand("boss", "Life")
      t:damage("hero@boss", 2)
    end,
  },
  scenario "Of two barriers the first one prevents it, and the other keeps its counter" {
    cites = { "CR 717.3" },
    cards = {
      bolt = cards.bolt,
      ice = ability "Ice" { cost = 1, ongoing = true,
        text = "If your hero would be dealt damage, remove an ice counter from this. If you do, prevent that damage.",
        powers = { prevents.damage { to = your.hero, effect = function(me, event)
          if me:counters("ice") > 0 then
            me:remove_counters("ice", 1)
            event:prevent()
          end
        end } } },
    },
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { play = { { "Ice", counters = { ice = 3 } }, { "Ice", counters = { ice = 2 } } } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:answers("boss", { "Ice", 1 })
    end,
    expect = function(t)
      t:counters({ "Ice", 1 }, "ice", 2)
      t:counters({ "Ice", 2 }, "ice", 2)
      t:damage("hero@boss", 0)
    end,
  },
  scenario "What may be declined is offered for one packet after the other, in no order that anybody is asked for" {
    cites = { "CR 717.3", "CR 802.2" },
    cards = {
      oath = ability "Oath" { cost = 1, ongoing = true,
        text = "If your ally would be dealt damage, you may put this into its owner's hand. If you do, prevent that damage.",
        powers = { prevents.damage { to = your.ally, may = true, effect = function(me, event)
          if #me:to_hand() > 0 then event:prevent() end
        end } } },
      storm = ability "Storm" { cost = 0, text = "Your hero deals 2 fire damage to each opposing ally.",
        play = function(me) me.hero:deal(2, "fire", opposing.ally) end },
      ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
      elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 },
    },
    given = function(t)
      t:seat(1, { hand = { "Storm" } })
      t:boss { play = { "Oath", "Ox", "Elk" } }
    end,
    play = function(t)
      t:plays(1, "Storm")
      t:passes(1)
      t:passes("boss")
      t:offers("boss", "Oath")          -- for the Ox
      t:answers("boss", "none")
      t:answers("boss", "Oath")
    end,
    expect = function(t)
      t:damage("Ox", 2)
      t:damage("Elk", 0)
      t:in_hand("boss", "Oath")
    end,
  },
  scenario "What is done to prevent it may be done to what the shield was begun for" {
    cites = { "CR 717.3" },
    cards = {
      bolt = cards.bolt,
      pledge = ability "Pledge" { cost = 0, instant = true,
        text = "If your hero would be dealt damage this turn, exhaust target ally. If you do, prevent that damage.",
        targets = { target("it", your.ally, harm) },
        later = { pledged = prevents.damage { to = your.hero, effect = function(_, event)
          local it = event.given[1]
          if it and #it:exhaust() > 0 then event:prevent() end
        end } },
        play = function(me, t) me:begin("pledged", this_turn, { t.it }) end },
      moose = ally "Moose" { cost = 1, atk = 1, damage = "melee", health = 5 },
      deer = ally "Deer" { cost = 1, atk = 1, damage = "melee", health = 5 },
    },
    given = function(t)
      t:seat(1, { hand = { "Pledge", "Bolt", "Bolt" }, play = { "Moose", "Deer" } })
    end,
    play = function(t)
      t:plays(1, "Pledge", { target = "Deer" })
      t:everyone_passes()
      t:plays(1, "Bolt", { target = "hero@1" })
      t:everyone_passes()
      t:damage("hero@1", 0)
      t:exhausted("Deer")
      t:plays(1, "Bolt", { target = "hero@1" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 2)
      t:ready("Moose")
    end,
  },
}
