return scenario "Grimdron spits fire" {
  cites = { "CR 701.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Grimdron" }, resources = 1 })
  end,
  play = function(t)
    t:can(1, "uses", "Grimdron", { target = "Pagatha Soulbinder" })
    t:uses(1, "Grimdron", { target = "Onyxia" })
    t:exhausted("Grimdron")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 1)
    t:ready_resources(1, 0)
    t:told { "Grimdron deals 1 fire damage to Onyxia" }
  end,
}
