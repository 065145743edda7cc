return event "Flame Crash" {
  number = 68, rarity = "uncommon", tags = { "Betrayer" },
  ongoing = true,
  values = { all = 5, ruin = 20 },
  text = "Choose a number above zero. Destroy each opposing card in play with that cost. <p> \z
    Ongoing: When your turn starts, if you have {all} or more Betrayer events, your hero deals \z
    {ruin} fire damage to each opposing hero.",
  play = function(me)
    local dearest = 1
    for _, card in each(all(opposing.card)) do dearest = math.max(dearest, card.cost) end
    local cost = me.player:choose_number { min = 1, max = dearest,
      prompt = "Opposing cards of which cost are destroyed?" }
    all(opposing.card:with { cost = cost }):destroy()
  end,
  powers = {
    at.start_of_turn {
      whose = "your", only_if = count(your.event:with { tag = "Betrayer" }):at_least(value.all),
      effect = function(me) me.hero:deal(me.ruin, "fire", opposing.hero) end,
    },
  },
}
