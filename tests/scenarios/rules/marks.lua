-- A mark that other cards read (R304, the Bomb): one card bears it, and those in its party stand beside it.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local bear = ally "Bear" { cost = 1, atk = 4, damage = "melee", health = 7 }
local warden = ally "Warden" { cost = 1, atk = 1, damage = "fire", health = 20,
  text = "At the start of your turn, this deals 5 fire damage to the Bomb and 2 to each ally beside it. At its end, choose a Bomb.",
  powers = {
    at.start_of_turn { whose = "your", effect = function(me)
      me:deal(5, "fire", any.hero:marked("bomb"))
      me:deal(2, "fire", any.ally:beside("bomb"))
    end },
    at.end_of_turn { whose = "your", effect = function(me)
      local hero = me.player:choose { from = opposing.hero, prompt = "The Bomb", aim = harm }
      if hero then hero:mark("bomb") end
    end },
    gives { to = any.hero:marked("bomb"), health = plus(3) },
  } }
local hush = ability "Defuse" { cost = 0, instant = true, text = "Nobody is the Bomb any more.", play = function() unmark("bomb") end }
local shot = ability "Shot" { cost = 0, instant = true, text = "Destroy the opposing ally with the most health left, and the one with the least ATK.",
  play = function(me)
    all(opposing.ally:highest("remaining")):destroy()
    all(opposing.ally:lowest("atk")):destroy()
  end }

return {
  scenario "The Bomb burns whoever was marked, and all that stand beside him" {
    cites = { "CR 712.4" },
    raiders = 2,
    cards = { ox = ox, warden = warden, defuse = hush },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Defuse" }, deck = { "Ox", "Ox" } })
      t:seat(2, { play = { "Ox" }, deck = { "Ox", "Ox" } })
      t:boss { play = { "Warden" } }
      t:turn("boss")
    end,
    play = function(t)
      t:modifiers("hero@2", "health", 0)
      t:will_answer("boss", "hero@2", "The Bomb")
      t:ends_turn()
      t:told { "is marked: bomb" }
      t:modifiers("hero@2", "health", 1)
      t:modifiers("hero@1", "health", 0)
      t:ends_turn()
      t:ends_turn()                       -- the Boss player's turn begins: it goes off
      t:damage("hero@2", 5)
      t:damage("Ox@2", 2)
      t:damage("hero@1", 0)
      t:damage("Ox@1", 0)
      t:will_answer("boss", "hero@1", "The Bomb")
      t:ends_turn()                       -- it moves on
      t:modifiers("hero@2", "health", 0)
      t:modifiers("hero@1", "health", 1)
      t:plays(1, "Defuse")
      t:everyone_passes()
      t:modifiers("hero@1", "health", 0)
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("hero@1", 0)
      t:damage("hero@2", 5)
    end,
  },
  scenario "The highest and the lowest number single an ally out, ties and all" {
    cites = { "CR 712.4" },
    cards = { ox = ox, bear = bear, shot = shot,
      mole = ally "Mole" { cost = 1, atk = 2, damage = "melee", health = 2 } },
    given = function(t)
      t:seat(1, { play = { "Ox", "Mole", { "Bear", damage = 3 } } })
      t:boss { hand = { "Shot" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Shot")             -- five are left to the Ox, four to the Bear; then the Mole is weakest
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:in_graveyard(1, "Mole")
      t:in_play(1, "Bear")
    end,
  },
}
