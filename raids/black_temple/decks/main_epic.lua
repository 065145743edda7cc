return deck "Black Temple: Main deck, epic" {
  plan = "Everything is answered: ten interrupts, ten blasts, and cards to find them.",
  size = 60,
  cards = {
    { 10, "black_temple/parasitic_shadowfiend" },
    { 10, "black_temple/eye_blast" },
    { 8, "black_temple/fel_rage" },
    { 6, "black_temple/hateful_strike" },
    { 6, "black_temple/fel_acid_breath" },
    { 6, "black_temple/crushing_shadows" },
    { 6, "black_temple/tidal_burst" },
    { 4, "black_temple/sinful_beam" },
    { 4, "black_temple/wicked_beam" },
  },
}
