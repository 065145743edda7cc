return deck "Black Temple: Minion deck, epic" {
  plan = "Vashj, who is no Minion, and Sentinels, Generals and Behemoths around her.",
  size = 43,
  cards = {
    { 3, "sob/lady_vashj" },
    { 12, "black_temple/promenade_sentinel" },
    { 10, "black_temple/coilskar_general" },
    { 10, "black_temple/bonechewer_behemoth" },
    { 8, "black_temple/temple_concubine" },
  },
}
