local numbers = use "battle_of_the_aspects/numbers"

return ally "Elementium Terror" {
  number = 11, rarity = "common",
  cost = 0, atk = numbers.terror.atk, damage = "melee", health = numbers.terror.health, tags = { "Terror", "Deathwing" },
  powers = {
    gives { to = this, cant = "be targeted by opponents" },
    gives { to = this, attacks_only = opposing.ally:highest("atk") },
    when.destroyed { of = this, effect = function(me) me.player:flip_cards(raid.stage) end },
  },
}
