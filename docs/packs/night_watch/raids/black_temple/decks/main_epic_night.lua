return deck "Night Watch: Main deck, epic" {
  plan = "Knives from everywhere, and the cards to find them.",
  cards = {
    { 12, "black_temple/night_of_knives" },
    { 12, "black_temple/fel_rage" },
    { 12, "black_temple/parasitic_shadowfiend" },
    { 12, "black_temple/eye_blast" },
  },
}
