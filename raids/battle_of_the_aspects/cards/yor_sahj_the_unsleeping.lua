local numbers = use "battle_of_the_aspects/numbers"
local late = use("battle_of_the_aspects/words").late

return ally "Yor'sahj the Unsleeping" {
  number = 7, rarity = "common",
  cost = 0, atk = numbers.yorsahj.atk, damage = "shadow", health = numbers.yorsahj.health,
  tags = { "Faceless One", "General", "Deathwing" },
  keywords = "Boss",
  values = { late = 2, bite = 3 },
  text = "Boss <p> This can attack only an opposing ally with the lowest remaining health, if \z
    able. <p> When this deals fatal combat damage to an opposing defending ally, if the stage \z
    is {late} or more, its controller reveals the top card of their deck. If it is an ability, \z
    this deals {bite} shadow damage to that player's hero. If it is an ally, flip the top card \z
    of your deck. If it is an equipment, each other opponent discards a card.",
  powers = {
    gives { to = this, attacks_only = opposing.ally:lowest("remaining") },
    when.dealt_damage { by = this, of = opposing.ally:with { defending = true }, combat = true, fatal = true,
      only_if = late, effect = function(me, event)
        local loser = event.card.controller
        local shown = loser.deck:reveal(1)
        if #shown:where(any.ability) > 0 then me:deal(me.bite, "shadow", loser.hero) end
        if #shown:where(any.ally) > 0 then me.player:flip_cards(1) end
        if #shown:where(any.equipment) == 0 then return end
        for _, player in each(me.player.opponents - loser) do player:discard(1) end
      end },
  },
}
