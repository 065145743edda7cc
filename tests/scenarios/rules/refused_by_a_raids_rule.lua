-- What a raid forbids with a rule of its own is refused by that rule, not by the one that lets it forbid.
local ogre = boss "Ogre" { order = 1, health = 30, text = "" }
local mound = raid "Ogre Mound" {
  players = { 1, 2 },
  rules = {
    ["R503.1c"] = "Ghosts and others can do nothing to each other",
    ["R402.3a"] = "On his turn a raider may take a Cube",
    ["R402.3"] = "Who holds a Cube does not attack",
  },
  decks = { "main" },
  bosses = { "ogre" },
  boss_turn = { ready_step, draw_step, action_phase, end_phase },
  boss_has_fatal_damage = function(boss) boss:lose() end,
}
local cards = {
  ogre = ogre,
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 6 },
  veil = ability "Veil" { cost = 0, instant = true, text = "You become a ghost.", cites = "R503.1c",
    play = function(me) me.player:set_apart(true) end },
  dart = ability "Dart" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target ally.",
    targets = { target("ally", any.ally, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.ally) end },
  cubes = item "Cubes" { cost = 0, cites = "R402.3a",
    text = "On his turn a raider may exhaust his hero to hold a Cube: no ally of his that has one attacks.",
    powers = {
      pays { used_by = "opponents", only_your_turn = true, off_chain = true, cost = {}, effect = function(me)
        me.player.hero:exhaust()
      end },
      gives { to = any.ally:with { counters = { min = 1 } }, cant = "attack", cites = "R402.3" },
    } },
}

return {
  scenario "Whom ghosts can't reach, the rule about ghosts protects" {
    cites = { "CR 103.2" },
    raid = mound,
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Veil", "Dart" }, play = { "Ox" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { boss = "Ogre", play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Veil")
      t:everyone_passes()
      t:cant(1, "attacks", "Ox", { defender = "Ox@boss", reason = "R503.1c: one of them is set apart" })
      t:cant(1, "plays", "Dart", { target = "Ox@2", reason = "R503.1c: one of them is set apart" })
    end,
    expect = function(t)
      t:told { "Raider 1 is set apart" }
    end,
  },
  scenario "Who may take a Cube, and what a Cube forbids" {
    cites = { "CR 701.1", "CR 701.2", "CR 103.2" },
    raid = mound,
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { { "Ox", counters = { cube = 1 } } } })
      t:seat(2, { play = { "Ox" } })
      t:boss { boss = "Ogre", play = { "Cubes" } }
    end,
    play = function(t)
      t:cant("boss", "uses", "Cubes", { reason = "R402.3a: you do not control it" })
      t:cant(2, "uses", "Cubes@boss", { reason = "R402.3a: only on your own turn" })
      t:cant(1, "attacks", "Ox", { reason = "R402.3: an effect" })
      t:can(1, "uses", "Cubes@boss")
    end,
    expect = function(t)
      t:ready("hero@1")
    end,
  },
}
