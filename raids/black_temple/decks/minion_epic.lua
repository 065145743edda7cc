return deck "Black Temple: Minion deck, epic" {
  plan = "Sentinels and Generals over and over, and Behemoths for the heroes.",
  size = 40,
  cards = {
    { 12, "black_temple/promenade_sentinel" },
    { 10, "black_temple/coilskar_general" },
    { 10, "black_temple/bonechewer_behemoth" },
    { 8, "black_temple/temple_concubine" },
  },
}
