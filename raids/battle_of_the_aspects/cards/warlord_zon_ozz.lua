local numbers = use "battle_of_the_aspects/numbers"
local late = use("battle_of_the_aspects/words").late

return ally "Warlord Zon'ozz" {
  number = 6, rarity = "common",
  cost = 0, atk = numbers.zonozz.atk, damage = "shadow", health = numbers.zonozz.health,
  tags = { "Faceless One", "General", "Deathwing" },
  keywords = "Boss",
  values = { charge = 3, late = 2 },
  text = "Boss <p> This can attack only an opposing ally with the highest remaining health, if \z
    able. <p> While this is attacking and there is a defending ally, it has +{charge} ATK. <p> \z
    When this deals fatal combat damage to an opposing defending ally, if the stage is {late} \z
    or more, remove the top card of its controller's deck from the game. This deals shadow \z
    damage equal to that card's cost to each other opposing hero than that player's.",
  powers = {
    gives { to = this, attacks_only = opposing.ally:highest("remaining") },
    gives { to = this, atk = plus(value.charge), only_if = attacking * count(any.ally:with { defending = true }) },
    when.dealt_damage { by = this, of = opposing.ally:with { defending = true }, combat = true, fatal = true,
      only_if = late, effect = function(me, event)
        local loser = event.card.controller
        local lost = loser.deck:top()
        if not lost then return end
        local cost = lost.cost
        lost:remove_from_game()
        me:deal(cost, "shadow", opposing.hero:other(loser.hero))
      end },
  },
}
