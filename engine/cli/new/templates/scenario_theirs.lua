--@ scenario.theirs {{scenes}}/{{stem}}.lua
--> aggro test {{path}}{{with}}
-- A position, what is done, what must then be so: docs/scenarios.md, `aggro doc plays`.
return scenario "{{called}}" {
  raid = "{{raid}}",
  cards = {                              -- of this scenario alone
    scout = ally "Scout" { cost = 1, atk = 2, damage = "melee", health = 2 },
  },
  given = function(t)
    t:seat(1, { play = { "Scout" } })   -- one whom it may target
    t:boss { hand = { "{{card}}" }, resources = 9 }
    t:turn("boss")
  end,
  play = function(t)
    -- t:plays("boss", "{{card}}")       -- with a target: …, { target = "Scout" })
    -- t:finishes_chain()
  end,
  expect = function(t)
    t:in_hand("boss", "{{card}}")         -- not any more, once it is played
  end,
}
