-- R304: on a table Shazzrah is dropped from above; here a die says on how many he lands, and chance on whom.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local cards = { ox = ox }

return {
  scenario "As he flips to his other side a die and chance say on whom he lands; each of them is dealt 5 arcane damage" {
    raid = "molten_core", cards = cards, raiders = 2, cites = { "R304:Shazzrah" },
    given = function(t)
      t:seat(1, { play = { "Ox", "Ox" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { boss = "Shazzrah", resources = 2, play = { "Firesworn" } }
      t:dice { 2 }
      t:random { 1, 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Shazzrah")
      t:everyone_passes()
      t:chain(1)
      t:not_told { "rolls" }
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "rolls 2", "Shazzrah deals 5 arcane damage" }
      t:damage("hero@1", 5)
      t:damage({ "Ox", 1 }, 0)
      t:damage({ "Ox", 2 }, 5)
      t:damage("hero@2", 0)
      t:damage("Firesworn", 0)
    end,
  },
  scenario "Turned back by a card he is not flipped again in that turn" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:boss { boss = "Shazzrah", hand = { "Inspire" }, resources = 6 }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Shazzrah")
      t:finishes_chain()
      t:plays("boss", "Inspire")
      t:will_answer("boss", "yes", "Flip your hero?")
      t:finishes_chain()
    end,
    expect = function(t) t:cant("boss", "uses", "Shazzrah"); t:ready_resources("boss", 1) end,
  },
  scenario "He lands on no more than there are" {
    raid = "molten_core", cards = cards, cites = { "R304:Shazzrah" },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = "Shazzrah", resources = 1 }
      t:dice { 6 }
      t:turn("boss")
    end,
    play = function(t) t:uses("boss", "Shazzrah"); t:finishes_chain() end,
    expect = function(t) t:damage("hero@1", 5); t:damage("Ox", 5) end,
  },
}
