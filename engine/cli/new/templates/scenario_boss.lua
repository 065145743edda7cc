--@ scenario.boss {{scenes}}/{{stem}}.lua
--> aggro test {{path}}{{with}}
-- A position, what is done, what must then be so: docs/scenarios.md, `aggro doc plays`.
return scenario "{{called}}" {
  raid = "{{raid}}",
  given = function(t)
    t:boss { boss = "{{card}}", resources = 9 }
    t:turn("boss")
  end,
  play = function(t)
    -- t:ends_turn()
  end,
  expect = function(t)
    t:damage("hero@boss", 0)
  end,
}
