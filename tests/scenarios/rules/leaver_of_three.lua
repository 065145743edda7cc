-- What a raider who gives up takes along, and what the others keep (CR 102.2).
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }
local cat = ally "Cat" { cost = 1, atk = 1, damage = "melee", health = 9 }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 2 fire damage to target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) me.hero:deal(2, "fire", t.prey) end }
local brew = ability "Brew" { cost = 0, instant = true, text = "Target ally has +3 ATK for the rest of the game.",
  targets = { target("ally", any.ally, help) },
  play = function(me, t) t.ally:gain { atk = plus(3), lasts = rest_of_game } end }
local cards = { ox = ox, cat = cat, bolt = bolt, brew = brew }

return {
  scenario "His links leave the chain, wherever they lie on it; those of the others stay and resolve" {
    cites = { "CR 102.2", "CR 103.3" },
    raiders = 3,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:seat(2, { hand = { "Bolt", "Bolt" } })
      t:seat(3, { hand = { "Bolt" } })
      t:boss { play = { "Ox", "Cat" } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "Ox" })
      t:passes(1)
      t:plays(2, "Bolt", { target = "Cat" })
      t:plays(2, "Bolt", { target = "Ox" })
      t:passes(2)
      t:plays(3, "Bolt", { target = "Cat" })
      t:chain(4)
      t:concedes(2)
      t:chain(2)
      t:passes(3)
      t:passes("boss")
      t:asked(1, "Your move")
      t:passes(1)
      t:chain(1)
      t:damage("Cat", 2)
      t:damage("Ox", 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Cat", 2)
      t:damage("Ox", 2)
      t:graveyard_count(1, 1)
      t:graveyard_count(3, 1)
      t:graveyard_count(2, 0)
    end,
  },
  scenario "Whoever passed before he left is asked again" {
    cites = { "CR 410.4", "CR 102.2" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:seat(2, {})
      t:boss { play = { "Ox" } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "Ox" })
      t:passes(1)
      t:asked(2, "Your move")
      t:concedes(2)
      t:asked("boss", "Your move")
      t:passes("boss")
      t:damage("Ox", 0)
      t:asked(1, "Your move")
      t:passes(1)
    end,
    expect = function(t)
      t:damage("Ox", 2)
    end,
  },
  scenario "From every zone his cards are removed; of the others' only what entered play under his control" {
    cites = { "CR 102.2", "CR 401.3b" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Ox" }, deck = { "Ox" }, graveyard = { "Ox" }, resources = 1,
        play = { "Ox", { "Cat", owner = 2 } } })
      t:seat(2, { hand = { "Bolt" }, deck = { "Bolt" }, graveyard = { "Bolt" }, resources = 1,
        play = { { "Ox", owner = 1 } } })
      t:turn(1)
    end,
    play = function(t)
      t:concedes(2)
    end,
    expect = function(t)
      t:removed(2, "Cat")
      t:hand_count(2, 0)
      t:deck_count(2, 0)
      t:graveyard_count(2, 0)
      t:resources(2, 0)
      t:removed(1, "Ox")                -- it entered play under his control, so nobody gets it back
      t:count_in_play(1, "Ox", 1)
      t:hand_count(1, 1)
      t:deck_count(1, 1)
      t:graveyard_count(1, 1)
      t:resources(1, 1)
      t:asked(1, "Your move")
    end,
  },
  scenario "What his cards gave for good is over, and what others gave is not" {
    cites = { "CR 102.2" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Brew" } })
      t:seat(2, { hand = { "Brew", "Brew", "Brew" } })
      t:boss { play = { "Ox", "Cat" } }
      t:turn(1)
    end,
    play = function(t)
      t:passes(1)
      t:plays(2, "Brew", { target = "Ox" })
      t:finishes_chain()
      t:plays(1, "Brew", { target = "Ox" })
      t:finishes_chain()
      t:passes(1)
      t:plays(2, "Brew", { target = "Cat" })
      t:plays(2, "Brew", { target = "Ox" })
      t:finishes_chain()
      t:atk("Ox", 10)
      t:atk("Cat", 4)
      t:concedes(2)
    end,
    expect = function(t)
      t:atk("Ox", 4)
      t:atk("Cat", 1)
    end,
  },
  scenario "What triggered for him as he left joins no chain, and what triggered for others does" {
    cites = { "CR 102.2", "CR 708.1" },
    raiders = 2,
    cards = { ox = ox,
      crow = ally "Crow" { cost = 1, atk = 0, damage = "melee", health = 5, text = "When an Ox is destroyed, draw a card.",
        powers = { when.destroyed { of = any.ally:with { name = "Ox" }, effect = function(me) me.player:draw(1) end } } },
      doom = ability "Doom" { cost = 0, text = "Destroy each Ox. Then destroy target hero.",
        targets = { target("it", any.hero, harm) },
        play = function(me, t)
          all(any.ally:with { name = "Ox" }):destroy()
          t.it:destroy()
        end } },
    given = function(t)
      t:seat(1, { hand = { "Doom" }, play = { "Crow", "Ox" }, deck = { "Ox", "Ox" } })
      t:seat(2, { play = { "Crow" }, deck = { "Ox", "Ox" } })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Doom", { target = "hero@2" })
      t:everyone_passes()
      t:lost(2)
      t:chain(1)
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count(1, 1)
      t:asked(1, "Your move")
    end,
  },
  scenario "What he waited for comes no more, and what the others wait for does" {
    cites = { "CR 102.2", "CR 715.1" },
    raiders = 3,
    cards = { bolt = bolt, cat = cat,
      omen = ability "Omen" { cost = 0, instant = true, text = "When a Cat is dealt damage this turn, you draw a card.",
        later = { sign = when.dealt_damage { of = any.ally:with { name = "Cat" }, effect = function(me) me.player:draw(1) end } },
        play = function(me) me:begin("sign", this_turn) end } },
    given = function(t)
      t:seat(1, { hand = { "Omen", "Bolt" }, deck = { "Cat", "Cat" } })
      t:seat(2, { hand = { "Omen", "Omen" }, deck = { "Cat", "Cat" } })
      t:seat(3, { hand = { "Omen" }, deck = { "Cat", "Cat" } })
      t:boss { play = { "Cat" } }
      t:turn(1)
    end,
    play = function(t)
      t:passes(1)
      t:plays(2, "Omen")
      t:finishes_chain()
      t:plays(1, "Omen")
      t:finishes_chain()
      t:passes(1)
      t:plays(2, "Omen")
      t:finishes_chain()
      t:passes(1)
      t:passes(2)
      t:plays(3, "Omen")
      t:finishes_chain()
      t:concedes(2)
      t:plays(1, "Bolt", { target = "Cat" })
      t:everyone_passes()
      t:chain(2)
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count(1, 1)
      t:hand_count(3, 1)
    end,
  },
}
