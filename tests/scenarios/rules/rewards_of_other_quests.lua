-- A quest that has gained the reward power of another (CR 702.2a).
local cards = {
  scroll = quest "Scroll" { text = "Pay 1: draw a card.",
    reward = { cost = { resources = 1 }, effect = function(me) me.player:draw(1) end } },
  feud = quest "Feud" { text = "On your turn, pay 2: your hero deals 3 fire damage to each opposing hero.",
    values = { amount = 3 },
    reward = { cost = { resources = 2 }, only_your_turn = true,
      effect = function(me) me.hero:deal(me.amount, "fire", opposing.hero) end } },
  learn = ability "Learn" { cost = 0, instant = true, text = "Target quest gains the reward of another target quest.",
    targets = { target("quest", your.quest, help), target("other", your.quest, help, { not_as = "quest" }) },
    play = function(me, t) t.quest:gain { rewards_of = t.other, lasts = rest_of_game } end },
  ogre = ally "Ogre" { cost = 0, atk = 2, damage = "melee", health = 4, text = "" },
}

return {
  scenario "A gained reward has the cost of its own quest" {
    cites = { "CR 702.2", "CR 702.2a" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Learn" }, deck = { "Ogre", "Ogre", "Ogre" },
        resources = { { "Scroll", down = false }, { "Feud", down = false }, { "Ogre", down = true } } })
    end,
    play = function(t)
      t:plays(1, "Learn", { targets = { "Scroll", "Feud" } })
      t:everyone_passes()
      t:can(1, "completes", "Scroll", { power = 1 })
      t:completes(1, "Scroll", { power = 2 })
      t:ready_resources(1, 1)                -- two of three have paid
      t:face_down("Scroll")
      t:everyone_passes()
      t:damage("hero@boss", 3)
      t:hand_count(1, 0)
      t:cant(1, "completes", "Scroll")
    end,
    expect = function(t) t:face_up("Feud") end,
  },

  scenario "The restriction of one reward is none of the other" {
    cites = { "CR 702.2a" },
    cards = cards,
    given = function(t)
      t:turn("boss")
      t:seat(1, { hand = { "Learn" }, deck = { "Ogre" },
        resources = { { "Scroll", down = false }, { "Feud", down = false }, { "Ogre", down = true } } })
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Learn", { targets = { "Scroll", "Feud" } })
      t:everyone_passes()
      t:passes("boss")
      t:cant(1, "completes", "Scroll", { power = 2, reason = "CR 701.1" })
      t:completes(1, "Scroll", { power = 1 })
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 1)
      t:ready_resources(1, 2)
    end,
  },
}
