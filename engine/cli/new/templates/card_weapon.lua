--@ card.weapon {{home}}/{{stem}}.lua
--> aggro check {{path}}
--> aggro new scenario "{{stem}} works" --card "{{key}}"{{in}}
--> name it in a deck of {{at}}raids/{{raid}}/decks: { 2, "{{key}}" },
-- {{name}}: what it says and does. `aggro doc {{type}}` lists every field, docs/cards.md is the guide.
-- A card of the Boss player's in {{mode}} mode: their decks name it.
return weapon "{{called}}" {
  number = 1, rarity = "common",
  cost = {{cost}}, atk = {{amount}}, damage = "melee", strike = 1,
  tags = { "Melee (1)", "Axe" },    -- or "Two-Handed"
  class = { "{{class}}" },
  faction = "{{faction}}",
  -- values = { bonus = 1 },
  -- text = "Your attacking hero has +{bonus} ATK.",
  -- powers = {
  --   gives { to = your.hero:with { attacking = true }, atk = plus(value.bonus) },
  -- },
}
