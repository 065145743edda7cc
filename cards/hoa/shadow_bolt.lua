return ability "Shadow Bolt" {
  number = 132, rarity = "uncommon",
  cost = 3, tags = { "Destruction" }, class = { "warlock" },
  values = { amount = 3, cards = 1 },
  text = "Your hero deals {amount} shadow damage to target character. This turn, when that \z
    character is destroyed, its controller discards {cards} card.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "shadow", t.prey)
    me:begin("grief", this_turn, { t.prey })
  end,
  later = {
    grief = when.destroyed { of = given,
      effect = function(me, event) event.player:discard(me.cards) end },
  },
}
