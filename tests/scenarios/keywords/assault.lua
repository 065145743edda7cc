return scenario "Assault adds up, on its player's turn alone, and goes with the keyword" {
  cites = { "KW Assault", "BA:Assault" },
  cards = {
    wolf = ally "Wolf" { cost = 1, atk = 1, damage = "melee", health = 5, keywords = "Assault 2" },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    goad = ability "Goad" { cost = 0, text = "Target ally has Assault 3 this turn, and Assault for each of your weapons.",
      targets = { target("ally", any.ally, help) },
      play = function(me, t)
        t.ally:gain { keyword = "Assault 3", lasts = this_turn }
        t.ally:gain { keyword = { Assault = count(your.weapon) }, lasts = this_turn }
      end },
    double = ability "Rage" { cost = 0, text = "Double the ATK of target ally this turn.",
      targets = { target("ally", any.ally, help) },
      play = function(me, t) t.ally:gain { atk = double, lasts = this_turn } end },
    calm = ability "Calm" { cost = 0, text = "Target ally loses Assault this turn.",
      targets = { target("ally", any.ally, harm) },
      play = function(me, t) t.ally:gain { loses_keyword = "Assault", lasts = this_turn } end },
  },
  given = function(t)
    t:seat(1, { hand = { "Goad", "Goad", "Calm", "Rage" }, play = { "Wolf", "Ox" }, deck = { "Fire Blast" } })
    t:boss { play = { "Wolf" } }
  end,
  play = function(t)
    t:atk("Wolf@1", 3)
    t:atk("Wolf@boss", 1)
    t:plays(1, "Goad", { target = "Wolf@1" })
    t:everyone_passes()
    t:atk("Wolf@1", 6)                  -- 1 + 2 + 3; no weapons, no Assault of that
    t:plays(1, "Rage", { target = "Wolf@1" })
    t:everyone_passes()
    t:atk("Wolf@1", 12)
    t:plays(1, "Calm", { target = "Wolf@1" })
    t:everyone_passes()
    t:atk("Wolf@1", 2)
    t:has("Wolf@1", "Assault", false)
    t:plays(1, "Goad", { target = "Wolf@1" })
    t:everyone_passes()
    t:atk("Wolf@1", 8)                  -- a later one counts: (1 + 3) * 2
    t:has("Ox", "Assault", false)
    t:ends_turn()
  end,
  expect = function(t)
    t:is_turn("boss")
    t:atk("Wolf@1", 1)
    t:atk("Wolf@boss", 3)
  end,
}
