return ability "Resurrection" {
  number = 86, rarity = "rare",
  cost = 4, tags = { "Holy" }, class = { "priest" },
  text = "If the cost of target ally in your graveyard is at most the number of your resources, \z
    put it into play.",
  targets = { target("fallen", your.ally:in_zone("graveyard"), help) },
  play = function(me, t)
    if t.fallen.cost <= #me.player.resources then t.fallen:to_play() end
  end,
  rulings = { "A Totem is an ally too: it can be called back like any other." },
}
