-- As long as enough of his Firesworn stand he keeps them; then he throws them at the raiders.
local words = use "molten_core/words"
local firesworn = your.ally:with { name = "Firesworn" }

return boss "Garr" {
  number = 4, rarity = "rare", order = 4,
  health = 14, tags = { "Elemental" },
  values = { bonus = 3, few = 4 },
  text = "While this is attacking, it has +{bonus} ATK. <p> This can't attack an ally. <p> When \z
    each turn ends, if you have {few} or fewer allies named Firesworn, flip this.",
  powers = {
    gives { to = this, atk = plus(value.bonus), only_if = attacking },
    words.hunts_heroes,
    at.end_of_turn { only_if = count(firesworn):at_most(value.few), effect = function(me) me:flip() end },
  },
  back = {
    values = { charge = 6, price = 1, blast = 2 },
    text = "While this is attacking, it has +{charge} ATK. <p> This can't attack an ally. <p> \z
      ({price}): Destroy one of your allies named Firesworn. Each card destroyed this way deals \z
      {blast} fire damage to each character in target opposing player's party.",
    powers = {
      gives { to = this, atk = plus(value.charge), only_if = attacking },
      words.hunts_heroes,
      pays { cost = { resources = value.price }, worth = 30 * count(firesworn):min(1),
        targets = { target("foe", player.opposing, harm) },
        effect = function(me, t)
          local spent = me.player:choose { from = your.ally:with { name = "Firesworn" }, to = "destroy", aim = harm,
            prompt = "Which Firesworn bursts?" }
          if not spent then return end
          local _, burst = spent:destroy()
          for _, it in each(burst) do it:deal(me.blast, "fire", any.character:of(t.foe)) end
        end },
    },
  },
}
