return armor "Cowl of Dying Light" {
  number = 62, rarity = "common",
  cost = 3, def = 1,
  tags = { "Head (1)", "Cloth" }, class = { "priest" },
  text = "When this enters play, put target opposing equipment, ally or ability with the lowest \z
    cost into its owner's hand.",
  powers = {
    when.enters_play { of = this,
      targets = { target("lowest", opposing.ability:or_type("ally", "equipment"):lowest("cost"), harm) },
      effect = function(me, event, t) t.lowest:to_hand() end },
  },
  rulings = { "Tokens cost nothing, and a token that goes to a hand is gone." },
}
