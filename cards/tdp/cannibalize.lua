return ability "Cannibalize" {
  number = 136, rarity = "uncommon",
  cost = 2, class = "any", faction = "horde",
  requires = "undead_hero",
  values = { amount = 2 },
  text = "Remove any number of allies in any graveyards from the game. Your hero heals {amount} \z
    damage from itself for each of them.",
  play = function(me)
    local dead = all(any.ally:in_zone("graveyard"))
    local eaten = me.player:choose {
      from = dead, up_to = #dead, to = "remove_from_game", prompt = "Who is eaten?" }
    me.hero:heal(me.amount * #eaten:remove_from_game(), me.hero)
  end,
}
