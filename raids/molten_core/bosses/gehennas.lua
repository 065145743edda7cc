-- Shadow for a hero one turn, fire for the allies the next.
local words = use "molten_core/words"

return boss "Gehennas" {
  number = 3, rarity = "rare", order = 3,
  health = 11, tags = { "Flamewaker" },
  values = { bonus = 2, curse = 3, cards = 1 },
  text = "While this is attacking, it has +{bonus} ATK. <p> This can't attack an ally. <p> When \z
    your turn ends, this deals {curse} shadow damage to target opposing hero, chosen at random. \z
    Its controller discards {cards} card. Flip this.",
  powers = {
    gives { to = this, atk = plus(value.bonus), only_if = attacking },
    words.hunts_heroes,
    at.end_of_turn { whose = "your", targets = { target("prey", opposing.hero, harm, { random = true }) },
      effect = function(me, event, t)
        me:deal(me.curse, "shadow", t.prey)
        t.prey.controller:discard(me.cards)
        me:flip()
      end },
  },
  back = {
    values = { charge = 2, rain = 1 },
    text = "While this is attacking, it has +{charge} ATK. <p> This can't attack an ally. <p> \z
      When your turn ends, this deals {rain} fire damage to each opposing ally. Flip it.",
    powers = {
      gives { to = this, atk = plus(value.charge), only_if = attacking },
      words.hunts_heroes,
      at.end_of_turn { whose = "your",
        effect = function(me)
          me:deal(me.rain, "fire", opposing.ally)
          me:flip()
        end },
    },
  },
}
