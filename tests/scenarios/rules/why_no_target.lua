-- What a question for a target leaves out, and why: of whichever target it is that is asked for.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 }
local wisp = ally "Wisp" { cost = 1, atk = 1, damage = "melee", health = 5, keywords = { "Untargetable" } }
local pole = ally "Pole" { cost = 1, atk = 0, damage = "melee", health = 5, text = "Opposing links must target this if able.",
  powers = { gives { to = this, magnet = true } } }
local archer = ally "Archer" { cost = 0, atk = 1, damage = "ranged", health = 5,
  text = "When this enters play, it deals 3 ranged damage to target opposing ally, and 1 to another target hero or ally.",
  powers = { when.enters_play { of = this,
    targets = { target("first", opposing.ally, harm), target("second", any.character, harm, { not_as = "first" }) },
    effect = function(me, event, t)
      me:deal(3, "ranged", t.first)
      me:deal(1, "ranged", t.second)
    end } } }

return {
  scenario "Of the first target, and of the second" {
    cites = { "CR 706.1", "CR 708.1" },
    cards = { ox = ox, elk = elk, wisp = wisp, archer = archer },
    given = function(t)
      t:seat(1, { hand = { "Archer" } })
      t:boss { play = { "Ox", "Elk", "Wisp" } }
    end,
    play = function(t)
      t:plays(1, "Archer")
      t:everyone_passes()
      t:not_offered(1, "Wisp", "CR 706.1: it is untargetable")
      t:not_offered(1, "hero@boss", "CR 706.1: it does not meet the target description")
      t:answers(1, "Ox")
      t:offers(1, "hero@boss")
      t:not_offered(1, "Wisp", "CR 706.1: it is untargetable")
      t:not_offered(1, "Ox", "CR 706.1: it is chosen already")
      t:answers(1, "hero@boss")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Ox", 3)
      t:damage("hero@boss", 1)
    end,
  },
  scenario "A magnet goes before what would be as good a target" {
    cites = { "CR 706.4" },
    cards = { ox = ox, pole = pole, archer = archer },
    given = function(t)
      t:seat(1, { hand = { "Archer" } })
      t:boss { play = { "Ox", "Pole", "Pole" } }
    end,
    play = function(t)
      t:plays(1, "Archer")
      t:everyone_passes()
      t:not_offered(1, "Ox", "CR 706.4")
      t:answers(1, { "Pole", 1 })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage({ "Pole", 1 }, 3)
      t:damage({ "Pole", 2 }, 1)
    end,
  },
}
