-- What the rulebook says of play in general, and the special rules of Bosses.
local guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 4, keywords = "Protector", text = "Protector." }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local plain = ability "Plain" { cost = 0, text = "Nothing happens.", play = function(me) end }
local aura = ability "Aura" { cost = 0, ongoing = true, attach = target("host", any.ally, help), host = any.ally,
  text = "Attached ally has +1 ATK.", powers = { gives { to = attached, atk = plus(1) } } }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 40 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(40, "fire", t.hero) end }
local steal = ability "Dig" { cost = 0, instant = true, text = "Remove the Boss player's resources from the game.",
  play = function(me) for _, one in each(me.player.opponents) do one.resources:remove_from_game() end end }
local cards = { guard = guard, ox = ox, plain = plain, aura = aura, bolt = bolt, dig = steal }
local function plains(n)
  local list = {}
  for i = 1, n do list[i] = "Plain" end
  return list
end

return {
  scenario "A raider's protector guards another raider's hero" {
    cites = { "BT:Gameplay: friendly protectors", "CR 602.2" },
    raid = "black_temple",
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(2, { play = { "Guard" } })
      t:boss { boss = "black_temple/mother_shahraz" }
      t:turn("boss")
    end,
    play = function(t)
      t:proposes("boss", "hero@boss", "hero@1")
      t:everyone_passes()
      t:protects(2, "Guard")
    end,
    expect = function(t) t:told { "Guard protects" }; t:asked("boss", "Your move") end,
  },
  scenario "The Boss and his allies attack any raider's characters, raiders the Boss and what is beside him" {
    cites = { "BT:Gameplay: attack targets", "CR 601.2" },
    raid = "black_temple",
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { boss = "black_temple/mother_shahraz", play = { { "illidari_archon", deck = "minion" }, "soul_fragment" } }
      t:turn(1)
    end,
    play = function(t)
      t:can(1, "attacks", "Ox@1", { defender = "hero@boss" })
      t:can(1, "attacks", "Ox@1", { defender = "illidari_archon" })
      t:can(1, "attacks", "Ox@1", { defender = "soul_fragment" })
      t:cant(1, "attacks", "Ox@1", { defender = "Ox@2", reason = "CR 601.2" })
    end,
    expect = function(t) t:asked(1, "Your move") end,
  },
  scenario "A raider whose hero is destroyed leaves with all that is his, also what lies on others' cards" {
    cites = { "BT:Gameplay: raider removed", "BT:Object of the Game", "CR 102.2" },
    raid = "black_temple",
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { play = { "Guard", { "Aura", attached_to = "Ox@1" } } })
      t:boss { boss = "black_temple/mother_shahraz", hand = { "Bolt" } }
      t:turn("boss")
    end,
    play = function(t)
      t:atk("Ox@1", 2)
      t:plays("boss", "Bolt", { target = "hero@2" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:lost(2)
      t:atk("Ox@1", 1)
      t:count_in_play(2, "Guard", 0)
      t:removed(2, "Aura")
      t:winner("none")
      t:asked("boss", "Your move")
    end,
  },
  scenario "Once no raider is left the Boss player has won" {
    cites = { "BT:Object of the Game", "R100.2" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/mother_shahraz", hand = { "Bolt" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Bolt", { target = "hero@1" })
      t:everyone_passes()
    end,
    expect = function(t) t:winner("boss") end,
  },
  scenario "A raider's turn has a ready step, a draw step, an action phase in which he may place, and an end" {
    cites = { "BT:Gameplay: raider turn", "CR 501.1" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { play = { { "Ox", exhausted = true } }, hand = { "Plain" }, deck = plains(3) })
      t:boss { boss = "black_temple/mother_shahraz" }
      t:turn(1, "ready")
    end,
    play = function(t)
      t:ready("Ox")
      t:hand_count(1, 1)
      t:everyone_passes()
      t:hand_count(1, 2)
      t:everyone_passes()
      t:places(1, "Plain", { face = "down" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:resources(1, 1)
      t:told { "start phase", "draws", "action phase" }
      t:asked(1, "Your move")
    end,
  },
  scenario "The Boss player's action phase is like any, but that he places nothing" {
    cites = { "BT:Action Phase", "R100.3" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/mother_shahraz", hand = { "Plain" }, resources = { { "Ox", down = true } } }
      t:turn("boss")
    end,
    play = function(t)
      t:can("boss", "plays", "Plain")
      t:can("boss", "attacks", "mother_shahraz")
      t:cant("boss", "places", "Plain", { reason = "R100.3" })
      t:hidden("boss", "Ox")
    end,
    expect = function(t) t:asked("boss", "Your move") end,
  },
  scenario "He keeps ten cards, a raider seven" {
    cites = { "BT:End Phase", "R100.4" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = plains(8), deck = plains(3) })
      t:boss { boss = "black_temple/mother_shahraz", hand = plains(11), deck = plains(3) }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:will_answer("boss", "Plain", "discard")
      t:ends_turn()
      t:hand_count("boss", 10)
      t:hand_count(1, 9)
      t:will_answer(1, { "Plain", { "Plain", 2 } }, "discard")
      t:ends_turn()
    end,
    expect = function(t) t:hand_count(1, 7) end,
  },
  scenario "Raiders take nothing from the Boss player's row" {
    cites = { "BT:Resources: Minions and Events", "R101.3b" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Dig" } })
      t:boss { boss = "black_temple/mother_shahraz", resources = { { "illidari_archon", down = true, deck = "minion" } } }
    end,
    play = function(t) t:plays(1, "Dig"); t:everyone_passes() end,
    expect = function(t) t:resources("boss", 1) end,
  },
  scenario "An immune Boss is neither attacked nor targeted nor damaged" {
    cites = { "BT:Special Boss Rules", "R101.3d" },
    raid = "black_temple",
    cards = { ox = ox, bolt = bolt,
      wave = ability "Wave" { cost = 0, instant = true, text = "Your hero deals 2 frost damage to each opposing hero.",
        play = function(me) me.hero:deal(2, "frost", opposing.hero) end } },
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Wave" }, play = { "Ox" } })
      t:boss { boss = "black_temple/shade_of_akama", play = { "ashtongue_channeler" } }
    end,
    play = function(t)
      t:cant(1, "attacks", "Ox", { defender = "hero@boss", reason = "R101.3d" })
      t:cant(1, "plays", "Bolt", { target = "hero@boss", reason = "R101.3d" })
      t:plays(1, "Wave")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@boss", 0) end,
  },
  scenario "An immune Boss of the Black Temple attacks nobody" {
    cites = { "R101.3d", "BT:Special Boss Rules" },
    raid = "black_temple",
    given = function(t)
      t:boss { boss = "black_temple/shade_of_akama", play = { "ashtongue_channeler" } }
      t:turn("boss")
    end,
    play = function(t) t:cant("boss", "attacks", "shade_of_akama", { reason = "R101.3d" }) end,
    expect = function(t) t:asked("boss", "Your move") end,
  },
}
