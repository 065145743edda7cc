return deck "Black Temple: Main deck, heroic" {
  plan = "Never let a plan stand: interrupt it, blast it, empty the hands, and draw the next answer.",
  size = 40,
  cards = {
    { 4, "black_temple/parasitic_shadowfiend" },
    { 4, "black_temple/eye_blast" },
    { 4, "black_temple/fel_rage" },
    { 4, "black_temple/crushing_shadows" },
    { 4, "black_temple/hateful_strike" },
    { 4, "black_temple/fel_acid_breath" },
    { 4, "black_temple/tidal_burst" },
    { 4, "black_temple/sinful_beam" },
    { 4, "black_temple/wicked_beam" },
    { 4, "black_temple/aura_of_desire" },
  },
}
