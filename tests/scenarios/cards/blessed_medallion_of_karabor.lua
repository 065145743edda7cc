local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 }
local deck = { "Ox", "Ox", "Ox", "Ox" }

return {
  scenario "Blessed Medallion of Karabor brings a friend's turn directly behind yours" {
    raid = "black_temple",
    raiders = 3,
    cites = { "R505:Blessed Medallion of Karabor", "CR 500.6" },
    cards = { ox = ox },
    given = function(t)
      t:seat(1, { play = { "Blessed Medallion of Karabor" }, deck = deck })
      t:seat(2, { deck = deck })
      t:seat(3, { deck = deck })
      t:boss { boss = "black_temple/supremus", deck = deck }
      t:turn(1)
    end,
    play = function(t)
      t:uses(1, "Blessed Medallion of Karabor")
      t:removed(1, "Blessed Medallion of Karabor")
      t:everyone_passes()
      t:not_offered(1, 1)
      t:answers(1, 3)
      t:is_turn(1)
      t:ends_turn()
      t:is_turn(3)
      t:ends_turn()
      t:is_turn("boss")
      t:ends_turn()
      t:is_turn(2)
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)
    end,
  },
  scenario "Blessed Medallion of Karabor works on its player's own turn alone" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 701.1" },
    cards = { ox = ox },
    given = function(t)
      t:seat(1, { play = { "Blessed Medallion of Karabor" } })
      t:seat(2, { deck = deck })
      t:turn(2)
    end,
    play = function(t)
      t:passes(2)
      t:passes("boss")
      t:cant(1, "uses", "Blessed Medallion of Karabor")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Blessed Medallion of Karabor")
    end,
  },
  scenario "An only friend is not asked for, and the Boss player is none" {
    raid = "black_temple",
    raiders = 2,
    cites = { "R505:Blessed Medallion of Karabor", "CR 500.6" },
    cards = { ox = ox },
    given = function(t)
      t:seat(1, { deck = deck })
      t:seat(2, { play = { "Blessed Medallion of Karabor" }, deck = deck })
      t:boss { boss = "black_temple/supremus", deck = deck }
      t:turn(2)
    end,
    play = function(t)
      t:uses(2, "Blessed Medallion of Karabor")
      t:everyone_passes()
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)                                   -- and not the Boss player's
    end,
  },
  scenario "With two players Blessed Medallion of Karabor is gone for nothing" {
    raid = "black_temple",
    cites = { "R505:Blessed Medallion of Karabor", "CR 500.6" },
    cards = { ox = ox },
    given = function(t)
      t:seat(1, { play = { "Blessed Medallion of Karabor" }, deck = deck })
      t:boss { boss = "black_temple/supremus", deck = deck }
      t:turn(1)
    end,
    play = function(t)
      t:uses(1, "Blessed Medallion of Karabor")
      t:everyone_passes()
      t:removed(1, "Blessed Medallion of Karabor")
      t:not_asked("boss")
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn("boss")
      t:not_told { "now sits" }
    end,
  },
}
