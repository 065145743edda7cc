return event "Hidden Reserves" {
  number = 16, rarity = "uncommon", tags = { "Onyxia" },
  values = { cards = 2 },
  text = "Each opponent reveals the top {cards} cards of their deck. They may put an ally among \z
    them into their hand. If they do, they put the rest on the bottom of their deck.",
  play = function(me)
    local seen, recruits, rest = {}, nil, nil
    for _, player in each(me.player.opponents) do
      table.insert(seen, { player, player.deck:top(me.cards):reveal() })
    end
    for _, it in ipairs(seen) do
      local player, cards = it[1], it[2]
      local recruit = player:choose { from = cards:where(any.ally), up_to = 1, aim = help,
        prompt = "Take an ally into your hand?" }
      if #recruit > 0 then
        recruits = recruits and recruits + recruit or recruit
        rest = rest and rest + (cards - recruit) or cards - recruit
      end
    end
    if recruits then
      recruits:to_hand()
      rest:to_deck("bottom")
    end
  end,
}
