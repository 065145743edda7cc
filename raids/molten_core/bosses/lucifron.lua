-- On the Boss player's third turn his curse falls due.
local words = use "molten_core/words"

return boss "Lucifron" {
  number = 1, rarity = "rare", order = 1,
  health = 6, tags = { "Flamewaker" },
  values = { bonus = 2, third = 3 },
  text = "While this is attacking, it has +{bonus} ATK. <p> This can't attack an ally. <p> When \z
    turn {third} of yours starts, flip this.",
  powers = {
    gives { to = this, atk = plus(value.bonus), only_if = attacking },
    words.hunts_heroes,
    as.start_of_turn { whose = "your", effect = function(me) me.memory[1] = me.memory[1] + 1 end },
    at.start_of_turn { whose = "your", only_if = function(me) return me.memory[1] == me.third end,
      effect = function(me) me:flip() end },
  },
  back = {
    values = { charge = 2, doom = 6 },
    text = "While this is attacking, it has +{charge} ATK. <p> This can't attack an ally. <p> \z
      When your turn ends, this deals {doom} shadow damage to each opposing hero.",
    powers = {
      gives { to = this, atk = plus(value.charge), only_if = attacking },
      words.hunts_heroes,
      at.end_of_turn { whose = "your", effect = function(me) me:deal(me.doom, "shadow", opposing.hero) end },
    },
  },
}
