-- An event: it goes onto the chain in the Event phase, and no player interrupts it.
return event "Heat of Ember Court" {
  number = 1, rarity = "uncommon",
  values = { amount = 3 },
  text = "Your hero deals {amount} fire damage to each opposing hero.",
  play = function(me) me.hero:deal(me.amount, "fire", opposing.hero) end,
  -- With a choice: targets = { target("ally", opposing.ally, harm) },
  -- play = function(me, t) t.ally:exhaust() end,
  -- For all: for _, player in each(me.player.opponents) do player:discard(1) end
}
