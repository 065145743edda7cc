local aspects = use "battle_of_the_aspects/aspects"

return hero "Ysera the Awakened" {
  number = 5, rarity = "rare",
  health = aspects.health, tags = { "Green Dragonkin", "Aspect" }, faction = "monster",
  deckbuilding = aspects.decks("druid", "hunter"),
  cites = { "BA:Chaos", "BA:Chaos: flip order" },
  values = { price = 5, mend = 5 },
  text = "({price}) and flip this: This heals {mend} damage from itself and each of your \z
    allies. (Allies may protect the hero of their party.)",
  powers = {
    pays { cost = { resources = value.price, flip = this },
      effect = function(me) me:heal(me.mend, all { me } + all(your.ally)) end },
  },
  back = {
    text = "When damage is healed from one of your characters, you may draw a card.",
    powers = {
      when.healed { of = your.character, may = true, effect = function(me) me.player:draw() end },
    },
  },
}
