return ability "Resurrection" {
  number = 86, rarity = "rare",
  cost = 4, tags = { "Holy" }, class = { "priest" },
  text = "Target ally in your graveyard rises into play, if its cost is no more than the \z
    number of your resources.",
  targets = { target("fallen", your.ally:in_zone("graveyard"), help) },
  play = function(me, t)
    if t.fallen.cost <= #me.player.resources then t.fallen:to_play() end
  end,
  rulings = { "A Totem is an ally too: it can be called back like any other." },
}
