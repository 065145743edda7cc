-- What is attached is let go of: by an effect, or because its host leaves (CR 400.1, 400.5, 410.6c; Cubes are R402.3).
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }
local stone = ally "Stone" { cost = 1, atk = 1, damage = "melee", health = 9, tags = { "Rock" } }
local cube = fixture "Cube" { of = "raiders", stays_unattached = true,
  text = "Attach this to a ready character in your party and exhaust it. Attached character has +1 ATK. When it readies, this detaches.",
  powers = {
    pays { id = "take", only_your_turn = true, off_chain = true, cost = {}, effect = function(me)
      local holder = me.player:choose { from = your.character:with { ready = true }, prompt = "Who takes the Cube?" }
      if holder then
        holder:exhaust()
        me:attach_to(holder, { to = any.character })
      end
    end },
    gives { to = attached, atk = plus(1) },
    when.readied { of = attached, effect = function(me) me:detach() end },
  } }
local box = fixture "Box" { text = "Attached character has +1 ATK.", powers = { gives { to = attached, atk = plus(1) } } }
local moss = ability "Moss" { cost = 0, attach = target("host", any.ally, help), text = "Attach to target ally. Ongoing: attached ally has +2 ATK.",
  powers = { gives { to = attached, atk = plus(2) } } }
local fern = ability "Fern" { cost = 0, attach = target("host", any.ally, help), stays_unattached = true,
  text = "Attach to target ally. Ongoing: attached ally has +2 ATK.", powers = { gives { to = attached, atk = plus(2) } } }
local tie = ability "Tie" { cost = 0, instant = true, text = "Attach target fixture to target character.",
  targets = { target("it", any.fixture), target("to", any.character) },
  play = function(me, t) t.it:attach_to(t.to, { to = any.character }) end }
local wind = ability "Wind" { cost = 0, instant = true, text = "Detach each card.",
  play = function(me) all(any.card):detach() end }
local move = ability "Move" { cost = 0, instant = true, text = "Attach each fixture and each ability to target character.",
  targets = { target("to", any.character) },
  play = function(me, t) all(any.fixture:or_type("ability")):attach_to(t.to) end }
local fell = ability "Fell" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end }
local raze = ability "Raze" { cost = 0, instant = true, text = "Destroy each attachment.",
  play = function(me) all(any.card:with { attachment = true }):destroy() end }

return {
  scenario "Who holds a Cube lets go of it as they ready, and it stays in play" {
    cites = { "CR 400.1" },
    cards = { cube = cube, ox = ox, raze = raze },
    given = function(t)
      t:seat(1, { play = { { "Ox", new = true } }, hand = { "Raze" }, deck = { "Ox", "Ox" } })
      t:boss { play = { "Cube" }, deck = { "Ox", "Ox" }, decks = {} }
      t:turn(1)
    end,
    play = function(t)
      t:uses(1, "Cube@boss")
      t:answers(1, "Ox@1")
      t:attached("Cube", "Ox@1")
      t:atk("Ox@1", 2)
      t:exhausted("Ox@1")
      t:ends_turn()
      t:ends_turn()
      t:is_turn(1)
      t:unattached("Cube")
      t:atk("Ox@1", 1)
      t:plays(1, "Raze")                       -- it is no attachment any more
      t:everyone_passes()
      t:in_play("boss", "Cube")
      t:uses(1, "Cube@boss")
      t:answers(1, "hero@1")
    end,
    expect = function(t)
      t:attached("Cube", "hero@1")
      t:told { "Cube is no longer attached to Ox", "Cube is attached to" }
    end,
  },
  scenario "What an effect attached, an effect detaches: it stays, and forgets what it was attached to" {
    cites = { "CR 400.1" },
    cards = { box = box, ox = ox, wind = wind, move = move,
      knot = ability "Knot" { cost = 0, text = "Attach each fixture to target ally.", targets = { target("to", any.ally) },
        play = function(me, t) all(any.fixture):attach_to(t.to, { to = any.ally }) end } },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Knot", "Wind", "Wind", "Move", "Move" } })
      t:boss { play = { "Box" } }
    end,
    play = function(t)
      t:plays(1, "Knot", { target = "Ox" })
      t:everyone_passes()
      t:plays(1, "Move", { target = "hero@1" })  -- it attaches to an ally
      t:everyone_passes()
      t:attached("Box", "Ox")
      t:plays(1, "Wind")
      t:everyone_passes()
      t:unattached("Box")
      t:atk("Ox", 1)
      t:plays(1, "Wind")                       -- nothing is attached: nothing happens
      t:everyone_passes()
      t:plays(1, "Move", { target = "hero@1" })
      t:everyone_passes()
    end,
    expect = function(t) t:attached("Box", "hero@1") end,
  },
  scenario "A detached attachment is destroyed by the game, unless it stays unattached" {
    cites = { "CR 410.6c", "CR 400.5", "BA:Attach" },
    cards = { moss = moss, fern = fern, ox = ox, wind = wind, move = move },
    given = function(t)
      t:seat(1, { play = { "Ox", { "Moss", attached_to = "Ox" }, { "Fern", attached_to = "Ox" } }, hand = { "Wind", "Move" } })
    end,
    play = function(t)
      t:atk("Ox", 5)
      t:plays(1, "Wind")
      t:everyone_passes()
      t:in_graveyard(1, "Moss")
      t:unattached("Fern")
      t:atk("Ox", 1)
      t:plays(1, "Move", { target = "Ox" })    -- its text still says what it attaches to
      t:everyone_passes()
    end,
    expect = function(t)
      t:attached("Fern", "Ox")
      t:atk("Ox", 3)
    end,
  },
  scenario "As the host leaves play, what stays unattached stays, and the rest goes" {
    cites = { "CR 400.5" },
    cards = { cube = cube, box = box, ox = ox, tie = tie, fell = fell },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Tie", "Tie", "Fell" } })
      t:boss { play = { "Cube", "Box" } }
    end,
    play = function(t)
      t:plays(1, "Tie", { targets = { "Cube", "Ox" } })
      t:everyone_passes()
      t:plays(1, "Tie", { targets = { "Box", "Ox" } })
      t:everyone_passes()
      t:plays(1, "Fell", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:unattached("Cube")
      t:in_graveyard("boss", "Box")
      t:told { "Ox is destroyed", "Cube is no longer attached to Ox", "Box is destroyed" }
    end,
  },
  scenario "What can't leave play is not destroyed by an effect, but by the game as its host goes" {
    cites = { "CR 103.3", "CR 410.6c" },
    cards = { ox = ox, tie = tie, fell = fell,
      block = fixture "Block" { text = "This can't leave play.", powers = { gives { to = this, cant = "leave play" } } },
      sweep = ability "Sweep" { cost = 0, text = "Destroy each fixture.", play = function() all(any.fixture):destroy() end } },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Tie", "Sweep", "Fell" } })
      t:boss { play = { "Block" } }
    end,
    play = function(t)
      t:plays(1, "Tie", { targets = { "Block", "Ox" } })
      t:everyone_passes()
      t:plays(1, "Sweep")
      t:everyone_passes()
      t:attached("Block", "Ox")
      t:plays(1, "Fell", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard("boss", "Block") end,
  },
  scenario "On a host that fits no more it stays unattached, too" {
    cites = { "CR 410.6c", "CR 400.6" },
    cards = { ox = ox,
      vine = ability "Vine" { cost = 0, attach = target("host", any.ally, help), host = any.ally:with { exhausted = true },
        stays_unattached = true, text = "Attach to target ally.", powers = {} },
      weed = ability "Weed" { cost = 0, attach = target("host", any.ally, help), host = any.ally:with { exhausted = true },
        text = "Attach to target ally.", powers = {} },
      wake = ability "Wake" { cost = 0, text = "Ready each ally.", play = function(me) all(any.ally):ready() end } },
    given = function(t)
      t:seat(1, { play = { { "Ox", exhausted = true }, { "Vine", attached_to = "Ox" }, { "Weed", attached_to = "Ox" } }, hand = { "Wake" } })
    end,
    play = function(t)
      t:plays(1, "Wake")
      t:everyone_passes()
    end,
    expect = function(t)
      t:unattached("Vine")
      t:in_graveyard(1, "Weed")
    end,
  },
  scenario "A player who leaves does not take along what others attached to their cards, where it stays" {
    cites = { "CR 102.2", "CR 410.6c" },
    raiders = 2,
    cards = { cube = cube, box = box, ox = ox, stone = stone, tie = tie },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Tie", "Tie", "Tie" } })
      t:boss { play = { "Cube", { "Cube" }, "Box" } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Tie", { targets = { { "Cube", 1 }, "Ox" } })
      t:everyone_passes()
      t:plays(1, "Tie", { targets = { { "Cube", 2 }, "hero@1" } })
      t:everyone_passes()
      t:plays(1, "Tie", { targets = { "Box", "Ox" } })
      t:everyone_passes()
      t:concedes(1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:lost(1)
      t:count_in_play("boss", "Cube", 2)
      t:unattached { "Cube", 1 }
      t:unattached { "Cube", 2 }
      t:in_graveyard("boss", "Box")
    end,
  },
  scenario "What lasts while a card is attached does not come back with another host" {
    cites = { "CR 714.3" },
    cards = { ox = ox, stone = stone, wind = wind, move = move,
      ivy = ability "Ivy" { cost = 0, attach = target("host", any.ally, help), stays_unattached = true,
        text = "Attach to target ally. Ongoing: your hero has +3 ATK while this stays attached.",
        play = function(me, t) me.hero:gain { atk = 3, lasts = while_attached } end } },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Ivy", "Wind", "Move" } })
    end,
    play = function(t)
      t:plays(1, "Ivy", { target = "Ox" })
      t:everyone_passes()
      t:atk("hero@1", 3)
      t:plays(1, "Wind")
      t:everyone_passes()
      t:atk("hero@1", 0)
      t:plays(1, "Move", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:attached("Ivy", "Ox")
      t:atk("hero@1", 0)
    end,
  },
}
