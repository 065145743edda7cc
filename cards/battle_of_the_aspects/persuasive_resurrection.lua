return ability "Persuasive Resurrection" {
  number = 18, rarity = "rare",
  cost = 7, ongoing = true, tags = { "Holy" }, class = { "priest" },
  text = "Ongoing: When your turn starts, you may put target ally in an opponent's graveyard \z
    into play.",
  powers = {
    at.start_of_turn { whose = "your", may = true,
      targets = { target("fallen", opposing.ally:in_zone("graveyard"), help) },
      effect = function(me, event, t) t.fallen:to_play() end },
  },
  rulings = { "In a raid the Boss player's graveyard is out of reach." },
}
