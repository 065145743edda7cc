return scenario "An Ancient Cornerstone Grimoire raises a Skeleton for a turn, which fights at once or guards" {
  cites = { "CR 404.2", "CR 404.2c", "KW Ferocity", "BA:Ferocity", "KW Protector", "CR 701.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 8, hand = { "Ancient Cornerstone Grimoire" },
      deck = { "Scorch", "Scorch" } })
    t:boss { play = { "Taz'dingo" }, deck = { "Crush", "Crush" } }
  end,
  play = function(t)
    t:plays(1, "Ancient Cornerstone Grimoire")
    t:everyone_passes()
    t:ready_resources(1, 4)
    t:uses(1, "Ancient Cornerstone Grimoire")
    t:ready_resources(1, 2)
    t:cant(1, "uses", "Ancient Cornerstone Grimoire")
    t:everyone_passes()
    t:count_in_play(1, "Skeleton", 1)
    t:has_type("Skeleton", "ally")
    t:has("Skeleton", "Skeleton")
    t:has("Skeleton", "Protector")
    t:atk("Skeleton", 1)
    t:health("Skeleton", 1)
    t:attacks(1, "Skeleton", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 1)
    t:ends_turn()
    t:count_in_play(1, "Skeleton", 0)
    t:told { "Skeleton is destroyed" }
  end,
  expect = function(t)
    t:graveyard_count(1, 0)
  end,
}
