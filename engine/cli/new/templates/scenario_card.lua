--@ scenario.card {{scenes}}/{{stem}}.lua
--> aggro test {{path}}{{with}}
-- A position, what is done, what must then be so: docs/scenarios.md, `aggro doc plays`.
return scenario "{{called}}" {
  raid = "{{raid}}",
  given = function(t)
    t:seat(1, { hand = { "{{card}}" }, resources = 9 })
    t:boss { resources = 2 }             -- play = { "…" }, hand = { "…" }
  end,
  play = function(t)
    -- t:plays(1, "{{card}}", { target = "hero@boss" })
    -- t:finishes_chain()
  end,
  expect = function(t)
    t:in_hand(1, "{{card}}")
    -- t:damage("hero@boss", 3); t:told { "deals 3 fire damage" }
  end,
}
