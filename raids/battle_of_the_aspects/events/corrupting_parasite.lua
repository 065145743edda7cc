local words = use "battle_of_the_aspects/words"

return event "Corrupting Parasite" {
  number = 21, rarity = "common", tags = { "Deathwing" },
  values = { cards = 5, alike = 3, burn = 5 },
  text = "Each opponent puts the top {cards} cards of their deck into their graveyard. If \z
    {alike} or more of those of one player share a type, your hero deals {burn} fire damage to \z
    that player's hero and to each of their allies.",
  play = function(me)
    local hit, fallen = all {}, words.top_cards(me.player, me.cards):to_graveyard()
    for _, player in each(me.player.opponents) do
      local own = fallen:where(any.card:of(player))
      for _, kind in ipairs { any.ability, any.ally, any.equipment, any.quest, any.location, any.hero } do
        if #own:where(kind) >= me.alike then hit = hit + all(any.character:of(player)) end
      end
    end
    me.hero:deal(me.burn, "fire", hit)
  end,
}
