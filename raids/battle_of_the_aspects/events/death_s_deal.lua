return event "Death's Deal" {
  number = 23, rarity = "common", tags = { "Deathwing" },
  values = { cards = 2, burn = 5 },
  text = "Each opponent chooses one: They discard {cards} cards. Or: Your hero deals {burn} \z
    fire damage to their hero. Or: Your hero deals {burn} fire damage to each of their allies.",
  play = function(me)
    local ways = { "discard two cards", "damage to your hero", "damage to each of your allies" }
    local burnt = all {}
    for _, choice in ipairs(me.player.opponents:each_choose { from = ways, prompt = "Which do you take?" }) do
      local way, player = choice[1], choice[2]
      if way == ways[1] then player:discard(me.cards) end
      if way == ways[2] then burnt = burnt + player.hero end
      if way == ways[3] then burnt = burnt + all(any.ally:of(player)) end
    end
    me.hero:deal(me.burn, "fire", burnt)
  end,
}
