return scenario "Confessor Mildred dies so that an ability may end" {
  cites = { "CR 403.1", "CR 701.1", "CR 706.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Confessor Mildred", "Mana Shield" }, resources = 2 })
    t:boss { play = { "Battle Shout", "Taz'dingo" } }
  end,
  play = function(t)
    t:atk("Taz'dingo", 3)
    t:can(1, "uses", "Confessor Mildred", { target = "Mana Shield" })
    t:cant(1, "uses", "Confessor Mildred", { target = "Taz'dingo" })
    t:uses(1, "Confessor Mildred", { target = "Battle Shout" })
    t:in_graveyard(1, "Confessor Mildred")
    t:in_play("boss", "Battle Shout")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Battle Shout")
    t:atk("Taz'dingo", 2)
    t:in_play(1, "Mana Shield")
    t:ready_resources(1, 0)
  end,
}
