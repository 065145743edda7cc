return scenario "A Watcher of the Steps stands in front of the Boss" {
  raid = "black_temple", mode = "heroic", cites = { "CR 602.2" },
  boss_decks = {
    minion = {
      { 4, "watcher_of_the_steps" }, { 4, "coilskar_general" }, { 4, "bonechewer_behemoth" }, { 4, "promenade_sentinel" },
      { 4, "illidari_archon" }, { 4, "sister_of_pain" }, { 4, "sister_of_pleasure" },
    },
  },
  given = function(t)
    t:seat(1, { hero = "Ta'zo", play = { "Apprentice Teep" } })
    t:boss { boss = "black_temple/supremus", play = { "Watcher of the Steps" } }
  end,
  play = function(t)
    t:proposes(1, "Apprentice Teep", "hero@boss")
    t:everyone_passes()
    t:protects("boss", "Watcher of the Steps")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@boss", 0)
  end,
}
