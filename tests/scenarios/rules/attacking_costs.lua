local function ox() return ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 } end
local function toll(cost)
  return ally "Toll" { cost = 1, atk = 0, damage = "melee", health = 5, text = "Your allies can't attack unless you pay.",
    powers = { gives { to = your.ally:other(), attack_cost = cost } } }
end
local tired = { "hoa/ta_zo", exhausted = true }

return {
  scenario "Who can't attack unless its controller pays is proposed for that cost" {
    cites = { "CR 600.3" },
    cards = { toll_1 = toll { resources = 2 }, ox_1 = ox() },
    given = function(t)
      t:seat(1, { hero = tired, play = { "Toll", "Ox", "Ox" }, resources = 3 })
    end,
    play = function(t)
      t:attacks(1, { "Ox", 1 }, "Onyxia")
      t:ready_resources(1, 1)
      t:to_end_of_combat()
      t:cant(1, "attacks", { "Ox", 2 }, { reason = "CR 600.3" })
    end,
    expect = function(t)
      t:damage("Onyxia", 1)
    end,
  },
  scenario "Who must attack need not where it costs something" {
    cites = { "CR 600.3" },
    cards = {
      toll_2 = toll { resources = 1 },
      hothead = ally "Hothead" { cost = 1, atk = 1, damage = "melee", health = 5, text = "This must attack if able.",
        powers = { gives { to = this, must_attack = true } } },
    },
    given = function(t)
      t:seat(1, { hero = tired, play = { "Toll", "Hothead" }, resources = 1, deck = { "Hothead" } })
    end,
    play = function(t)
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("Onyxia", 0)
      t:not_told { "attacks" }
    end,
  },
  scenario "What the cost takes is chosen as the combat is proposed" {
    cites = { "CR 600.3" },
    cards = { toll_3 = toll { discard = 1 }, ox_3 = ox() },
    given = function(t)
      t:seat(1, { hero = tired, play = { "Toll", "Ox" }, hand = { "Ox", "Toll" } })
    end,
    play = function(t)
      t:proposes(1, "Ox", "Onyxia")
      t:answers(1, "Toll")
      t:in_graveyard(1, "Toll")
      t:chain(1)
      t:finishes_chain()
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 1)
      t:hand_count(1, 1)
    end,
  },
}
