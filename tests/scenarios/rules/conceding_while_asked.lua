-- Who gives up while he is asked decides nothing any more: nothing is done that he did not say (CR 102.3).
return {
  scenario "Whoever leaves while he may, does not" {
    cites = { "CR 102.3" },
    raiders = 2,
    cards = {
      parley = ability "Parley" { cost = 0, text = "Target friendly hero's player may have your hero deal 3 fire damage to each opposing hero.",
        targets = { target("friend", friendly.hero, help) },
        play = function(me, t)
          if t.friend.controller:may("Shall it burn?") then me.hero:deal(3, "fire", opposing.hero) end
        end } },
    given = function(t)
      t:seat(1, {})
      t:seat(2, { hand = { "Parley" } })
      t:turn(2)
    end,
    play = function(t)
      t:plays(2, "Parley", { target = "hero@1" })
      t:everyone_passes()
      t:asked(1, "Shall it burn?")
      t:concedes(1)
    end,
    expect = function(t)
      t:lost(1)
      t:damage("hero@boss", 0)
      t:asked(2, "Your move")
    end,
  },
  scenario "Whoever leaves while he may protect, does not" {
    raid = "black_temple",
    cites = { "CR 102.3", "BT:Gameplay: friendly protectors" },
    raiders = 2,
    cards = {
      ogre = ally "Ogre" { cost = 1, atk = 2, damage = "melee", health = 9 },
      guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 3, keywords = "Protector" } },
    given = function(t)
      t:seat(1, {})
      t:seat(2, { play = { "Guard" } })
      t:boss { boss = "black_temple/mother_shahraz", play = { { "Ogre", deck = "minion" } } }
      t:turn("boss")
    end,
    play = function(t)
      t:proposes("boss", "Ogre", "hero@1")
      t:everyone_passes()
      t:passes("boss")
      t:passes(1)
      t:passes(2)
      t:offers(2, "Guard")
      t:concedes(2)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:lost(2)
      t:not_told { "protects" }
      t:damage("hero@1", 2)
    end,
  },
}
