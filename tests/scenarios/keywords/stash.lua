local balm = ally "Balm" { cost = 3, atk = 1, damage = "holy", health = 2, text = "Stash: Your hero heals 2 damage from target hero.",
  powers = {
    stash { targets = { target("hero", any.hero, help) }, effect = function(me, event, t) me.hero:heal(2, t.hero) end },
    gives { to = your.hero, atk = plus(3) },
  } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }

return {
  scenario "Stash: shown as it is placed, then a resource face down like any other, and its text is a trigger" {
    cites = { "KW Stash" },
    cards = { balm = balm, ox = ox },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, hand = { "Balm" } })
      t:boss {}
    end,
    play = function(t)
      t:places(1, "Balm")
      t:hidden("boss", "Balm")          -- on the chain it is a card like any other
      t:everyone_passes()
      t:answers(1, "yes")
      t:told { "stashes Balm" }
      t:face_down("Balm")
      t:atk("hero@1", 0)                -- blank but for its Stash
      t:answers(1, "hero@1")
      t:chain(1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 3)
      t:ready_resources(1, 1)
      t:hidden("boss", "Balm")
    end,
  },
  scenario "Stash: who does not show it places it like any card, and what enters play is not stashed" {
    cites = { "KW Stash" },
    cards = { balm = balm },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, hand = { "Balm", "Balm" }, resources = 2 })
      t:boss {}
    end,
    play = function(t)
      t:places(1, { "Balm", 1 })
      t:everyone_passes()
      t:answers(1, "no")
      t:not_told { "stashes" }
      t:chain(0)
      t:plays(1, "Balm")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 5)
      t:resources(1, 3)
    end,
  },
  scenario "Stash: from anywhere into the row, but not face up" {
    cites = { "KW Stash" },
    cards = {
      balm = balm,
      dig = ability "Dig" { cost = 0, text = "Put target card from your graveyard into your resource row face down.",
        targets = { target("card", your.card:in_zone("graveyard")) }, play = function(me, t) t.card:to_resources() end },
      show = ability "Show" { cost = 0, text = "Put target card from your graveyard into your resource row face up.",
        targets = { target("card", your.card:in_zone("graveyard")) },
        play = function(me, t) t.card:to_resources { face = "up" } end },
    },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, hand = { "Dig", "Show" }, graveyard = { "Balm", "Balm" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Show", { target = { "Balm", 1 } })
      t:everyone_passes()
      t:not_told { "stashes" }
      t:plays(1, "Dig", { target = "Balm" })
      t:everyone_passes()
      t:answers(1, "yes")
      t:answers(1, "hero@1")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 3)
    end,
  },
}
