local numbers = use "battle_of_the_aspects/numbers"
local words = use "battle_of_the_aspects/words"

return ally "Emerald Limb Tentacle" {
  number = 4, rarity = "common", worth = 25,
  cost = 0, atk = numbers.limb.atk, damage = "melee", health = numbers.limb.health,
  tags = { "Tentacle", "Deathwing" },
  keywords = "Will of the Forsaken",
  values = { mend = 3, gift = 15 },
  text = "Will of the Forsaken <p> When your Dawn starts, this heals {mend} damage from your \z
    hero. <p> When this is destroyed, your opponents choose a hero. It heals {gift} damage from \z
    itself.",
  powers = {
    words.dawn(2, function(me) me:heal(me.mend, me.hero) end),
    when.destroyed { of = this, cites = "BA:Limb Tentacle Mode", effect = function(me)
      local hero = me.player.opponents:choose { from = any.hero, aim = help, prompt = "Which hero heals?" }
      hero:heal(me.gift, hero)
    end },
  },
}
