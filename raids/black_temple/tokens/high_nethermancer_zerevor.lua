return token "High Nethermancer Zerevor" {
  number = 5, rarity = "common",
  atk = 4, damage = "arcane", health = 4, tags = { "Blood Elf", "Mage", "Council Member" },
  values = { blast = 3 },
  text = "When your turn starts, this deals {blast} arcane damage to each character in target \z
    player's party.",
  powers = {
    at.start_of_turn {
      whose = "your",
      targets = { target("player", player.any, harm) },
      effect = function(me, event, t) me:deal(me.blast, "arcane", t.player.party:where(any.character)) end,
    },
  },
}
