local numbers = use "battle_of_the_aspects/numbers"
local late = use("battle_of_the_aspects/words").late

return ally "Morchok" {
  number = 5, rarity = "common",
  cost = 0, atk = numbers.morchok.atk, damage = "melee", health = numbers.morchok.health, tags = { "Earth", "Elemental", "Deathwing" },
  keywords = "Boss",
  values = { quake = 1 },
  powers = {
    when.enters_play { of = this, effect = function(me)
      local _, hit = me:deal(me.quake, "melee", opposing.character)
      hit:where(any.ally):exhaust()
    end },
    when.dealt_damage { by = this, of = opposing.hero:with { defending = true }, combat = true, only_if = late,
      effect = function(me, event)
        me:deal(2 * event.amount, "shadow", opposing.hero:other(event.card))
      end },
  },
}
