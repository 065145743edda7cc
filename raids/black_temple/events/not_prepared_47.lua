return event "You Are Not Prepared!" {
  number = 47, rarity = "uncommon",
  text = "Choose abilities, allies or equipment. Destroy each card of that kind in target \z
    player's party.",
  targets = { target("player", player.any, harm) },
  play = function(me, t)
    local kinds = { any.ability, any.ally, any.equipment }
    local kind = me.player:choose_number { min = 1, max = #kinds,
      prompt = "What does he destroy? 1: abilities, 2: allies, 3: equipment" }
    all(kinds[kind]:of(t.player)):destroy()
  end,
}
