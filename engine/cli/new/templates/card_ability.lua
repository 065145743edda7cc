--@ card.ability {{home}}/{{stem}}.lua
--> aggro check {{path}}
--> aggro new scenario "{{stem}} works" --card "{{key}}"{{in}}
--> name it in a deck of {{at}}raids/{{raid}}/decks: { 2, "{{key}}" },
-- {{name}}: what it says and does. `aggro doc {{type}}` lists every field, docs/cards.md is the guide.
-- A card of the Boss player's in {{mode}} mode: their decks name it.
return ability "{{called}}" {
  number = 1, rarity = "common",
  cost = {{cost}}, tags = { "{{School}}" },
  class = { "{{class}}" },
  faction = "{{faction}}",
  values = { amount = {{amount}} },            -- every number of the text has a name
  text = "Your hero deals {amount} {{school}} damage to target opposing character.",
  targets = { target("foe", opposing.character, harm) },     -- t.foe below
  play = function(me, t) me.hero:deal(me.amount, "{{school}}", t.foe) end,
  -- instant = true,                  -- it may be played whenever you may act
  -- Or it stays: ongoing = true, or attach = target("host", opposing.ally, harm), with
  -- powers = {
  --   gives { to = attached, cant = "attack" },
  --   at.start_of_turn { whose = "your",
  --     effect = function(me) me.hero:deal(me.amount, "{{school}}", me.host) end },
  -- },
}
