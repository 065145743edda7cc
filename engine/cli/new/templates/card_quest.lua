--@ card.quest {{home}}/{{stem}}.lua
--> aggro check {{path}}
--> aggro new scenario "{{stem}} works" --card "{{key}}"{{in}}
--> name it in a deck of {{at}}raids/{{raid}}/decks: { 2, "{{key}}" },
-- {{name}}: what it says and does. `aggro doc {{type}}` lists every field, docs/cards.md is the guide.
-- A card of the Boss player's in {{mode}} mode: their decks name it.
return quest "{{called}}" {
  number = 1, rarity = "common",
  values = { price = 3, cards = 1 },  -- every number of the text has a name
  text = "({price}): Draw {cards} card.",
  reward = { cost = { resources = value.price },
    effect = function(me) me.player:draw(me.cards) end },
}
