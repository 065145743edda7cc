return deck "Black Temple: Minion deck, epic" {
  plan = "Two lords of Outland who are no Minions; Sentinels, Generals and Behemoths around them.",
  size = 46,
  cards = {
    { 3, "sob/lady_vashj" },
    { 3, "sob/prince_kael_thas_sunstrider" },
    { 12, "black_temple/promenade_sentinel" },
    { 10, "black_temple/coilskar_general" },
    { 10, "black_temple/bonechewer_behemoth" },
    { 8, "black_temple/temple_concubine" },
  },
}
