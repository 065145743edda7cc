return deck "Black Temple: Main deck" {
  size = 40,                                       -- BT:What's in this Box
  cards = {
    { 2, "black_temple/fel_geyser" },
    { 2, "black_temple/needle_spine" },
    { 2, "black_temple/tidal_burst" },
    { 2, "black_temple/aura_of_anger" },
    { 2, "black_temple/crushing_shadows" },
    { 2, "black_temple/hateful_strike" },
    { 2, "black_temple/fel_acid_breath" },
    { 2, "black_temple/doom_blossom" },
    { 2, "black_temple/arcing_smash" },
    { 2, "black_temple/aura_of_desire" },
    { 2, "black_temple/aura_of_suffering" },
    { 3, "black_temple/eye_blast" },
    { 3, "black_temple/fel_rage" },
    { 2, "black_temple/fixate" },
    { 3, "black_temple/parasitic_shadowfiend" },
    { 3, "black_temple/prismatic_shield" },
    { 2, "black_temple/sinful_beam" },
    { 2, "black_temple/wicked_beam" },
  },
}
