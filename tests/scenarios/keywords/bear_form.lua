local bear = ability "Bear" { cost = 0, ongoing = true, tags = { "Feral", "Form (1)" }, text = "Ongoing: Your hero has Bear Form.",
  powers = { gives { to = your.hero, keyword = "Bear Form" } } }
local fists = ability "Fists" { cost = 0, ongoing = true, text = "Ongoing: Your hero has +1 ATK.",
  powers = { gives { to = your.hero, atk = plus(1) } } }
local swipe = ability "Swipe" { cost = 0, tags = { "Feral" }, text = "Draw a card.",
  play = function(me) me.player:draw() end }
local wrath = ability "Wrath" { cost = 0, text = "Draw a card.", play = function(me) me.player:draw() end }
local imp = ally "Imp" { cost = 0, atk = 1, damage = "fire", health = 3 }

return {
  scenario "Bear Form: the hero can protect" {
    cites = { "KW Bear Form", "CR 602.2" },
    cards = { bear = bear, imp = imp },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Bear", "Imp" } })
      t:boss { play = { "Imp" } }
      t:turn("boss")
    end,
    play = function(t)
      t:has("hero@1", "Protector")
      t:attacks("boss", "Imp@boss", "Imp@1")
      t:protects(1, "hero@1")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
      t:damage("Imp@1", 0)
    end,
  },
  scenario "Bear Form ends with an ability of yours that is not Feral, and what gave it is destroyed" {
    cites = { "KW Bear Form" },
    cards = { bear = bear, fists = fists, swipe = swipe, wrath = wrath, imp = imp },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Bear", "Fists" }, hand = { "Swipe", "Imp", "Wrath" }, deck = { "Imp", "Imp", "Imp" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Swipe")
      t:finishes_chain()
      t:plays(1, { "Imp", 1 })
      t:finishes_chain()
      t:in_play(1, "Bear")              -- neither a Feral ability nor an ally ends it
      t:plays(1, "Wrath")
      t:chain(2)
      t:everyone_passes()               -- the form ends before the ability resolves
      t:in_graveyard(1, "Bear")
      t:finishes_chain()
    end,
    expect = function(t)
      t:has("hero@1", "Protector", false)
      t:in_play(1, "Fists")             -- gives something else
    end,
  },
  scenario "Bear Form ends with a strike, but what is no ability is not destroyed for giving it" {
    cites = { "KW Bear Form" },
    cards = {
      bear = bear,
      claw = weapon "Claw" { cost = 1, atk = 2, damage = "melee", strike = 0, tags = { "Melee (1)" }, text = "A weapon." },
      hide = armor "Hide" { cost = 1, def = 1, text = "Your hero has Bear Form.",
        powers = { gives { to = your.hero, keyword = "Bear Form" } } },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Bear", "Claw", "Hide" } })
      t:boss {}
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@boss")
      t:strikes(1, "Claw")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:in_graveyard(1, "Bear")
      t:in_play(1, "Hide")
      t:has("hero@1", "Protector")
    end,
  },
}
