local aspects = use "battle_of_the_aspects/aspects"

return hero "Kalecgos the Spell-Weaver" {
  number = 3, rarity = "rare",
  health = aspects.health, tags = { "Blue Dragonkin", "Aspect" }, faction = "monster",
  deckbuilding = aspects.decks("mage", "warlock"),
  cites = { "BA:Chaos", "BA:Chaos: no class" },
  values = { price = 6, cards = 3 },
  text = "({price}) and flip this: Search your deck for up to {cards} equipment, ally or \z
    ability cards. Reveal them. Put them into your hand. (Allies may protect the hero of their \z
    party.)",
  powers = {
    pays { cost = { resources = value.price, flip = this },
      effect = function(me)
        local found = me.player:search { in_zones = { "deck" }, for_ = any.ability:or_type("ally", "equipment"),
          count = me.cards, prompt = "What do you find?" }
        found:reveal()
        found:to_hand()
      end },
  },
  back = {
    text = "When your turn ends, this deals arcane damage equal to the number of cards in your \z
      hand to target hero.",
    powers = {
      at.end_of_turn { whose = "your", targets = { target("prey", any.hero, harm) },
        effect = function(me, _, t) me:deal(#me.player.hand, "arcane", t.prey) end },
    },
  },
}
