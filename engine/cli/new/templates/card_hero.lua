--@ card.hero {{home}}/{{stem}}.lua
--> aggro check {{path}}
--> aggro new scenario "{{stem}} works" --card "{{key}}"{{in}}
--> name it in a deck of {{at}}raids/{{raid}}/decks: { 2, "{{key}}" },
-- {{name}}: what it says and does. `aggro doc {{type}}` lists every field, docs/cards.md is the guide.
-- A card of the Boss player's in {{mode}} mode: their decks name it.
return hero "{{called}}" {
  number = 1, rarity = "common",
  health = 28,
  tags = { "{{tribe}}", "{{Class}}" },       -- race, class, talent spec, professions
  class = { "{{class}}" },
  faction = "{{faction}}",
  values = { price = 3, amount = 2 }, -- every number of the text has a name
  text = "({price}) and flip this: This deals {amount} melee damage to target opposing \z
    character. Only in your turn.",
  powers = {
    pays { cost = { resources = value.price, flip = this },
      only_your_turn = true,
      targets = { target("foe", opposing.character, harm) },
      effect = function(me, t) me:deal(me.amount, "melee", t.foe) end },
  },
  back = {},                         -- the other side has no powers
}
