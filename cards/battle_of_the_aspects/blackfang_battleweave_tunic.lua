return armor "Blackfang Battleweave Tunic" {
  number = 60, rarity = "common",
  cost = 2, def = 1,
  tags = { "Chest (1)", "Leather" }, class = { "rogue" },
  values = { venom = 2 },
  text = "When a player discards an opposing card, your hero deals {venom} nature damage to \z
    that player's hero.",
  powers = {
    when.discarded { of = opposing.card,
      effect = function(me, event) me.hero:deal(me.venom, "nature", event.player.hero) end },
  },
}
