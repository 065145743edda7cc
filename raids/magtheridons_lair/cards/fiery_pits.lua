return ability "Fiery Pits" {
  number = 14, rarity = "uncommon", cost = 2,
  cites = "R403:Fiery Pits",
  values = { fire = 15 },
  text = "Opponents divide {fire} damage among opposing characters, for each no more than is \z
    fatal. Put that damage on them.",
  play = function(me)
    local parts = me.player.opponents:divide { amount = me.fire, among = opposing.character, at_most = "remaining" }
    for _, part in ipairs(parts) do part[2]:put_damage(part[1]) end
  end,
}
