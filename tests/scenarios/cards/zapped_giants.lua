return {
  scenario "Zapped Giants leave an ability behind" {
    cites = { "CR 702.1", "CR 716.1f" },
    given = function(t)
      t:seat(1, {
        hero = "hoa/ta_zo",
        deck = { "Frostbolt", "Taz'dingo", "Scorch", "Fire Blast" },
        resources = { "Zapped Giants", { "Fire Blast", down = true } } })
    end,
    play = function(t)
      t:completes(1, "Zapped Giants")
      t:everyone_passes()
      t:not_offered(1, "Taz'dingo")
      t:answers(1, "Scorch")
      t:answers(1, "Taz'dingo")                -- the others, under the deck
    end,
    expect = function(t)
      t:in_hand(1, "Scorch")
      t:hand_count(1, 1)
      t:deck_count(1, 3)
      t:in_deck(1, "Frostbolt")
      t:in_deck(1, "Taz'dingo")
      t:ready_resources(1, 0)
      t:face_down("Zapped Giants")
      t:not_told { "reveals Fire Blast" }
      t:told { "reveals Frostbolt", "reveals Taz'dingo", "reveals Scorch" }
    end,
  },
  scenario "Zapped Giants without an ability go under the deck" {
    cites = { "CR 712.3" },
    given = function(t)
      t:seat(1, {
        hero = "hoa/ta_zo",
        deck = { "Taz'dingo", "Krol Blade", "Vesh'ral", "Fire Blast" },
        resources = { "Zapped Giants", { "Fire Blast", down = true } } })
    end,
    play = function(t)
      t:completes(1, "Zapped Giants")
      t:everyone_passes()
      t:answers(1, { "Taz'dingo", "Krol Blade" })
    end,
    expect = function(t)
      t:hand_count(1, 0)
      t:deck_count(1, 4)
    end,
  },
}
