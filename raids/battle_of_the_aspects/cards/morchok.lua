local numbers = use "battle_of_the_aspects/numbers"
local late = use("battle_of_the_aspects/words").late

return ally "Morchok" {
  number = 5, rarity = "common",
  cost = 0, atk = numbers.morchok.atk, damage = "melee", health = numbers.morchok.health,
  tags = { "Earth", "Elemental", "Deathwing" },
  keywords = "Boss",
  values = { quake = 1, late = 2, twice = 2 },
  text = "Boss <p> When this enters play, it deals {quake} melee damage to each opposing \z
    character. Exhaust each ally dealt damage this way. <p> When this deals combat damage to an \z
    opposing defending hero, if the stage is {late} or more, this deals shadow damage equal to \z
    {twice} times that much to each other opposing hero.",
  powers = {
    when.enters_play { of = this, effect = function(me)
      local _, hit = me:deal(me.quake, "melee", opposing.character)
      hit:where(any.ally):exhaust()
    end },
    when.dealt_damage { by = this, of = opposing.hero:with { defending = true }, combat = true, only_if = late,
      effect = function(me, event)
        me:deal(me.twice * event.amount, "shadow", opposing.hero:other(event.card))
      end },
  },
}
