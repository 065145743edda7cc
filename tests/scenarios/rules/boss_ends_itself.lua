-- R101.3a: what a Boss says of itself destroys it, though it has no health to lose; nothing else does.
local glass = boss "Glass Lord" { order = 1, text = "(1): destroy this.",
  powers = { pays { id = "end", cost = { resources = 1 }, effect = function(me) me:destroy() end } } }
local iron = boss "Iron Lord" { order = 2, health = 5, text = "" }
local torch = boss "Torch Lord" { order = 1, health = 20, text = "Destroy this: 3 fire damage to each opposing hero.",
  powers = { pays { cost = { destroy = this }, effect = function(me) me:deal(3, "fire", opposing.hero) end } } }
local slate = boss "Slate Lord" { order = 1, health = 20, text = "This can't be destroyed. Destroy this: you draw a card.",
  powers = { gives { to = this, cant = "be destroyed" }, pays { cost = { destroy = this }, effect = function(me) me.player:draw(1) end } } }
local shatter = ability "Shatter" { cost = 0, instant = true, text = "Destroy target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) t.hero:destroy() end }
local lords = raid "Two Lords" {
  players = { 1, 1 }, words = { fallen = 0 }, decks = { "main" }, bosses = { "glass_lord", "iron_lord" },
  boss_destroyed = sequence "One has fallen" { steps = {
    function() set_word("fallen", raid.fallen + 1) end,
    effect "The next one" { play = function(boss) boss.waiting_bosses:to_play { under = boss } end },
  } },
  boss_turn = { ready_step, action_phase, end_phase },
}

return {
  scenario "A Boss without health falls by his own word, and by nobody else's" {
    cites = { "R101.3a" },
    raid = lords,
    cards = { glass_lord = glass, iron_lord = iron, shatter = shatter },
    given = function(t)
      t:boss { boss = "Glass Lord", hand = { "Shatter" }, resources = 1 }
      t:seat(1, { hand = { "Shatter" } })
      t:turn("boss")
    end,
    play = function(t)
      t:health("hero@boss", 0)
      t:plays("boss", "Shatter", { target = "hero@boss" })
      t:everyone_passes()
      t:word("fallen", 0)
      t:uses("boss", "Glass Lord")
      t:everyone_passes()
      t:word("fallen", 1)
      t:finishes_chain()
    end,
    expect = function(t)
      t:removed("boss", "Glass Lord")
      t:in_play("boss", "Iron Lord")
    end,
  },
  scenario "A Boss pays a cost of his own by his destruction, and the next one comes" {
    cites = { "R101.3a", "CR 403.1" },
    raid = lords,
    cards = { glass_lord = glass, iron_lord = iron, torch_lord = torch },
    given = function(t) t:boss { boss = "Torch Lord" }; t:turn("boss") end,
    play = function(t)
      t:uses("boss", "Torch Lord")
      t:finishes_chain()
    end,
    expect = function(t)
      t:removed("boss", "Torch Lord")
      t:in_play("boss", "Iron Lord")
      t:word("fallen", 1)
      t:damage("hero@1", 3)
      t:asked("boss", "Your move")
    end,
  },
  scenario "A Boss who can't be destroyed pays nothing by it" {
    cites = { "CR 103.2" },
    raid = lords,
    cards = { glass_lord = glass, iron_lord = iron, slate_lord = slate },
    given = function(t) t:boss { boss = "Slate Lord" }; t:turn("boss") end,
    expect = function(t) t:cant("boss", "uses", "Slate Lord", { reason = "it cannot pay with itself" }) end,
  },
}
