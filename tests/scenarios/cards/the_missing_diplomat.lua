return {
  scenario "The Missing Diplomat finds an ally in the deck, for all to see" {
    cites = { "CR 702.1", "CR 413.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", deck = { "Smite", "Heal", "Donna Calister" },
        resources = { "The Missing Diplomat", { "Smite", down = true }, { "Smite", down = true },
          { "Smite", down = true } } })
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "completes", "The Missing Diplomat")
      t:ends_turn()
      t:completes(1, "The Missing Diplomat")
      t:everyone_passes()
      t:offers(1, "Donna Calister")
      t:not_offered(1, "Heal")
      t:answers(1, "Donna Calister")
    end,
    expect = function(t)
      t:in_hand(1, "Donna Calister")
      t:hand_count(1, 2)
      t:deck_count(1, 1)
      t:ready_resources(1, 0)
      t:told { "shuffles", "reveals Donna Calister" }
    end,
  },
  scenario "The Missing Diplomat may not be found" {
    cites = { "CR 413.3" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", deck = { "Donna Calister", "Smite" },
        resources = { "The Missing Diplomat", { "Smite", down = true }, { "Smite", down = true },
          { "Smite", down = true } } })
    end,
    play = function(t)
      t:completes(1, "The Missing Diplomat")
      t:everyone_passes()
      t:answers(1, "none")
    end,
    expect = function(t)
      t:hand_count(1, 0)
      t:deck_count(1, 2)
      t:not_told { "reveals" }
    end,
  },
}
