-- A joint choice (R403, Fiery Pits): the raiders divide one amount among what they control, together.
local pits = ability "Pits" { cost = 0, text = "Opposing players put 15 damage on opposing characters as they choose, none more than fatal.",
  play = function(me)
    for _, part in ipairs(me.player.opponents:divide { amount = 15, among = opposing.character, at_most = "remaining" }) do
      part[2]:put_damage(part[1])
    end
  end }
local storm = ability "Storm" { cost = 0, text = "Your hero deals 10 nature damage to the opposing heroes, divided as their players choose.",
  play = function(me)
    me.hero:deal_each("nature", me.player.opponents:divide { amount = 10, among = opposing.hero })
  end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }

return {
  scenario "The raiders divide ten damage among their heroes: one proposes, all agree" {
    cites = { "CR 709.2" },
    raiders = 2,
    cards = { storm = storm },
    given = function(t)
      t:boss { hand = { "Storm" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Storm")
      t:everyone_passes()
      t:asked(1, "How much of it")
      t:asked(2, "How much of it")
      t:answers("all", 7)                 -- the rest is the other's
    end,
    expect = function(t)
      t:damage("hero@1", 7)
      t:damage("hero@2", 3)
      t:told { "7 nature", "3 nature" }
    end,
  },
  scenario "Where the raiders choose together, who proposes another thing takes the place of the first proposal" {
    cites = { "CR 709.2" },
    raiders = 2,
    cards = { ox = ox,
      hunt = ability "Hunt" { cost = 0, text = "Opposing players choose an opposing ally. Destroy it.",
        play = function(me)
          local prey = me.player.opponents:choose { from = opposing.ally, prompt = "Which of them?" }
          if prey then prey:destroy() end
        end } },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { hand = { "Hunt" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Hunt")
      t:everyone_passes()
      t:answers(1, "Ox@2")
      t:asked(2, "Which of them?")
      t:answers(2, "Ox@1")
      t:asked(1, "Which of them?")
      t:answers(1, "Ox@1")
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:in_play(2, "Ox")
    end,
  },
  scenario "No character takes more than fatal damage, and no point is left over while one has room" {
    cites = { "CR 405.3" },
    cards = { pits = pits, ox = ox },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Ox", { "Ox", damage = 2 } } })
      t:boss { hand = { "Pits" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Pits")
      t:everyone_passes()
      t:asked(1, "How much of it")
      t:answers(1, 12)                    -- his hero
      t:not_offered(1, 1)                 -- three are left, and the last Ox takes but one
      t:not_offered(1, 4)
      t:answers(1, 2)                     -- and one for the last
    end,
    expect = function(t)
      t:damage("hero@1", 12)
      t:damage({ "Ox", 1 }, 2)
      t:in_graveyard(1, "Ox")
    end,
  },
  scenario "A random opponent is one of them, and each opponent is all of them" {
    cites = { "CR 706.5" },
    raiders = 3,
    cards = { ox = ox,
      whim = ability "Whim" { cost = 0, text = "Each opponent's hero is dealt 1 damage, a random one's 4 more.",
        play = function(me)
          for _, foe in each(me.player.opponents) do me.hero:deal(1, "fire", foe.hero) end
          me.hero:deal(4, "fire", me.player.opponents:random().hero)
        end } },
    given = function(t)
      t:boss { hand = { "Whim" } }
      t:random { 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Whim")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
      t:damage("hero@2", 5)
      t:damage("hero@3", 1)
    end,
  },
  scenario "Who leaves meanwhile divides no more; the others go on" {
    cites = { "CR 709.2", "CR 102.2" },
    raiders = 3,
    cards = { storm = storm },
    given = function(t)
      t:boss { hand = { "Storm" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Storm")
      t:everyone_passes()
      t:answers("all", 5)
      t:concedes(2)
      t:asked(1, "How much of it")
      t:asked(3, "How much of it")
      t:not_asked(2)
      t:answers("all", 4)
    end,
    expect = function(t)
      t:damage("hero@1", 5)
      t:damage("hero@3", 1)
    end,
  },
}
