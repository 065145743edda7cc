--@ card.gear {{home}}/{{stem}}.lua
--> aggro check {{path}}
--> aggro new scenario "{{stem}} works" --card "{{key}}"{{in}}
--> name it in a deck of {{at}}raids/{{raid}}/decks: { 2, "{{key}}" },
-- {{name}}: what it says and does. `aggro doc {{type}}` lists every field, docs/cards.md is the guide.
-- A card of the Boss player's in {{mode}} mode: their decks name it.
return {{type}} "{{called}}" {
  number = 1, rarity = "common",
  cost = {{cost}},{{def}}
  tags = { {{worn}} },
  class = { "{{class}}" },
  faction = "{{faction}}",
  values = { price = 1, amount = 1 }, -- every number of the text has a name
  text = "({price}), [Activate]: Your hero heals {amount} damage from target friendly \z
    character.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this },
      targets = { target("patient", friendly.character, help) },
      effect = function(me, t) me.hero:heal(me.amount, t.patient) end },
    -- gives { to = your.hero, keyword = "Protector" },
    -- prevents.damage { to = your.hero, first = value.amount },
  },
}
