return {
  scenario "Eskhandar's Collar bristles when its hero attacks an opposing hero, and not against allies" {
    raiders = 2,
    cites = { "CR 602.3", "CR 714.1", "CR 205.1" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 2, hand = { "Eskhandar's Collar" } })
      t:seat(2, { hero = "tdp/bulkas_wildhorn", play = { "Krol Blade" } })
      t:boss { boss = "onyxias_lair/onyxia_3", play = { "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:plays(1, "Eskhandar's Collar")
      t:everyone_passes()
      t:ready_resources(1, 0)
      t:atk("hero@1", 0)
      t:attacks(1, "hero@1", "Onyxia")
      t:atk("hero@1", 0)                       -- she does not defend yet
      t:everyone_passes()
      t:atk("hero@1", 1)
      t:atk("hero@2", 0)
      t:to_end_of_combat()
      t:damage("Onyxia", 1)
      t:atk("hero@1", 0)
    end,
    expect = function(t)
      t:damage("hero@1", 0)
    end,
  },
  scenario "Eskhandar's Collar gives nothing in a fight with an ally" {
    cites = { "CR 602.3b" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Eskhandar's Collar" } })
      t:boss { play = { "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:attacks(1, "hero@1", "Wazzuli Wildmender")
      t:everyone_passes()
      t:atk("hero@1", 0)
      t:atk("Onyxia", 0)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Wazzuli Wildmender", 0)
      t:damage("hero@1", 3)
    end,
  },
  scenario "Eskhandar's Collar weakens the hero that attacks its owner's, and no one who attacks a friend" {
    raiders = 2,
    cites = { "CR 602.3", "CR 714.1" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Eskhandar's Collar" } })
      t:seat(2, { hero = "tdp/bulkas_wildhorn" })
      t:boss { boss = "onyxias_lair/onyxia_3", play = { "Thrash" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Onyxia", "hero@1")
      t:everyone_passes()
      t:atk("Onyxia", 2)
      t:atk("hero@1", 1)
      t:to_end_of_combat()
      t:damage("hero@1", 2)                    -- 3 while attacking, less 1
      t:damage("Onyxia", 1)
      t:uses("boss", "Thrash")
      t:everyone_passes()
      t:attacks("boss", "Onyxia", "hero@2")
      t:everyone_passes()
      t:atk("hero@1", 0)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@2", 3)
      t:damage("hero@1", 2)
      t:damage("Onyxia", 1)
    end,
  },
  scenario "Eskhandar's Collar takes nothing from a hero that looks on" {
    raiders = 2,
    cites = { "CR 602.3b", "CR 714.1" },
    cards = {
      drum = item "Drum" { cost = 0, text = "Friendly heroes have +2 ATK.",
        powers = { gives { to = friendly.hero, atk = plus(2) } } },
    },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Drum" } })
      t:seat(2, { hero = "tdp/bulkas_wildhorn" })
      t:boss { play = { "Eskhandar's Collar" } }
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@boss")
      t:everyone_passes()
      t:atk("hero@1", 1)
      t:atk("hero@2", 2)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 1)
      t:damage("hero@1", 1)
    end,
  },
}
