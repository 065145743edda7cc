local numbers = use "battle_of_the_aspects/numbers"

return ally "Elementium Terror" {
  number = 11, rarity = "common",
  cost = 0, atk = numbers.terror.atk, damage = "melee", health = numbers.terror.health,
  tags = { "Terror", "Deathwing" },
  text = "This can't be targeted by opponents. <p> This can attack only an opposing ally with \z
    the highest ATK, if able. <p> When this is destroyed, flip the top cards of your deck, as \z
    many as the stage.",
  powers = {
    gives { to = this, cant = "be targeted by opponents" },
    gives { to = this, attacks_only = opposing.ally:highest("atk") },
    when.destroyed { of = this, effect = function(me) me.player:flip_cards(raid.stage) end },
  },
}
