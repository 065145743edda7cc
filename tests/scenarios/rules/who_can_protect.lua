-- "Can protect" is said of a protector, a defender and an attacker, not of Protectors alone (CR 602.2).
local function fighter(name, powers, keywords)
  return ally(name) { cost = 1, atk = 1, damage = "melee", health = 9, text = "Fights.", powers = powers, keywords = keywords }
end

local stone = fighter("Stone")

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
      t:cant(1, "protects", "Herald", { reason = "no protector of that defender" })
      t:to_end_of_combat()
      t:attacks("boss", "Stone@boss", "Ta'zo")
      t:protects(1, "Herald")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ta'zo", 0)
      t:damage("Herald", 1)
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
