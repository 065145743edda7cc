-- What follows as a Boss is destroyed, in its order: removed, open events, hidden events one by one, Minions, the next.
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 40 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(40, "fire", t.hero) end }
local no = ability "No" { cost = 0, instant = true, text = "Interrupt target card or effect.",
  targets = { target("link", link.opposing, harm) }, play = function(me, t) t.link:interrupt() end }
local spark = ability "Spark" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.hero) end }
local rain = event "Rain" { text = "Your hero deals 2 frost damage to each opposing hero.",
  play = function(me) me.hero:deal(2, "frost", opposing.hero) end }
local hail = event "Hail" { text = "Your hero deals 3 frost damage to each opposing hero.",
  play = function(me) me.hero:deal(3, "frost", opposing.hero) end }
local fog = event "Fog" { ongoing = true, text = "Opposing heroes have +1 health.",
  powers = { gives { to = opposing.hero, health = plus(1) } }, play = function(me) end }
local cards = { bolt = bolt, no = no, spark = spark, rain = rain, hail = hail, fog = fog }

return {
  scenario "He is removed, open events fall, hidden ones turn up one at a time, Minions come back, and the next Boss is there" {
    cites = { "R502.1", "R502.1a", "R502.1b", "R502.1c", "R502.1d", "R502.2", "R504.1b", "BT:Boss Destruction", "BT:Events",
      "BT:Minions" },
    raid = "black_temple",
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt", "No" } })
      t:boss { boss = "black_temple/supremus", play = { { "Fog", deck = "event" } },
        resources = { { "Rain", down = true, deck = "event", exhausted = true },
          { "illidari_archon", down = true, deck = "minion", exhausted = true },
          { "Hail", down = true, deck = "event", exhausted = true } } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:removed("boss", "supremus")
      t:in_graveyard("boss", "Fog")                -- open events first, into the Event graveyard
      t:graveyard_count("boss", 1, "event")
      t:chain(1)                                   -- Rain, and the turn player has priority
      t:damage("hero@1", 0)
      t:asked(1, "Your move")
      t:plays(1, "No", { target = "Rain" })
      t:everyone_passes()
      t:asked(1, "Your move")                      -- Rain can't be interrupted by players
      t:everyone_passes()
      t:damage("hero@1", 2)
      t:graveyard_count("boss", 2, "event")
      t:chain(1)                                   -- Hail, alone
      t:in_resources("boss", "illidari_archon")
      t:asked(1, "Your move")
      t:everyone_passes()
      t:damage("hero@2", 5)
      t:chain(1)                                   -- the effect that brings the next one
      t:resources("boss", 0)
      t:removed("boss", "illidari_archon")         -- face up: all see it
      t:sees(1, "illidari_archon")
      t:asked(1, "Your move")
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "Supremus is destroyed", "Fog is destroyed", "Rain is added to the chain", "Rain resolves",
        "Hail is added to the chain", "Hail resolves", "The next Boss is added to the chain", "The next Boss resolves" }
      t:in_play("boss", "shade_of_akama")
      t:in_play("boss", "illidari_archon")
      t:ready("illidari_archon")
      t:chain(0)
      t:asked(1, "Your move")
    end,
  },
  scenario "An ongoing event that is turned up stays in play, until the next Boss is destroyed" {
    cites = { "R502.1b", "R502.1c", "BT:Events" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Bolt" } })
      t:boss { boss = "black_temple/supremus", resources = { { "Fog", down = true, deck = "event" } } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play("boss", "shade_of_akama")
      t:in_play("boss", "Fog")
      t:health("hero@1", 27)
      t:resources("boss", 0)
    end,
  },
  scenario "\"Your hero\" is the last Boss until the next has come; nothing is put off, and the Boss player may act" {
    cites = { "R502.1a", "BT:Boss Destruction" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { boss = "black_temple/supremus", hand = { "Spark" }, resources = { { "Rain", down = true, deck = "event" } } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:passes(1)
      t:plays("boss", "Spark", { target = "hero@1" })   -- no Boss is in play
      t:everyone_passes()
      t:damage("hero@1", 1)
      t:told { "Supremus deals 1 fire damage" }
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 3)
      t:told { "Supremus deals 2 frost damage" }
      t:in_play("boss", "shade_of_akama")
    end,
  },
  scenario "Players can't interrupt the effect that brings the next Boss" {
    cites = { "R502.2", "BT:Boss Destruction" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt", "No" } })
      t:boss { boss = "black_temple/supremus" }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:chain(1)
      t:asked(1, "Your move")
      t:plays(1, "No")
      t:finishes_chain()
    end,
    expect = function(t) t:in_play("boss", "shade_of_akama") end,
  },
  scenario "In the Boss player's turn he has priority first, and the new Boss may attack at once" {
    cites = { "R502.1c", "R502.2", "BT:Boss Destruction" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { boss = { "black_temple/teron_gorefiend", damage = 12 }, resources = { { "Rain", down = true, deck = "event" } } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:asked("boss", "Your move")
      t:finishes_chain()
      t:in_play("boss", "gurtogg_bloodboil")
      t:can("boss", "attacks", "gurtogg_bloodboil", { defender = "hero@1" })
    end,
    expect = function(t) t:asked("boss", "Your move") end,
  },
  scenario "The raiders win with the last Boss: nothing is turned up any more" {
    cites = { "R100.2", "R503.3b", "BT:Object of the Game" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { boss = { "black_temple/the_betrayer", damage = 10 }, resources = { { "Rain", down = true, deck = "event" } } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t) t:winner("raiders"); t:not_told { "Rain resolves" } end,
  },
  scenario "Where the last raider falls to a turned-up event, the Boss player has won" {
    cites = { "R100.2", "R502.1c", "BT:Object of the Game" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, hero = { "hoa/boris_brightbeard", damage = 25 } })
      t:boss { boss = "black_temple/supremus", resources = { { "Rain", down = true, deck = "event" } } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t) t:winner("boss") end,
  },
}
