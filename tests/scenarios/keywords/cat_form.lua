local cat = ability "Cat" { cost = 0, ongoing = true, tags = { "Feral" }, text = "Ongoing: Your hero has Cat Form.",
  powers = { gives { to = your.hero, keyword = "Cat Form" } } }
local bear = ability "Bear" { cost = 0, ongoing = true, text = "Ongoing: Your hero has Bear Form.",
  powers = { gives { to = your.hero, keyword = "Bear Form" } } }
local wrath = ability "Wrath" { cost = 0, instant = true, text = "Draw a card.", play = function(me) me.player:draw() end }

return {
  scenario "Cat Form: one ATK more while attacking, for each instance" {
    cites = { "KW Cat Form" },
    cards = { cat = cat },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Cat", "Cat" } })
      t:boss {}
    end,
    play = function(t)
      t:atk("hero@1", 0)
      t:attacks(1, "hero@1", "hero@boss")
      t:atk("hero@1", 2)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 2)
    end,
  },
  scenario "Leaving Cat Form ends Bear Form as well" {
    cites = { "KW Cat Form" },
    cards = { cat = cat, bear = bear, wrath = wrath },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Cat", "Bear" }, hand = { "Wrath" }, deck = { "Wrath" } })
      t:boss { hand = { "Wrath" }, deck = { "Wrath" } }
    end,
    play = function(t)
      t:passes(1)
      t:plays("boss", "Wrath")          -- an opponent's ability ends nobody's form
      t:finishes_chain()
      t:in_play(1, "Cat")
      t:plays(1, { "Wrath", 1 })
      t:answers(1, "hero@1")            -- both forms trigger
      t:chain(3)
      t:everyone_passes()               -- one of them ends both; the other finds nothing left
      t:chain(2)
      t:in_graveyard(1, "Cat")
      t:in_graveyard(1, "Bear")
    end,
    expect = function(t)
      t:finishes_chain()
    end,
  },
  scenario "Cat Form alone ends with what is not Feral" {
    cites = { "KW Cat Form" },
    cards = { cat = cat, wrath = wrath },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Cat" }, hand = { "Wrath" }, deck = { "Wrath" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Wrath")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Cat")
    end,
  },
}
