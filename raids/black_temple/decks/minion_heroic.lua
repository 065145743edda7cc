return deck "Black Temple: Minion deck, heroic" {
  plan = "What does its harm as it comes in, and something to stand in front of it.",
  size = 28,
  cards = {
    { 4, "black_temple/ashtongue_battlelord" },
    { 4, "black_temple/coilskar_general" },
    { 4, "black_temple/bonechewer_behemoth" },
    { 4, "black_temple/promenade_sentinel" },
    { 4, "black_temple/illidari_archon" },
    { 4, "black_temple/bonechewer_shield_disciple" },
    { 4, "black_temple/sister_of_pain" },
  },
}
