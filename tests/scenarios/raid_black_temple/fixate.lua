local cards = { ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  rat = ally "Rat" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  warden = boss "Warden" { health = 30, atk = 1, tags = { "Traitor" },
    text = "0: This deals 1 fire damage to target opposing hero.",
    powers = { pays { cost = {}, targets = { target("prey", opposing.hero, harm) },
      effect = function(me, t) me:deal(1, "fire", t.prey) end } } },
  brawler = hero "Brawler" { health = 25, atk = 2, tags = { "Orc", "Warrior" }, class = { "warrior" }, text = "" },
  aegis = item "Aegis" { cost = 1, text = "Prevent all damage to your hero.",
    powers = { prevents.damage { to = your.hero, all = true } } } }

return {
  scenario "Fixate makes the Boss's combat damage higher and sure for the turn" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 714.3", "CR 408.3c" },
    cards = cards,
    given = function(t)
      t:boss { boss = "Warden", hand = { "Fixate" }, resources = 1, play = { "Ox", "Aegis" } }
      t:seat(1, { hero = "Brawler", play = { "Aegis" }, deck = { "Rat" } })
      t:seat(2, { deck = { "Rat" } })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Fixate")
      t:everyone_passes()
      t:atk("Warden", 4)
      t:atk("Brawler", 2)
      t:atk("Ox", 1)
      t:attacks("boss", "Warden", "Brawler")
      t:to_end_of_combat()
      t:damage("Brawler", 4)
      t:damage("Warden", 0)                      -- his Aegis holds too
      t:uses("boss", "Warden", { target = "Brawler" })   -- no combat damage: the Aegis holds
      t:everyone_passes()
      t:attacks("boss", "Ox", "Brawler")
      t:to_end_of_combat()
      t:damage("Brawler", 4)
      t:ends_turn()
    end,
    expect = function(t) t:atk("Warden", 1) end,
  },
  scenario "On the next turn the blow can be prevented again" {
    raid = "black_temple",
    cites = { "CR 714.3" },
    cards = cards,
    given = function(t)
      t:boss { boss = "Warden", hand = { "Fixate" }, resources = 1 }
      t:seat(1, { hero = "Brawler", play = { "Aegis" }, deck = { "Rat" } })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Fixate")
      t:everyone_passes()
      t:ends_turn()
      t:attacks(1, "Brawler", "Warden")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Brawler", 0)
      t:damage("Warden", 2)
    end,
  },
  scenario "Fixate is for the hero that was there: the Boss who follows has nothing of it" {
    raid = "black_temple",
    raiders = 1,
    cites = { "CR 714.3e" },
    cards = { fall = ability "Fall" { cost = 0, instant = true, text = "Your hero deals 40 fire damage to target hero.",
      targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(40, "fire", t.hero) end } },
    given = function(t)
      t:seat(1, { hand = { "Fall" } })
      t:boss { boss = "black_temple/teron_gorefiend", hand = { "Fixate" }, resources = 1 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Fixate")
      t:everyone_passes()
      t:atk("hero@boss", 3)
      t:passes("boss")
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:everyone_passes()
      t:in_play("boss", "gurtogg_bloodboil")
    end,
    expect = function(t) t:atk("hero@boss", 0) end,
  },
}
