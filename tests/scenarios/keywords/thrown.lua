local knife = weapon "Knife" { cost = 1, atk = 2, damage = "melee", strike = 0, tags = { "Melee (1)" }, keywords = "Thrown",
  text = "Thrown" }
local ox = ally "Ox" { cost = 1, atk = 3, damage = "melee", health = 9 }

return {
  scenario "Thrown: its striker is not struck back, and it is in hand again as the turn ends" {
    cites = { "KW Thrown" },
    cards = { knife = knife, ox = ox },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Knife" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:attacks(1, "hero@1", "Ox")
      t:strikes(1, "Knife")
      t:to_end_of_combat()
      t:damage("Ox", 2)
      t:damage("hero@1", 0)
      t:in_play(1, "Knife")             -- not before the turn ends
      t:ends_turn()
    end,
    expect = function(t)
      t:in_hand(1, "Knife")
      t:has("hero@1", "Long-Range", false)
    end,
  },
  scenario "Thrown: what was not struck with stays, and what lost the keyword since goes home all the same" {
    cites = { "KW Thrown", "CR 715.1" },
    cards = {
      knife = knife, ox = ox,
      dull = ability "Dull" { cost = 0, instant = true, text = "Weapons lose Thrown this turn.",
        play = function(me) any.weapon:gain { loses_keyword = "Thrown", lasts = this_turn } end },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Knife" }, hand = { "Dull" } })
      t:seat(2, { play = { "Knife" }, deck = { "Dull" } })
      t:boss { play = { "Ox" } }
    end,
    raiders = 2,
    play = function(t)
      t:attacks(1, "hero@1", "Ox")
      t:strikes(1, "Knife@1")
      t:to_end_of_combat()
      t:plays(1, "Dull")
      t:everyone_passes()
      t:ends_turn()
    end,
    expect = function(t)
      t:in_hand(1, "Knife")
      t:in_play(2, "Knife")
    end,
  },
}
