local aspects = use "battle_of_the_aspects/aspects"

return hero "Alexstrasza the Life-Binder" {
  number = 1, rarity = "rare",
  health = aspects.health, tags = { "Red Dragonkin", "Aspect" }, faction = "monster",
  deckbuilding = aspects.decks("paladin", "priest"),
  cites = "BA:Chaos",
  values = { price = 6, more = 2 },
  text = "({price}) and flip this: Put target ally in your graveyard into play. (Allies may \z
    protect the hero of their party.)",
  powers = {
    pays { cost = { resources = value.price, flip = this },
      targets = { target("ally", your.ally:in_zone("graveyard"), help) },
      effect = function(_, t) t.ally:to_play() end },
  },
  back = {
    text = "Your allies have +{more} ATK and +{more} health and Elusive and can't be targeted \z
      by opponents.",
    powers = {
      gives { to = your.ally, atk = plus(value.more), health = plus(value.more), keyword = "Elusive",
        cant = "be targeted by opponents" },
    },
  },
}
