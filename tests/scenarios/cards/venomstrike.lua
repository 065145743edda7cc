return {
  scenario "Venomstrike's venom works as the turn ends, in all that he dealt damage" {
    cites = { "CR 703.1", "CR 500.2", "CR 408.1" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Venomstrike", "Kor Cindervein" },
        deck = { "Fury" } })
      t:boss { play = { "Guardian Steppestrider" } }
    end,
    play = function(t)
      t:health("Venomstrike", 5)
      t:attacks(1, "Kor Cindervein", "Onyxia")
      t:to_end_of_combat()
      t:attacks(1, "Venomstrike", "Onyxia")
      t:to_end_of_combat()
      t:damage("Onyxia", 4)                          -- 3 + 1: nothing yet
      t:ends_turn()
    end,
    expect = function(t)
      t:told { "Venomstrike deals 4 nature damage to Onyxia", "-- Turn" }
      t:not_told { "nature damage to Grumpherys" }
      t:in_play("boss", "Guardian Steppestrider")
    end,
  },
  scenario "Venomstrike kills by night whom he defends against by day" {
    cites = { "CR 703.1", "CR 603.1" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Venomstrike" }, deck = { "Fury" } })
      t:boss { play = { "Tyrus Sheynathren", "Taz'dingo" }, deck = { "Fury" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Tyrus Sheynathren", "Venomstrike")
      t:to_end_of_combat()
      t:damage("Tyrus Sheynathren", 1)
      t:in_play("boss", "Tyrus Sheynathren")
      t:ends_turn()
      t:in_graveyard("boss", "Tyrus Sheynathren")    -- 1 + 4
      t:in_play("boss", "Taz'dingo")
      t:told { "Venomstrike deals 4 nature damage to Tyrus Sheynathren" }
    end,
    expect = function(t)
      t:is_turn(1)
      t:in_play(1, "Venomstrike")
    end,
  },
  scenario "Venomstrike's victims of last turn are safe" {
    cites = { "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Venomstrike" }, deck = { "Fury", "Fury" } })
      t:boss { play = { "Guardian Steppestrider" }, deck = { "Fury" } }
    end,
    play = function(t)
      t:attacks(1, "Venomstrike", "Onyxia")
      t:to_end_of_combat()
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("Onyxia", 5)
      t:is_turn(1)
    end,
  },
}
