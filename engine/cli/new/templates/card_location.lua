--@ card.location {{home}}/{{stem}}.lua
--> aggro check {{path}}
--> aggro new scenario "{{stem}} works" --card "{{key}}"{{in}}
--> name it in a deck of {{at}}raids/{{raid}}/decks: { 2, "{{key}}" },
-- {{name}}: what it says and does. `aggro doc {{type}}` lists every field, docs/cards.md is the guide.
-- A card of the Boss player's in {{mode}} mode: their decks name it.
return location "{{called}}" {
  number = 1, rarity = "common",
  values = { price = 1, bonus = 1 },  -- every number of the text has a name
  text = "({price}), [Activate]: Target friendly ally has +{bonus} ATK this turn.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this },
      targets = { target("ally", friendly.ally, help) },
      effect = function(me, t) t.ally:gain { atk = me.bonus, lasts = this_turn } end },
  },
}
