return fixture "Rune of Mazj" {
  number = 15, rarity = "uncommon",
  tags = { "Shazzrah", "Rune" },
  text = "When an opponent plays an ability card, interrupt it.",
  powers = {
    when.played { whose = "opposing", of = any.ability:in_zone("chain"),
      effect = function(me, event) event.link:interrupt() end },
  },
  back = {},
}
