-- Several characters deal damage at the same time, each packet with a source of its own.
local bear = ally "Bear" { cost = 1, atk = 4, damage = "melee", health = 3 }
local wolf = ally "Wolf" { cost = 1, atk = 2, damage = "frost", health = 3 }
local cards = {
  bear = bear, wolf = wolf,
  squash = ability "Squash" { cost = 0, text = "Each of two target allies deals melee damage equal to its ATK to the other.",
    targets = { target("one", any.ally), target("two", any.ally, harm, { not_as = "one" }) },
    play = function(me, t)
      local one, two = t.one, t.two
      deal_together { { one, one.atk, "melee", two }, { two, two.atk, "melee", one } }
    end },
  rite = ability "Rite" { cost = 0, text = "Each hero deals 1 unpreventable shadow and fire damage to itself.",
    play = function(me)
      local rows = {}
      for _, hero in each(all(any.hero)) do table.insert(rows, { hero, 1, { "shadow", "fire" }, hero }) end
      local total, hurt = deal_together(rows, { unpreventable = true })
      me.hero:add_counters("total", total + 10 * #hurt)
    end },
  grudge = item "Grudge" { cost = 1, text = "When an ally deals damage to an ally, put a grudge counter on this for each damage.",
    powers = { when.dealt_damage { of = any.ally, by = any.ally,
      effect = function(me, event) me:add_counters("grudge", event.amount) end } } },
}

return {
  scenario "Each deals damage equal to its ATK to the other, and neither is first" {
    cites = { "CR 408.2c", "CR 405.4" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Squash" }, play = { "Bear", "Grudge" } })
      t:boss { play = { "Wolf" } }
    end,
    play = function(t)
      t:plays(1, "Squash", { targets = { "Bear", "Wolf" } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Wolf")
      t:damage("Bear", 2)
      t:counters("Grudge", "grudge", 6)
      t:told { "Bear deals 4 melee damage to Wolf", "Wolf deals 2 melee damage to Bear" }
    end,
  },
  scenario "What several deal together may be of several types, and is added up" {
    cites = { "CR 408.2c", "CR 408.3a" },
    cards = cards,
    given = function(t) t:seat(1, { hand = { "Rite" } }) end,
    play = function(t)
      t:plays(1, "Rite")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
      t:damage("hero@boss", 1)
      t:counters("hero@1", "total", 22)
    end,
  },
}
