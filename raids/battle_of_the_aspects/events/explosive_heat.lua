return event "Explosive Heat" {
  number = 26, rarity = "common", tags = { "Deathwing" },
  values = { heat = 10 },
  play = function(me)
    me.hero:deal_each("fire", me.player.opponents:divide { amount = me.heat, among = opposing.hero })
  end,
}
