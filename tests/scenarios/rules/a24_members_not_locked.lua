local shout = ability "Shout" { cost = 0, text = "Allies you control have +1 ATK this turn.",
  play = function(me) your.ally:gain { atk = 1, lasts = this_turn } end }
local leeroy = ally "Rusher" { cost = 0, atk = 6, damage = "melee", health = 1,
  text = "When this enters play, exhaust all other allies you control. They can't ready during your next ready step.",
  powers = { when.enters_play { of = this, effect = function(me)
    local they = all(your.ally:other())
    they:exhaust()
    they:gain { cant = "ready", lasts = next_ready_step }
  end } } }
local lure = ability "Lure" { cost = 0, instant = true, text = "You control target ally this turn.",
  targets = { target("it", any.ally, harm) },
  play = function(me, t) t.it:gain { control = true, lasts = this_turn } end }
local nap = ability "Nap" { cost = 0, text = "Exhaust all your allies.", play = function(me) all(your.ally):exhaust() end }
local imp = ally "Imp" { cost = 0, atk = 1, damage = "fire", health = 3 }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 }

return {
  scenario "\"Allies you control\" counts who comes later, and who was taken away no more (A24)" {
    cites = { "CR 714.3e" },
    cards = { shout = shout, lure = lure, imp = imp, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Shout", "Imp" }, play = { "Ox" } })
      t:boss { hand = { "Lure" } }
    end,
    play = function(t)
      t:plays(1, "Shout")
      t:everyone_passes()
      t:atk("Ox", 2)
      t:plays(1, "Imp")
      t:everyone_passes()
      t:atk("Imp", 2)
      t:passes(1)
      t:plays("boss", "Lure", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Ox")
      t:atk("Ox", 1)
      t:atk("Imp", 2)
    end,
  },
  scenario "\"They\" are those of the sentence before, who were exhausted already too, and nobody later (A24)" {
    cites = { "CR 714.3f" },
    cards = { leeroy = leeroy, nap = nap, imp = imp, ox = ox, elk = elk },
    given = function(t)
      t:seat(1, { hand = { "Rusher", "Imp", "Nap" }, play = { "Ox", { "Elk", exhausted = true } }, deck = { "Ox", "Ox" } })
      t:boss { deck = { "Ox", "Ox" }, decks = {} }
    end,
    play = function(t)
      t:plays(1, "Rusher")
      t:everyone_passes()
      t:everyone_passes()
      t:exhausted("Ox")
      t:plays(1, "Imp")
      t:everyone_passes()
      t:plays(1, "Nap")
      t:everyone_passes()
      t:exhausted("Imp")
      t:ends_turn()
      t:ends_turn()
      t:is_turn(1)
    end,
    expect = function(t)
      t:exhausted("Ox")
      t:exhausted("Elk")
      t:ready("Imp")
    end,
  },
  scenario "Who can't ready in the next ready step may ready before it" {
    cites = { "CR 714.3" },
    cards = { leeroy = leeroy, ox = ox, imp = imp,
      wake = ability "Wake" { cost = 0, text = "Ready target ally.", targets = { target("it", any.ally, help) },
        play = function(_, t) t.it:ready() end } },
    given = function(t)
      t:seat(1, { hand = { "Rusher", "Wake" }, play = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Rusher")
      t:everyone_passes()
      t:everyone_passes()
      t:exhausted("Ox")
      t:plays(1, "Wake", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t) t:ready("Ox") end,
  },
}
