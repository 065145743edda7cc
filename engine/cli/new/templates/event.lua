--@ event raids/{{raid}}/events/{{stem}}.lua
--@ raid raids/{{stem}}/events/{{stem}}_heat.lua Heat of
--> aggro check {{path}}
--> name it in {{at}}raids/{{raid}}/decks/event.lua: { 1, "{{raid}}/{{stem}}" },
-- An event: it goes onto the chain in the Event phase, and no player interrupts it.
return event "{{called}}" {
  number = 1, rarity = "uncommon",
  values = { amount = 1 },
  text = "Your hero deals {amount} {{school}} damage to each opposing hero.",
  play = function(me) me.hero:deal(me.amount, "{{school}}", opposing.hero) end,
  -- With a choice: targets = { target("ally", opposing.ally, harm) },
  -- play = function(me, t) t.ally:exhaust() end,
  -- For all: for _, player in each(me.player.opponents) do player:discard(1) end
}
