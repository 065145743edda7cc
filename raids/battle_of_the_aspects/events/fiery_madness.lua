return event "Fiery Madness" {
  number = 28, rarity = "common", tags = { "Deathwing" },
  play = function(me)
    local blows = {}
    for _, ally in each(opposing.ally) do table.insert(blows, { ally, ally.atk, "fire", ally }) end
    local _, hit = deal_together(blows)
    if #hit:where(any.ally:with { remaining = { max = 0 } }) == 0 then me.player:flip_cards(1) end
  end,
}
