return token "High Nethermancer Zerevor" {
  number = 5, rarity = "common",
  atk = 4, damage = "arcane", health = 4, tags = { "Blood Elf", "Mage", "Council Member" },
  values = { blast = 3 },
  text = "Each time your turn starts a party burns: each hero and ally of target player is dealt {blast} \z
    arcane damage by Zerevor.",
  powers = {
    at.start_of_turn {
      whose = "your",
      targets = { target("player", player.any, harm) },
      effect = function(me, event, t) me:deal(me.blast, "arcane", t.player.party:where(any.character)) end,
    },
  },
}
