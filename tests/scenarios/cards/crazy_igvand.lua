return scenario "Crazy Igvand has no blow to give, but steps before whom he protects" {
  cites = { "CR 602.2", "CR 602.3" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", play = { "Crazy Igvand", "Freya Lightsworn" } })
    t:boss { play = { "Wazzuli Wildmender" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Wazzuli Wildmender", "hero@1")
    t:cant(1, "protects", "Freya Lightsworn")
    t:protects(1, "Crazy Igvand")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@1", 0)
    t:damage("Crazy Igvand", 3)
    t:damage("Wazzuli Wildmender", 0)
    t:exhausted("Crazy Igvand")
  end,
}
