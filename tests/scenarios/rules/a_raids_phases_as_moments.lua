-- "At dawn": triggers and conditions name a phase that the raid declares, and cards say in which order they resolve.
local wyrm = boss "Grey Wyrm" { order = 1, health = 40, atk = 3, damage = "fire" }
local function limb(name, order, amount)
  return ally(name) { cost = 0, atk = 0, damage = "fire", health = 8, values = { amount = amount },
    text = "When dawn begins, your hero deals {amount} fire damage to each opposing hero.",
    powers = { at.start_of_part { part = "Dawn", whose = "your", order = order,
      effect = function(me) me.hero:deal(me.amount, "fire", opposing.hero) end } } }
end
local watcher = ally "Early Bird" { cost = 0, atk = 0, damage = "melee", health = 3, text = "+2 ATK at dawn, +1 ATK at dusk.",
  values = { dawn = 2, dusk = 1 },
  powers = { gives { to = this, atk = plus(value.dawn), only_if = during("Dawn") },
    gives { to = this, atk = plus(value.dusk), only_if = during("Dusk") } } }
local cards = { wyrm = wyrm, watcher = watcher, first = limb("First Limb", 1, 1), second = limb("Second Limb", 2, 2),
  third = limb("Third Limb", 3, 3), last = limb("Loose Limb", nil, 4) }
local day = raid "Long Day" {
  players = { 1, 3 },
  words = { dusks = 0 },
  decks = { "main" },
  bosses = { "wyrm" },
  boss_turn = {
    ready_step,
    phase "Dawn" { steps = { function(boss) boss.hero:deal(1, "frost", opposing.hero) end, window, function() end } },
    action_phase,
    phase "Dusk" { only_if = during("Dawn"):negate(), steps = { window } },
    window,
    phase "Night" { only_if = during("Night"), steps = { function() set_word("dusks", 9) end } },
    end_phase,
  },
}

return {
  scenario "Triggers at a phase of the raid resolve in the order that their cards say" {
    cites = { "CR 500.2", "CR 708.1a" },
    raid = day,
    cards = cards,
    given = function(t)
      t:seat(1, { deck = { "Early Bird", "Early Bird" } })
      t:boss { boss = "Grey Wyrm", play = { "Third Limb", "Loose Limb", "First Limb", "Second Limb" },
        deck = { "Early Bird", "Early Bird", "Early Bird" } }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:everyone_passes()
      t:damage("hero@1", 1)                           -- dawn's own step
      for _, sum in ipairs { 2, 4, 7, 11 } do
        t:everyone_passes()
        t:damage("hero@1", sum)
      end
    end,
    expect = function(t) t:word("dusks", 0) end,
  },
  scenario "A phase of the raid is under way from its first step to its last" {
    cites = { "CR 500.1" },
    raid = day,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Early Bird" }, deck = { "Early Bird" } })
      t:boss { boss = "Grey Wyrm", deck = { "Early Bird", "Early Bird", "Early Bird" } }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:atk("Early Bird", 0)                          -- the ready step
      t:everyone_passes()
      t:atk("Early Bird", 2)
      t:everyone_passes()
      t:atk("Early Bird", 0)                          -- the action phase
      t:everyone_passes()
      t:atk("Early Bird", 1)
      t:everyone_passes()
      t:atk("Early Bird", 0)                          -- a window between phases
      t:everyone_passes()
      t:atk("Early Bird", 0)                          -- the end phase
    end,
    expect = function(t) t:is_turn("boss") end,
  },
}
