return {
  scenario "Pathaleon leaves your hand to change as many of your cards as you like" {
    raid = "duel",
    cites = { "CR 704.1a", "CR 403.1" },
    given = function(t)
      t:seat(1, { hero = "sob/lionar_the_blood_cursed", resources = 2, hand = { "Pathaleon the Calculator", "Rend", "Fireball", "Frostbolt" },
        deck = { "Heroic Strike", "Charge", "Cleave" } })
    end,
    play = function(t)
      t:uses(1, "Pathaleon the Calculator")
      t:removed(1, "Pathaleon the Calculator")
      t:everyone_passes()
      t:asked(1, "Under your deck?")
      t:answers(1, { "Fireball", "Frostbolt" })
      t:asked(1, "Which comes first")
      t:answers(1, "Frostbolt")
    end,
    expect = function(t)
      t:hand_count(1, 3)
      t:in_hand(1, "Rend")
      t:in_hand(1, "Heroic Strike")
      t:in_hand(1, "Charge")
      t:in_deck(1, "Fireball")
      t:deck_count(1, 3)
      t:ready_resources(1, 0)
    end,
  },
  scenario "From the party too, and with nothing put back nothing is drawn" {
    raid = "duel",
    cites = { "CR 704.1a" },
    given = function(t)
      t:seat(1, { hero = "sob/lionar_the_blood_cursed", resources = 2, hand = { "Rend" }, play = { "Pathaleon the Calculator" },
        deck = { "Cleave" } })
    end,
    play = function(t)
      t:uses(1, "Pathaleon the Calculator")
      t:everyone_passes()
      t:answers(1, {})
    end,
    expect = function(t)
      t:hand_count(1, 1)
      t:deck_count(1, 1)
      t:removed(1, "Pathaleon the Calculator")
    end,
  },
}
