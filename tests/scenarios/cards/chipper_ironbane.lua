return {
  scenario "\"Chipper\" Ironbane takes along an ability or equipment whose cost he pays" {
    cites = { "CR 701.1", "CR 201.3", "CR 706.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 4, play = { "\"Chipper\" Ironbane" } })
      t:boss { play = { "Mana Shield", "Krol Blade", "Tyrus Sheynathren" } }    -- cost 2, 3, 4
    end,
    play = function(t)
      t:uses(1, "\"Chipper\" Ironbane", { x = 3, target = "Krol Blade" })
      t:in_graveyard(1, "\"Chipper\" Ironbane")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Krol Blade")
      t:in_play("boss", "Mana Shield")
      t:ready_resources(1, 1)
    end,
  },
  scenario "\"Chipper\" Ironbane destroys what stays of an ability, on either side" {
    cites = { "CR 201.3", "CR 706.1", "CR 305.2a" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, play = { "\"Chipper\" Ironbane" } })
      t:boss { play = { "Mana Shield" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:uses(1, "\"Chipper\" Ironbane", { target = "Mana Shield" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Mana Shield")
      t:ready_resources(1, 0)                  -- X is 2: no other would find a target
    end,
  },
  scenario "\"Chipper\" Ironbane takes no ally along, nor what he can't pay for" {
    cites = { "CR 706.1", "CR 201.3" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 4, play = { "\"Chipper\" Ironbane" } })
      t:boss { play = { "Tyrus Sheynathren", "Arcanite Reaper" } }               -- cost 4, 7
    end,
    play = function(t)
      t:cant(1, "uses", "\"Chipper\" Ironbane")
    end,
    expect = function(t)
      t:in_play("boss", "Arcanite Reaper")
    end,
  },
}
