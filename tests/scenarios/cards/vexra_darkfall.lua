local function dies(name, hand, target, expect)
  return scenario(name) {
    cites = { "CR 405.4", "CR 703.1", "CR 709.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast", "Scorch", "Scorch" }, resources = 1,
        play = { "Vexra Darkfall" } })
      t:boss { hand = hand, resources = 4, play = { "Taz'dingo" } }
    end,
    play = function(t)
      t:plays(1, "Fire Blast", { target = "Vexra Darkfall" })
      t:everyone_passes()
      t:in_graveyard(1, "Vexra Darkfall")
      t:not_offered(1, "Taz'dingo")
      t:answers(1, target)
      t:passes(1)
      t:plays("boss", "Knock Away")            -- one card fewer before it resolves
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = expect,
  }
end

return {
  dies("Vexra Darkfall counts the hand of her victim as she strikes",
    { "Knock Away", "Flame Breath", "Flame Breath" }, "Ta'zo", function(t)
      t:damage("Ta'zo", 2)
      t:told { "Vexra Darkfall deals 2 arcane damage to Ta'zo" }
    end),
  scenario "Vexra Darkfall deals one damage for five cards, not five" {
    cites = { "CR 405.4", "CR 302.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Vexra Darkfall", "Fire Blast" }, resources = 6,
        play = { "Taz'dingo" } })
      t:boss { hand = { "Crush", "Crush", "Crush", "Crush", "Crush" },
        play = { "Stalwart Guard" } }
    end,
    cards = { guard = ability "Stalwart Guard" {
      cost = 0, ongoing = true, text = "Prevent 1 of each damage to your hero.",
      powers = { prevents.damage { to = your.hero, amount = 1 } } } },
    play = function(t)
      t:plays(1, "Vexra Darkfall")
      t:everyone_passes()
      t:ready_resources(1, 1)
      t:plays(1, "Fire Blast", { target = "Vexra Darkfall" })
      t:everyone_passes()
      t:answers(1, "Onyxia")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Onyxia", 4)
    end,
  },
  scenario "Vexra Darkfall is silent while others die" {
    cites = { "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast", "Scorch" }, resources = 1,
        play = { "Vexra Darkfall", "Taz'dingo" }, deck = { "Scorch" } })
    end,
    play = function(t)
      t:plays(1, "Fire Blast", { target = "Taz'dingo" })
      t:everyone_passes()
      t:chain(0)
      t:attacks(1, "Vexra Darkfall", "Onyxia")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 5)
      t:told { "deals 5 arcane damage to Onyxia" }
    end,
  },
}
