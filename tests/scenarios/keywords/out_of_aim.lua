local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target character.",
  targets = { target("one", any.character, harm) },
  play = function(me, t) me.hero:deal(1, "fire", t.one) end }

return {
  scenario "Nothing targets what is Untargetable" {
    cites = { "KW Untargetable" },
    cards = {
      bolt = bolt,
      wisp = ally "Wisp" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = "Untargetable" },
    },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = { "Wisp" } })
      t:boss {}
    end,
    play = function(t)
      t:cant(1, "plays", "Bolt", { target = "Wisp", reason = "untargetable" })
    end,
    expect = function(t)
      t:can(1, "plays", "Bolt", { target = "hero@1" })
    end,
  },
  scenario "What is Immune is neither attacked nor damaged nor targeted" {
    cites = { "KW Immune" },
    cards = {
      bolt = bolt,
      rain = ability "Rain" { cost = 0, text = "Your hero deals 1 nature damage to each opposing character.",
        play = function(me) me.hero:deal(1, "nature", opposing.character) end },
      brute = ally "Brute" { cost = 1, atk = 2, damage = "melee", health = 3 },
      titan = ally "Titan" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = "Immune" },
    },
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Rain" }, play = { "Brute" } })
      t:boss { play = { "Titan" } }
    end,
    play = function(t)
      t:cant(1, "attacks", "Brute", { defender = "Titan", reason = "Immune" })
      t:cant(1, "plays", "Bolt", { target = "Titan", reason = "it is Immune" })
      t:plays(1, "Rain")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Titan", 0)
      t:damage("hero@boss", 1)
    end,
  },
}
