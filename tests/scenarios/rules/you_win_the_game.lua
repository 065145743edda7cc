-- CR 102.1: a player wins as no opponent remains; "you win the game" makes it so.
local crown = ability "Crown" { cost = 0, text = "You win the game.", play = function(me) me.player:win() end }

return {
  scenario "All of his opponents are out at once" {
    cites = { "CR 102.1" },
    raiders = 3,
    cards = { crown = crown },
    given = function(t)
      t:boss { hand = { "Crown" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Crown")
      t:everyone_passes()
    end,
    expect = function(t)
      t:winner("boss")
      for seat = 1, 3 do t:lost(seat) end
    end,
  },
  scenario "A raider who wins does so for all of them" {
    cites = { "CR 102.1" },
    raiders = 2,
    cards = { crown = crown },
    given = function(t)
      t:seat(2, { hand = { "Crown" } })
      t:turn(2)
    end,
    play = function(t)
      t:plays(2, "Crown")
      t:everyone_passes()
    end,
    expect = function(t)
      t:winner("raiders")
      t:lost("boss")
    end,
  },
}
