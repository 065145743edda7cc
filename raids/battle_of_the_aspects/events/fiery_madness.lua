return event "Fiery Madness" {
  number = 28, rarity = "common", tags = { "Deathwing" },
  text = "Each opposing ally deals as much fire damage to itself as its ATK. If none of them \z
    was dealt fatal damage this way, flip the top card of your deck.",
  play = function(me)
    local blows = {}
    for _, ally in each(opposing.ally) do table.insert(blows, { ally, ally.atk, "fire", ally }) end
    local _, hit = deal_together(blows)
    if #hit:where(any.ally:with { remaining = { max = 0 } }) == 0 then me.player:flip_cards(1) end
  end,
}
