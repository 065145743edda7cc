--@ scenario {{scenes}}/{{stem}}.lua
--> aggro test {{path}}{{with}}
-- A position, what is done, what must then be so: docs/scenarios.md, `aggro doc plays`.
return scenario "{{called}}" {
  raid = "{{raid}}",
  cards = {                              -- of this scenario alone; or name any card
    scout = ally "Scout" { cost = 1, atk = 2, damage = "melee", health = 2 },
  },
  given = function(t)
    t:seat(1, { play = { "Scout" } })
  end,
  play = function(t)
    t:attacks(1, "Scout", "hero@boss")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@boss", 2)
    -- t:in_graveyard(1, "…"); t:told { "deals 2 melee damage" }
  end,
}
