local words = use "molten_core/words"

return boss "Golemagg the Incinerator" {
  number = 8, rarity = "rare", order = 8,
  health = 20, tags = { "Giant" },
  values = { bonus = 5, splash = 3, wounds = 15 },
  text = "While this is attacking, it has +{bonus} ATK. <p> This can't attack an ally. <p> When \z
    your turn ends, this deals {splash} fire damage to target opposing character. <p> When your \z
    turn starts, if the damage of this is {wounds} or more, flip this.",
  powers = {
    gives { to = this, atk = plus(value.bonus), only_if = attacking },
    words.hunts_heroes,
    at.end_of_turn { whose = "your", targets = { target("prey", opposing.character, harm) },
      effect = function(me, event, t) me:deal(me.splash, "fire", t.prey) end },
    at.start_of_turn { whose = "your", only_if = stat("damage"):at_least(value.wounds),
      effect = function(me) me:flip() end },
  },
  back = {
    values = { charge = 5, trust = 5 },
    text = "While this is attacking, it has +{charge} ATK. <p> This can't attack an ally. <p> \z
      When this is dealt damage, it deals {trust} melee damage to the source of that damage.",
    powers = {
      gives { to = this, atk = plus(value.charge), only_if = attacking },
      words.hunts_heroes,
      when.dealt_damage { of = this, effect = function(me, event) me:deal(me.trust, "melee", event.source) end },
    },
  },
}
