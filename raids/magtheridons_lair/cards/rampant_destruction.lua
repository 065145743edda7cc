local bloods = use("magtheridons_lair/words").bloods

return ability "Rampant Destruction" {
  number = 20, rarity = "uncommon", cost = 3,
  text = "Destroy an opposing equipment or ability for each Blood fixture. <p> When you discard \z
    this because of an opponent, you may put it from your graveyard into your hand.",
  play = function(me)
    me.player:choose { from = opposing.ability:or_type("equipment"), count = #all(bloods), aim = harm, to = "destroy",
      prompt = "What is destroyed?" }:destroy()
  end,
  powers = {
    when.discarded { of = this, works_in = "graveyard", may = true,
      only_if = function(me, event) return event.by and not event.by.is_boss end,
      effect = function(me) me:to_hand() end },
  },
}
