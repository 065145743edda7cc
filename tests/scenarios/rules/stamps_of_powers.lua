-- Since when a power counts that came back, or was given (CR 718.2f): shown by what sets the same number twice.
local ogre = ally "Ogre" { cost = 0, atk = 2, damage = "melee", health = 4, text = "" }
local high = ability "High" { cost = 0, ongoing = true, text = "Your allies have 3 ATK.",
  powers = { gives { to = your.ally, atk = set_to(3) } } }
local bear = ally "Bear" { cost = 0, atk = 2, damage = "melee", health = 6, text = "" }
local sign = ally "Sign" { cost = 0, atk = 0, damage = "melee", health = 9, text = "" }
local flag = item "Flag" { cost = 0, text = "Ogres and Bears have \"Signs have the ATK that this has health\".",
  grants = { shown = gives { to = any.ally:with { name = "Sign" }, atk = set_to(stat("health")) } },
  powers = { gives { to = any.ally:without { name = "Sign" }, power = "shown" } } }

return {
  scenario "A power that returns is as young as its return" {
    cites = { "CR 700.3", "CR 718.2f" },
    cards = {
      ogre = ogre, high = high,
      dwarf = ally "Dwarf" { cost = 0, atk = 0, damage = "melee", health = 1, text = "Your allies have 1 ATK.",
        powers = { gives { to = your.ally, atk = set_to(1) } } },
      hush = ability "Hush" { cost = 0, instant = true, text = "Target ally loses its powers this turn.",
        targets = { target("it", any.ally, harm) },
        play = function(me, t) t.it:gain { loses_powers = true, lasts = this_turn } end },
    },
    given = function(t)
      t:seat(1, { hand = { "Hush" }, play = { "Dwarf", "High", "Ogre" }, deck = { "Ogre" } })
    end,
    play = function(t)
      t:atk("Ogre", 3)
      t:plays(1, "Hush", { target = "Dwarf" })
      t:everyone_passes()
      t:atk("Ogre", 3)
      t:ends_turn()
    end,
    expect = function(t) t:atk("Ogre", 1) end,
  },

  scenario "A power that is given is as young as the giving" {
    cites = { "CR 718.2f" },
    cards = {
      ogre = ogre, high = high,
      banner = item "Banner" { cost = 0, text = "While your hero is damaged it says that your allies have 1 ATK.",
        grants = { low = gives { to = your.ally, atk = set_to(1) } },
        powers = { gives { to = your.hero:with { damaged = true }, power = "low" } } },
      sting = ability "Sting" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to itself.",
        play = function(me) me.hero:deal(1, "fire", me.hero) end },
    },
    given = function(t)
      t:seat(1, { hand = { "Sting" }, play = { "Banner", "High", "Ogre" } })
    end,
    play = function(t)
      t:atk("Ogre", 3)
      t:plays(1, "Sting")
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Ogre", 1) end,
  },

  scenario "No ally was given a keyword before it was there" {
    cites = { "CR 718.2f" },
    cards = {
      ogre = ogre,
      wolf = ally "Wolf" { cost = 0, atk = 2, damage = "melee", health = 4, text = "" },
      drum = ability "Drum" { cost = 0, ongoing = true, text = "Your allies have Assault 2.",
        powers = { gives { to = your.ally, keyword = "Assault 2" } } },
      low = ability "Low" { cost = 0, ongoing = true, text = "Your allies have 1 ATK.",
        powers = { gives { to = your.ally, atk = set_to(1) } } },
    },
    given = function(t)
      t:seat(1, { hand = { "Wolf" }, play = { "Ogre", "Drum", "Low" } })
    end,
    play = function(t)
      t:plays(1, "Wolf")
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ogre", 1)        -- 2, then 2 more by Assault, then 1
      t:atk("Wolf", 3)        -- 1, then 2 more: it came after both
    end,
  },

  scenario "Of two who were given a power only the one who lost it has it anew" {
    cites = { "CR 700.3", "CR 718.2f" },
    cards = { ogre = ogre, bear = bear, sign = sign, flag = flag,
      poly = ability "Poly" { cost = 0, ongoing = true, text = "Attached ally loses its powers.",
        attach = target("host", any.ally, harm), powers = { gives { to = attached, loses_powers = true } } },
      purge = ability "Purge" { cost = 0, text = "Destroy target ability.",
        targets = { target("it", any.ability, harm) }, play = function(me, t) t.it:destroy() end } },
    given = function(t)
      t:seat(1, { hand = { "Poly", "Purge" }, play = { "Sign", "Flag", "Ogre", "Bear" } })
    end,
    play = function(t)
      t:atk("Sign", 6)                   -- the Bear's, which came last
      t:plays(1, "Poly", { target = "Ogre" })
      t:everyone_passes()
      t:atk("Sign", 6)
      t:plays(1, "Purge", { target = "Poly" })
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Sign", 4) end,
  },

  scenario "Of what several players' allies are given at once that of the turn player is older" {
    cites = { "CR 718.2f", "CR 718.3" },
    cards = { ogre = ogre, bear = bear, sign = sign, flag = flag },
    given = function(t)
      t:seat(1, { hand = { "Flag" }, play = { "Sign", "Ogre" } })
      t:boss { play = { "Bear" } }
    end,
    play = function(t)
      t:plays(1, "Flag")
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Sign", 6) end,
  },
}
