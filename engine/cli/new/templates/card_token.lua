--@ card.token {{home}}/{{stem}}.lua
--> aggro check {{path}}
--> aggro new scenario "{{stem}} works" --card "{{key}}"{{in}}
--> name it in a deck of {{at}}raids/{{raid}}/decks: { 2, "{{key}}" },
-- {{name}}: what it says and does. `aggro doc {{type}}` lists every field, docs/cards.md is the guide.
-- A card of the Boss player's in {{mode}} mode: their decks name it.
return token "{{called}}" {
  number = 1, rarity = "common",
  atk = 1, damage = "{{damage}}", health = 1,
  tags = { "{{tribe}}" },
}                                     -- me.player:put_token("{{key}}")
