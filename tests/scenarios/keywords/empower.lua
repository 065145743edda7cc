local stalker = ally "Stalker" { cost = 1, atk = 1, damage = "ranged", health = 3, class = { "hunter" } }
local fear = ability "Fear and Dread" { cost = 0, instant = true,
  text = "Empower Hunter: destroy target opposing ally. Empower Priest: your hero deals 2 frost damage to target opposing hero.",
  targets = {
    target("prey", opposing.ally, harm, { count = empower "hunter" }),
    target("hero", opposing.hero, harm, { count = empower "priest" }),
  },
  play = function(me, t)
    if me:empowered("hunter") then t.prey:destroy() end
    if me:empowered("priest") then me.hero:deal(2, "frost", t.hero) end
  end }
local sage = ally "Sage" { cost = 0, instant = true, atk = 1, damage = "frost", health = 3, class = { "priest" } }
local doom = ability "Doom" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) t.ally:destroy() end }
local fiend = ally "Fiend" { cost = 0, atk = 1, damage = "melee", health = 3, faction = "monster" }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }

return {
  scenario "Empower on an ability: ignored where you have no such character as it is added" {
    cites = { "KW Empower" },
    cards = { stalker = stalker, fear = fear, sage = sage, ox = ox },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Stalker" }, hand = { "Fear and Dread", "Sage" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Fear and Dread", { target = "Ox" })   -- the Priest part asks for no target
      t:plays(1, "Sage")                -- gained later: that part stays ignored
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Ox")
      t:damage("hero@boss", 0)
    end,
  },
  scenario "Empower Monster asks for a monster: another character is none" {
    cites = { "KW Empower" },
    cards = { ox = ox, fiend = fiend,
      brood = ally "Brood" { cost = 0, atk = 1, damage = "melee", health = 3,
        text = "Empower Monster: When this enters play, draw a card.",
        powers = { when.enters_play { of = this, only_if = empower "monster", effect = function(me) me.player:draw() end } } } },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Brood", "Fiend", "Brood" }, deck = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, { "Brood", 1 })
      t:finishes_chain()
      t:hand_count(1, 2)
      t:plays(1, "Fiend")
      t:finishes_chain()
      t:plays(1, "Brood")
      t:finishes_chain()
    end,
    expect = function(t) t:in_hand(1, "Ox") end,
  },
  scenario "Empower Monster on an ability: a character that is no monster is none" {
    cites = { "KW Empower" },
    cards = { ox = ox, fiend = fiend,
      feast = ability "Feast" { cost = 0, text = "Empower Monster: draw a card.",
        play = function(me) if me:empowered("monster") then me.player:draw(1) end end } },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Feast", "Fiend", "Feast" }, deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, { "Feast", 1 })
      t:finishes_chain()
      t:hand_count(1, 2)
      t:plays(1, "Fiend")
      t:finishes_chain()
      t:plays(1, "Feast")
      t:finishes_chain()
    end,
    expect = function(t) t:in_hand(1, "Ox") end,
  },
  scenario "Empower asks for a character: equipment of that class is none" {
    cites = { "KW Empower" },
    cards = { fear = fear, ox = ox,
      quiver = item "Quiver" { cost = 1, class = { "hunter" }, text = "A quiver." } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Quiver" }, hand = { "Fear and Dread" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Fear and Dread")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play("boss", "Ox")
      t:damage("hero@boss", 0)
    end,
  },
  scenario "Empower on an ability: not processed where the character is gone as it resolves" {
    cites = { "KW Empower" },
    cards = { stalker = stalker, fear = fear, doom = doom, ox = ox },
    given = function(t)
      t:seat(1, { play = { "Stalker" }, hand = { "Fear and Dread" } })
      t:boss { play = { "Ox" }, hand = { "Doom" } }
    end,
    play = function(t)
      t:plays(1, "Fear and Dread", { target = "Ox" })
      t:passes(1)
      t:plays("boss", "Doom", { target = "Stalker" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play("boss", "Ox")
    end,
  },
  scenario "Empower on an ally: another such character, as it triggers and as it resolves" {
    cites = { "KW Empower" },
    cards = {
      stalker = stalker, doom = doom,
      herald = ally "Herald" { cost = 0, atk = 1, damage = "ranged", health = 3, class = { "hunter" },
        text = "Empower Hunter: When this enters play, draw a card.",
        powers = { when.enters_play { of = this, only_if = empower "hunter", effect = function(me) me.player:draw() end } } },
    },
    given = function(t)
      t:seat(1, { hand = { "Herald", "Herald" }, deck = { "Fire Blast", "Fire Blast" } })
      t:boss { hand = { "Doom" } }
    end,
    play = function(t)
      t:plays(1, "Herald")
      t:finishes_chain()
      t:hand_count(1, 1)                -- alone: it does not count itself
      t:plays(1, "Herald")
      t:everyone_passes()
      t:passes(1)
      t:plays("boss", "Doom", { target = { "Herald", 1 } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count(1, 0)                -- the other is gone as it resolves
    end,
  },
}
