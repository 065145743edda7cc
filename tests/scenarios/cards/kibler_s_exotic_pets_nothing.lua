return scenario "Kibler's Exotic Pets may find no ally" {
  cites = { "CR 702.1", "CR 709.2" },
  given = function(t)
    t:seat(1, {
      hero = "hoa/ta_zo", deck = { "Frostbolt", "Fire Blast" },
      resources = { "Kibler's Exotic Pets", { "Fire Blast", down = true } } })
  end,
  play = function(t)
    t:completes(1, "Kibler's Exotic Pets")
    t:everyone_passes()
    t:answers(1, "Fire Blast")
  end,
  expect = function(t)
    t:hand_count(1, 0)
    t:deck_count(1, 2)
    t:asked(1)
  end,
}
