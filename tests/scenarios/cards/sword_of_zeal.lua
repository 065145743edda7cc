local function swings(t)
  t:attacks(1, "hero@1", "Onyxia")
  t:strikes(1, "Sword of Zeal")
  t:to_end_of_combat()
end

return {
  scenario "A Sword of Zeal lets a player ready as many resources as it dealt damage" {
    raiders = 2,
    cites = { "CR 408.3d", "CR 703.1", "CR 706.1" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 6, hand = { "Sword of Zeal" } })
      t:seat(2, { hero = "tdp/bulkas_wildhorn", resources = {
        { "Rend", down = true, exhausted = true }, { "Fury", down = true, exhausted = true },
        { "Slam", down = true, exhausted = true }, { "Charge", down = true } } })
    end,
    play = function(t)
      t:plays(1, "Sword of Zeal")
      t:everyone_passes()
      t:ready_resources(1, 2)
      swings(t)
      t:damage("Onyxia", 2)
      t:ready_resources(1, 0)
      t:offers(1, 1)
      t:answers(1, 2)                          -- raider 2
      t:everyone_passes()
      t:asked(2, "Ready resources?")
      t:answers(2, "yes")
      t:not_offered(2, { "Rend", "Charge" })
      t:answers(2, { "Rend", "Slam" })
    end,
    expect = function(t)
      t:ready_resources(2, 3)
      t:exhausted("Fury")
      t:ready_resources(1, 0)
    end,
  },
  scenario "With a Sword of Zeal a player may leave his resources as they are, or has fewer of them" {
    cites = { "CR 708.3", "CR 712.7" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 2, play = { "Sword of Zeal" },
        deck = { "Rend", "Rend" } })
      t:boss { deck = { "Crush", "Crush" } }
    end,
    play = function(t)
      swings(t)
      t:answers(1, 1)
      t:everyone_passes()
      t:answers(1, "no")
      t:ready_resources(1, 0)
      t:ends_turn()
      t:ends_turn()
      swings(t)
      t:answers(1, "boss")                     -- who has none that is exhausted
      t:everyone_passes()
      t:not_asked("boss")
    end,
    expect = function(t)
      t:ready_resources(1, 0)
      t:damage("Onyxia", 4)
    end,
  },
  scenario "A Sword of Zeal that is not struck with, or whose damage is prevented, gives nothing" {
    cites = { "CR 408.3d", "CR 717.2b" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 4, play = { "Sword of Zeal", "Taz'dingo" },
        hand = { "Rend" } })
      t:boss { hand = { "Knock Away" }, resources = 1 }
    end,
    play = function(t)
      t:attacks(1, "Taz'dingo", "Onyxia")
      t:to_end_of_combat()
      t:damage("Onyxia", 2)
      t:passes(1)
      t:plays("boss", "Knock Away")
      t:everyone_passes()
      swings(t)
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
      t:ready_resources(1, 2)
      t:not_told { "Sword of Zeal triggers" }
    end,
  },
  scenario "Sword of Zeal hangs idle while another weapon is struck with" {
    cites = { "CR 408.3d" },
    cards = { left_handed = hero "Left-Handed" { health = 30, keywords = { "Dual Wield" },
      text = "Wields two." } },
    given = function(t)
      t:seat(1, { hero = "Left-Handed", play = { "Sword of Zeal", "Krol Blade" }, resources = 3 })
      t:boss { play = { "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:attacks(1, "Left-Handed", "Wazzuli Wildmender")
      t:strikes(1, "Krol Blade")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Wazzuli Wildmender", 3)
      t:damage("Onyxia", 0)
      t:ready_resources(1, 2)
      t:not_told { "triggers" }
    end,
  },
  scenario "With a Sword of Zeal as many resources are readied as damage was dealt, or none" {
    raiders = 2,
    cites = { "CR 712.7" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Sword of Zeal" }, resources = 2 })
      t:seat(2, { hero = "tdp/bulkas_wildhorn",
        resources = { { "Fear", down = true }, { "Fear", down = true, exhausted = true } } })
    end,
    play = function(t)
      swings(t)
      t:damage("Onyxia", 2)
      t:answers(1, 2)
      t:everyone_passes()
      t:not_asked(2)
    end,
    expect = function(t) t:ready_resources(2, 1) end,
  },
}
