return scenario "Grumpherys hides a Pet that comes after his whistle as well" {
  cites = { "CR 714.3e" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Hootie" }, resources = 5 })
  end,
  play = function(t)
    t:uses(1, "Grumpherys")
    t:everyone_passes()
    t:plays(1, "Hootie")
    t:everyone_passes()
  end,
  expect = function(t)
    t:has("Hootie", "Elusive")
    t:has("Hootie", "Untargetable")
    t:ready_resources(1, 0)
  end,
}
