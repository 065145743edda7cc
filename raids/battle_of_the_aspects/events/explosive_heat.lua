return event "Explosive Heat" {
  number = 26, rarity = "common", tags = { "Deathwing" },
  values = { heat = 10 },
  text = "Opponents divide {heat} damage among opposing heroes. Your hero deals each of them \z
    that much fire damage.",
  play = function(me)
    me.hero:deal_each("fire", me.player.opponents:divide { amount = me.heat, among = opposing.hero })
  end,
}
