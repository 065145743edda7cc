return ability "Demonic Torrent" {
  number = 27, rarity = "uncommon",
  cost = 4, tags = { "Demonology" }, class = { "warlock" },
  values = { torrent = 3 },
  text = "Your hero deals {torrent} shadow damage to each non-Demon character.",
  play = function(me) me.hero:deal(me.torrent, "shadow", any.character:without { tag = "Demon" }) end,
}
