local frenzy = ability "Blood Frenzy" { cost = 0, instant = true, values = { amount = 4 },
  text = "Target ally has +{amount} ATK this turn. Target ally has -{amount} ATK this turn.",
  targets = { target("up", any.ally, help), target("down", any.ally, harm) },
  play = function(me, t)
    if t.up then t.up:gain { atk = me.amount, lasts = this_turn } end
    if t.down then t.down:gain { atk = -me.amount, lasts = this_turn } end
  end }

return {
  scenario "Neither target is optional" {
    cites = { "CR 707.1d" },
    cards = { frenzy = frenzy },
    given = function(t) t:seat(1, { hand = { "Blood Frenzy" } }) end,
    play = function(t) t:cant(1, "plays", "Blood Frenzy") end,
    expect = function(t) t:in_hand(1, "Blood Frenzy") end,
  },
  scenario "One ally may be both targets" {
    cites = { "CR 706.1" },
    cards = { frenzy = frenzy, ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 3 } },
    given = function(t) t:seat(1, { hand = { "Blood Frenzy" }, play = { "Ox" } }) end,
    play = function(t)
      t:plays(1, "Blood Frenzy", { targets = { "Ox", "Ox" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ox", 2)
      t:modifiers("Ox", "atk", 2)
    end,
  },
}
