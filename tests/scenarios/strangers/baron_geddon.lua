local geddon = boss "Baron Geddon" { order = 2, health = 15, tags = { "Elemental" }, values = { left = 5, amount = 1 },
  text = "When Baron Geddon enters play, each opponent destroys all but {left} of their resources. <p> At the end of your turn, Baron \z
    Geddon deals {amount} fire damage to each opposing hero and ally for each resource you have. <p> [Activate]: Flip Baron Geddon.",
  powers = {
    when.enters_play { of = this, effect = function(me)
      for _, rival in each(me.player.opponents) do
        local over = #rival.resources - me.left
        if over > 0 then rival:choose { from = rival.resources, count = over, prompt = "What is destroyed?" }:destroy() end
      end
    end },
    at.end_of_turn { whose = "your", effect = function(me) me:deal(me.amount * #me.player.resources, "fire", opposing.character) end },
    pays { cost = { exhaust = this }, effect = function(me) me:flip() end },
  },
  back = { values = { hurt = 12, blast = 12 },
    text = "Destroy Baron Geddon: He deals {blast} fire damage to each opposing hero and ally. Only if he has {hurt} or more damage.",
    powers = { pays { cost = { destroy = this }, only_if = stat("damage"):at_least(value.hurt),
      effect = function(me) me:deal(me.blast, "fire", opposing.character) end } } } }
local hall = raid "The Molten Hall" { players = { 1, 3 }, decks = { "main" }, bosses = { "herald", "geddon", "next_one" },
  boss_destroyed = sequence "He has fallen" { steps = { function(boss) boss.waiting_bosses[1]:to_play { under = boss } end } } }
local cards = { rock = item "Rock" { cost = 1 }, geddon = geddon, herald = boss "Herald" { order = 1, health = 3, text = "" },
  next_one = boss "Next One" { order = 3, health = 20, text = "" }, ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 13 } }

return {
  scenario "As Geddon comes, a raider with more than five resources burns those of their choice" {
    raid = hall,
    cites = { "R502.2a", "CR 415.9d" },
    raiders = 2,
    cards = cards,
    given = function(t)
      local rock = { "Rock", down = true }
      t:seat(1, { play = { "Ox" }, resources = { rock, rock, rock, rock, rock, rock, rock } })
      t:seat(2, { resources = 5 })
      t:boss { boss = { "Herald", damage = 2 } }
      t:turn(1)
    end,
    play = function(t)
      t:attacks(1, "Ox", "hero@boss")
      t:to_end_of_combat()
      t:answers(1, { { "Rock", 1 }, { "Rock", 2 } })
    end,
    expect = function(t)
      t:resources(1, 5)
      t:resources(2, 5)
      t:in_play("boss", "Baron Geddon")
    end,
  },
  scenario "Geddon's end is his weapon: he is gone before anybody can answer, and his blast still hits" {
    raid = hall,
    cites = { "R101.3a", "CR 403.5", "CR 301.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = { "Baron Geddon", damage = 12 }, deck = { "Ox", "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Baron Geddon")
      t:everyone_passes()
      t:uses("boss", "Baron Geddon")
      t:in_play("boss", "Next One")
      t:damage("Ox", 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 12)
      t:damage("hero@1", 12)
    end,
  },
  scenario "With less damage he can't, and at the end of his turn he burns for each resource" {
    raid = hall,
    cites = { "CR 701.1", "CR 301.2a" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" }, deck = { "Ox", "Ox" } })
      t:boss { boss = { "Baron Geddon", damage = 11, back = true }, deck = { "Ox", "Ox" }, resources = 3 }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "uses", "Baron Geddon")
      t:ends_turn()
    end,
    expect = function(t) t:damage("Ox", 0) end,         -- his other side says nothing of it
  },
  scenario "While he shows his first side, each of his resources is a flame at the end of his turn" {
    raid = hall,
    cites = { "CR 500.2", "CR 408.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" }, deck = { "Ox", "Ox" } })
      t:boss { boss = "Baron Geddon", deck = { "Ox", "Ox" }, resources = 3 }
      t:turn("boss")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t)
      t:damage("Ox", 3)
      t:damage("hero@1", 3)
    end,
  },
}
