local function dies(name, answer, expect)
  return scenario(name) {
    cites = { "CR 703.1", "CR 712.7" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast" }, resources = 1,
        play = { "Masten Everspirit", { "Taz'dingo", damage = 1 } } })
      t:boss { play = { "Vesh'ral" } }
    end,
    play = function(t)
      t:plays(1, "Fire Blast", { target = "Masten Everspirit" })
      t:everyone_passes()
      t:in_graveyard(1, "Masten Everspirit")
      t:everyone_passes()
      t:answers(1, answer)
    end,
    expect = expect,
  }
end

return {
  dies("Masten Everspirit comes home from the graveyard", "yes", function(t)
    t:in_hand(1, "Masten Everspirit")
    t:hand_count(1, 1)
  end),
  dies("Masten Everspirit may stay where the dead are", "no", function(t)
    t:in_graveyard(1, "Masten Everspirit")
    t:hand_count(1, 0)
  end),
  scenario "Masten Everspirit does not call others home" {
    cites = { "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast" }, resources = 1,
        play = { "Masten Everspirit", "Taz'dingo" } })
    end,
    play = function(t)
      t:plays(1, "Fire Blast", { target = "Taz'dingo" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:chain(0)
      t:in_graveyard(1, "Taz'dingo")
    end,
  },
}
