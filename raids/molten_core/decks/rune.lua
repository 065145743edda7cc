return deck "Molten Core: Rune deck" {
  size = 7,
  cards = {
    { 1, "molten_core/rune_of_kress" },
    { 1, "molten_core/rune_of_mohn" },
    { 1, "molten_core/rune_of_blaz" },
    { 1, "molten_core/rune_of_zeth" },
    { 1, "molten_core/rune_of_mazj" },
    { 1, "molten_core/rune_of_koro" },
    { 1, "molten_core/rune_of_theri" },
  },
}
