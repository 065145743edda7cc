--@ card.ally {{home}}/{{stem}}.lua
--> aggro check {{path}}
--> aggro new scenario "{{stem}} works" --card "{{key}}"{{in}}
--> name it in a deck of {{at}}raids/{{raid}}/decks: { 2, "{{key}}" },
-- {{name}}: what it says and does. `aggro doc {{type}}` lists every field, docs/cards.md is the guide.
-- A card of the Boss player's in {{mode}} mode: their decks name it.
return ally "{{called}}" {
  number = 1, rarity = "common",
  cost = {{cost}}, atk = {{power}}, damage = "{{damage}}", health = {{power}},
  tags = { "{{tribe}}" },
  class = { "{{class}}" },
  faction = "{{faction}}",
  values = { amount = 1 },            -- every number of the text has a name
  text = "When this enters play, it deals {amount} {{school}} damage to target opposing hero.",
  powers = {
    when.enters_play { of = this, targets = { target("hero", opposing.hero, harm) },
      effect = function(me, event, t) me:deal(me.amount, "{{school}}", t.hero) end },
    -- Others, to try in its place (say in `text` what they do):
    -- gives { to = your.ally:other(), atk = plus(value.amount) },
    -- at.start_of_turn { whose = "your",
    --   effect = function(me) me.hero:heal(me.amount, me.hero) end },
    -- pays { cost = { exhaust = this }, targets = { target("ally", any.ally, harm) },
    --   effect = function(me, t) t.ally:exhaust() end },
  },
  -- keywords = { "Protector" },
}
