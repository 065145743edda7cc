local aspects = use "battle_of_the_aspects/aspects"

return hero "Deathwing the Destroyer" {
  number = 2, rarity = "rare",
  health = aspects.health, tags = { "Black Dragonkin", "Aspect" }, faction = "monster",
  deckbuilding = aspects.decks("death_knight", "shaman"),
  cites = "BA:Chaos",
  values = { price = 8, burn = 3 },
  text = "({price}) and flip this: Destroy any number of target opposing equipment, allies or \z
    abilities, no two with the same controller. (Allies may protect the hero of their party.)",
  powers = {
    pays { cost = { resources = value.price, flip = this },
      targets = { target("victims", opposing.ability:or_type("ally", "equipment"), harm,
        { any_number = true, one_each = "controller" }) },
      effect = function(_, t) t.victims:destroy() end },
  },
  back = {
    text = "When an opposing card in play or resources is destroyed, this deals {burn} fire \z
      damage to that card's owner's hero.",
    powers = {
      when.destroyed { of = opposing.card:in_zone("play", "resources"),
        effect = function(me, event) me:deal(me.burn, "fire", event.card.owner.hero) end },
    },
  },
}
