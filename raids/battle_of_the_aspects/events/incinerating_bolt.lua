local words = use "battle_of_the_aspects/words"

return event "Incinerating Bolt" {
  number = 31, rarity = "common", tags = { "Deathwing" },
  values = { cards = 3 },
  text = "Each opponent puts the top {cards} cards of their deck into their graveyard. Each \z
    opponent chooses one of the allies with the highest cost in their graveyard. Remove those \z
    cards from the game. Your hero deals fire damage to each of those players' heroes, as much \z
    as that ally's cost.",
  play = function(me)
    words.top_cards(me.player, me.cards):to_graveyard()
    local lost = me.player.opponents:each_choose { from = your.ally:in_zone("graveyard"):highest("cost"),
      to = "remove_from_game", prompt = "Which of the dearest?" }
    local blows = {}
    for _, ally in each(lost) do table.insert(blows, { ally.cost, ally.owner.hero }) end
    lost:remove_from_game()
    me.hero:deal_each("fire", blows)
  end,
}
