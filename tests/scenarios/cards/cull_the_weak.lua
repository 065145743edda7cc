local function seats(t)
  t:seat(1, { hero = "hoa/ta_zo", hand = { "Cull the Weak" }, resources = 3,
    play = { "Taz'dingo", "Battle Shout", "Orgrimmar Grunts" } })
  t:seat(2, { hero = "hoa/ta_zo", play = { "Benethor Draigo" } })
  t:seat(3, { hero = "hoa/ta_zo", play = { "Guardian Steelhorn" } })
  t:boss { play = { "Wazzuli Wildmender" } }
end

return {
  scenario "Cull the Weak takes what each player of the side gives up, and deals their ATK" {
    raiders = 3,
    cites = { "CR 802.1", "CR 707.3", "CR 409.1" },
    given = function(t)
      seats(t)
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:atk("Taz'dingo", 3)                    -- 2, and 1 of the shout
      t:cant(1, "plays", "Cull the Weak", { target = "Wazzuli Wildmender" })
      t:plays(1, "Cull the Weak", { target = "Onyxia" })
      t:everyone_passes()
      t:not_offered(1, "Benethor Draigo")
      t:not_offered(1, { "Taz'dingo", "Orgrimmar Grunts" })
      t:answers(1, "Taz'dingo")
      t:answers(2, "Benethor Draigo")
      t:answers(3, "none")
    end,
    expect = function(t)
      t:in_graveyard(1, "Taz'dingo")
      t:in_play(1, "Orgrimmar Grunts")
      t:in_graveyard(2, "Benethor Draigo")
      t:in_play(3, "Guardian Steelhorn")
      t:in_play("boss", "Wazzuli Wildmender")
      t:damage("Onyxia", 7)                    -- 3 + 4
      t:told { "Ta'zo deals 7 shadow damage to Onyxia" }
    end,
  },
  scenario "Cull the Weak asks for nobody who can't be destroyed, and is nothing where none is given" {
    raiders = 3,
    cites = { "CR 408.2a", "CR 103.2" },
    cards = {
      ward = ability "Ward" { cost = 0, ongoing = true, text = "Benethor Draigo can't be destroyed.",
        powers = { gives { to = any.ally:with { name = "Benethor Draigo" }, cant = "be destroyed" } } },
    },
    given = function(t)
      seats(t)
      t:seat(2, { play = { "Ward" } })
    end,
    play = function(t)
      t:plays(1, "Cull the Weak", { target = "Onyxia" })
      t:will_answer(1, "none", "give up")
      t:will_answer(3, "none", "give up")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(2, "Benethor Draigo")
      t:damage("Onyxia", 0)
      t:not_told { "deals" }
    end,
  },
}
