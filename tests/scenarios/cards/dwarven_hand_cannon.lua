return scenario "Dwarven Hand Cannon is loaded as often as one pays, and nobody strikes back" {
  cites = { "CR 701.1", "CR 303.2", "CR 603.1a", "CR 714.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Dwarven Hand Cannon" }, resources = 6 })
    t:boss { play = { "Guardian Steppestrider" } }
  end,
  play = function(t)
    t:atk("Dwarven Hand Cannon", 1)
    t:uses(1, "Dwarven Hand Cannon")
    t:everyone_passes()
    t:uses(1, "Dwarven Hand Cannon")
    t:everyone_passes()
    t:atk("Dwarven Hand Cannon", 3)
    t:ready("Dwarven Hand Cannon")
    t:attacks(1, "Grumpherys", "Guardian Steppestrider")
    t:strikes(1, "Dwarven Hand Cannon")
    t:to_end_of_combat()
    t:damage("Guardian Steppestrider", 3)
    t:damage("Grumpherys", 0)
    t:ready_resources(1, 0)
    t:ends_turn()
  end,
  expect = function(t)
    t:atk("Dwarven Hand Cannon", 1)
  end,
}
