-- "Can protect" is said of a protector, a defender and an attacker, not of Protectors alone (CR 602.2).
local function fighter(name, powers, keywords)
  return ally(name) { cost = 1, atk = 1, damage = "melee", health = 9, text = "Fights.", powers = powers, keywords = keywords }
end

local stone, guard = fighter("Stone"), fighter("Guard", nil, { "Protector" })

return {
  scenario "Some can protect their hero alone" {
    cites = { "CR 602.2" },
    cards = { herald = fighter("Herald", { gives { to = this, protects = your.hero } }), stone = stone },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Herald", "Stone" } })
      t:boss { play = { "Stone" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Onyxia", "Stone@1")
      t:cant(1, "protects", "Herald", { reason = "can't protect that defender" })
      t:to_end_of_combat()
      t:attacks("boss", "Stone@boss", "Ta'zo")
      t:can(1, "protects", "Herald")
      t:protects(1, "Herald")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ta'zo", 0)
      t:damage("Herald", 1)
    end,
  },
  scenario "Who may not protect, and why" {
    cites = { "CR 602.2", "CR 103.2", "CR 411.1" },
    raiders = 2,
    cards = { stone = stone, guard = guard,
      shy = fighter("Shy", { gives { to = this, cant = "protect" } }, { "Protector" }),
      stiff = fighter("Stiff", { gives { to = this, cant = "exhaust" } }, { "Protector" }),
      wall = item "Wall" { cost = 1, keywords = { "Protector" }, text = "Protector." } },
    given = function(t)
      t:seat(1, { play = { "Stone", "Shy", "Stiff", "Wall", { "Guard", exhausted = true } } })
      t:seat(2, { play = { "Guard" } })
      t:boss { play = { "Guard" } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant(2, "protects", "Guard@2", { reason = "opposed to the attacker" })      -- nobody attacks
      t:attacks("boss", "Onyxia", "Stone")
      t:cant(1, "protects", "Stone", { reason = "CR 602.2b" })
      t:cant(1, "protects", "Shy", { reason = "CR 103.2: an effect keeps it from protecting" })
      t:cant(1, "protects", "Stiff", { reason = "CR 103.2: an effect keeps it from exhausting" })
      t:cant(1, "protects", "Wall", { reason = "CR 602.2: it is not a character of yours" })
      t:cant(1, "protects", "Guard@1", { reason = "CR 602.2: it is exhausted" })
      t:cant(1, "protects", "Guard@2", { reason = "CR 602.2: it is not a character of yours" })
      t:cant("boss", "protects", "Guard@boss", { reason = "CR 602.2: only a player opposed" })
      t:can(2, "protects", "Guard@2")
      t:protects(2, "Guard@2")
      t:cant(1, "protects", "Stone", { reason = "CR 602.2" })
      t:to_end_of_combat()
      t:cant(2, "protects", "Guard@2", { reason = "opposed to the attacker" })
    end,
    expect = function(t)
      t:damage("Stone", 0)
      t:exhausted("Guard@2")
    end,
  },
  scenario "Of several defenders, why it may not protect is said of the one that it could protect" {
    cites = { "CR 602.2", "CR 411.1" },
    cards = { stone = stone, page = fighter("Page", { gives { to = this, protects = your.hero } }),
      sweeper = fighter("Sweeper", { gives { to = this, attacks = plus(1) } }) },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { { "Page", exhausted = true }, "Stone" } })
      t:boss { play = { "Sweeper" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Sweeper", { "Ta'zo", "Stone" })
      t:cant(1, "protects", "Page", { reason = "CR 602.2: it is exhausted" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ta'zo", 1)
      t:damage("Stone", 1)
    end,
  },
  scenario "The defender's player is asked for a protector before the other raiders, and one protector is enough" {
    cites = { "CR 602.2", "CR 602.2b" },
    raiders = 3,
    cards = { stone = stone, guard = guard },
    given = function(t)
      t:seat(1, { play = { "Guard" } })
      t:seat(2, { play = { "Stone", "Guard" } })
      t:seat(3, { play = { "Guard" } })
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Onyxia", "Stone")
      t:protects(2, "none")
      t:asked(3, "rotect")
      t:answers(3, "Guard@3")
      t:asked("boss", "Your move")            -- nobody asks seat 1
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:ready("Guard@1")
      t:ready("Guard@2")
      t:exhausted("Guard@3")
      t:damage("Stone", 0)
    end,
  },
  scenario "Some can be protected against by anybody" {
    cites = { "CR 602.2", "KW Conspicuous" },
    cards = {
      giant = fighter("Giant", { gives { to = opposing.character, protects_against = this } }),
      drum = fighter("Drum", nil, { "Conspicuous" }),
      stone = stone,
    },
    given = function(t)
      t:seat(1, { play = { "Giant", "Drum", "Stone" } })
      t:boss { play = { "Stone" } }
    end,
    play = function(t)
      t:attacks(1, "Stone@1", "Onyxia")
      t:cant("boss", "protects", "Stone@boss")
      t:to_end_of_combat()
      t:attacks(1, "Giant", "Onyxia")
      t:can("boss", "protects", "Stone@boss")
      t:to_end_of_combat()
      t:attacks(1, "Drum", "Onyxia")
      t:protects("boss", "Stone@boss")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
      t:damage("Stone@boss", 1)
    end,
  },
  scenario "Against a Conspicuous weapon that was struck with anybody protects" {
    cites = { "CR 303.2b", "KW Conspicuous" },
    cards = { stone = stone,
      horn = weapon "Horn" { cost = 1, atk = 2, damage = "melee", strike = 0, keywords = { "Conspicuous" }, text = "Conspicuous." } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Horn" } })
      t:boss { play = { "Stone" } }
    end,
    play = function(t)
      t:attacks(1, "Ta'zo", "Onyxia")
      t:strikes(1, "Horn")
      t:protects("boss", "Stone")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 0)
      t:damage("Stone", 2)
    end,
  },
}
