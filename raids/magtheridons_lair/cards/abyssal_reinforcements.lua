local bloods = use("magtheridons_lair/words").bloods

return ability "Abyssal Reinforcements" {
  number = 3, rarity = "uncommon", cost = 3,
  ongoing = true,
  values = { fee = 2 },
  text = "Put an Abyssal token into play. <p> Ongoing: Destroy {fee} Blood fixtures: Put an \z
    Abyssal token into play. Only in your turn.",
  play = function(me) me.player:put_token("magtheridons_lair/abyssal") end,
  powers = {
    pays { cost = { destroy = { what = bloods, count = value.fee } }, only_your_turn = true,
      effect = function(me) me.player:put_token("magtheridons_lair/abyssal") end },
  },
}
