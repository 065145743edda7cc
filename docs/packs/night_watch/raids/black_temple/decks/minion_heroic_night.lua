return deck "Night Watch: Minion deck, heroic" {
  plan = "Nobody reaches the Boss past the Watchers.",
  cards = {
    { 4, "black_temple/watcher_of_the_steps" },
    { 4, "black_temple/bonechewer_shield_disciple" },
    { 4, "black_temple/coilskar_general" },
    { 4, "black_temple/bonechewer_behemoth" },
    { 4, "black_temple/promenade_sentinel" },
    { 4, "black_temple/illidari_archon" },
    { 4, "black_temple/sister_of_pain" },
  },
}
