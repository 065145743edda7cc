-- He grows frantic by himself; only a Hunter calms him.
local words = use "molten_core/words"

return boss "Magmadar" {
  number = 2, rarity = "rare", order = 2,
  health = 12, tags = { "Core Hound" },
  values = { bonus = 5 },
  text = "While this is attacking, it has +{bonus} ATK. <p> This can't attack an ally. <p> When \z
    your turn ends, flip this.",
  powers = {
    gives { to = this, atk = plus(value.bonus), only_if = attacking },
    words.hunts_heroes,
    at.end_of_turn { whose = "your", effect = function(me) me:flip() end },
  },
  back = {
    values = { frenzy = 10, price = 1 },
    text = "While this is attacking, it has +{frenzy} ATK. <p> This can't attack an ally. <p> \z
      ({price}) and exhaust one of your Hunter characters: Flip this. Every player may use it, \z
      each in their own turn.",
    powers = {
      gives { to = this, atk = plus(value.frenzy), only_if = attacking },
      words.hunts_heroes,
      pays { used_by = "all", only_your_turn = true,
        cost = { resources = value.price, exhaust = your.character:with { tag = "Hunter" } },
        effect = function(me) me:flip() end },
    },
  },
}
