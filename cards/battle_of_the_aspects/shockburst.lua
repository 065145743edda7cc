return ability "Shockburst" {
  number = 31, rarity = "common", instant = true,
  cost = 1, tags = { "Protection" }, class = { "warrior" },
  text = "This turn, if an opposing ally would enter play, instead put it into play exhausted \z
    under that player's control.",
  play = function(me) me:begin("stunned", this_turn) end,
  later = {
    stunned = instead.enters_play { of = opposing.ally,
      effect = function(_, event) event.card:to_play { exhausted = true, under = event.player } end },
  },
  rulings = { "Tokens come exhausted, too." },
}
