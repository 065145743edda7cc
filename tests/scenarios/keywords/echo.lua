local aim = ability "Aim" { cost = 0, instant = true, keywords = "Echo", text = "Echo. Your hero deals 2 ranged damage to target character.",
  targets = { target("one", any.character, harm) },
  play = function(me, t) me.hero:deal(2, "ranged", t.one) end }
local doom = ability "Doom" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) t.ally:destroy() end }
local elf = ally "Elf" { cost = 1, atk = 1, damage = "melee", health = 9, tags = { "Night Elf" } }
local sister = ally "Sister" { cost = 1, atk = 1, damage = "melee", health = 9, tags = { "Night Elf", "Druid" } }
local orc = ally "Orc" { cost = 1, atk = 1, damage = "melee", health = 9, tags = { "Orc", "Druid" } }
local ogre = ally "Ogre" { cost = 1, atk = 1, damage = "melee", health = 9, tags = { "Ogre" } }
local sin = ally "Sin'dorei" { cost = 1, atk = 1, damage = "melee", health = 9, tags = { "Blood Elf" } }

return {
  scenario "Echo: beside two allies of one race it is copied, with a new target, and the copy has no echo" {
    cites = { "KW Echo", "CR 402.1" },
    cards = { aim = aim, elf = elf, sister = sister },
    given = function(t)
      t:seat(1, { play = { "Elf", "Sister" }, hand = { "Aim" } })
      t:boss { play = { "Elf" } }
    end,
    play = function(t)
      t:plays(1, "Aim", { target = "hero@boss" })
      t:everyone_passes()
      t:answers(1, "Elf@boss")
      t:chain(2)
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@boss", 2)
      t:damage("Elf@boss", 2)
    end,
  },
  scenario "Echo: no class, no word that two races share and no other race makes two allies one of a kind" {
    cites = { "KW Echo" },
    cards = { aim = aim, elf = elf, orc = orc, ogre = ogre, sin = sin, sister = sister },
    given = function(t)
      t:seat(1, { play = { "Sister", "Sin'dorei", "Orc", "Ogre", "Ogre" }, hand = { "Aim" } })
      t:boss { play = { "Elf" } }       -- an opponent's is not yours
    end,
    play = function(t)
      t:plays(1, "Aim", { target = "hero@boss" })
      t:chain(1)
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@boss", 2)
    end,
  },
  scenario "Echo looks twice: with one of the two gone as it resolves there is no copy" {
    cites = { "KW Echo", "CR 703.2" },
    cards = { aim = aim, elf = elf, sister = sister, doom = doom },
    given = function(t)
      t:seat(1, { play = { "Elf", "Sister" }, hand = { "Aim" } })
      t:boss { hand = { "Doom" } }
    end,
    play = function(t)
      t:plays(1, "Aim", { target = "hero@boss" })
      t:passes(1)
      t:plays("boss", "Doom", { target = "Sister" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@boss", 2)
    end,
  },
}
