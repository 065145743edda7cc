-- CR 405.2: that something was dealt fatal damage stays true, whatever becomes of the damage.
local rock = ally "Rock" { cost = 1, atk = 1, damage = "melee", health = 3, text = "Rocks can't be destroyed.",
  powers = { gives { to = any.ally:with { name = "Rock" }, cant = "be destroyed" } } }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 3 fire damage to target ally.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) me.hero:deal(3, "fire", t.ally) end }
local mend = ability "Mend" { cost = 0, instant = true, text = "Your hero heals 3 damage from target ally.",
  targets = { target("ally", any.ally, help) }, play = function(me, t) me.hero:heal(3, t.ally) end }
local push = ability "Push" { cost = 0, instant = true, text = "Put 3 damage on target ally.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) t.ally:put_damage(3) end }
local reap = ability "Reap" { cost = 0, instant = true, text = "Draw a card for each ally that was dealt fatal damage.",
  play = function(me) me.player:draw(#all(any.ally:with { felled = true })) end }
local lift = ability "Lift" { cost = 0, instant = true, text = "Target ally goes to its owner's hand and comes back.",
  targets = { target("ally", any.ally, harm) },
  play = function(me, t) t.ally:to_hand():to_play { under = me.player } end }
local cards = { rock = rock, bolt = bolt, mend = mend, push = push, reap = reap, lift = lift }

return {
  scenario "Who was dealt fatal damage and healed again was dealt it; on whom it was put was not" {
    cites = { "CR 405.2" }, cards = cards,
    given = function(t)
      t:boss { play = { "Rock", "Rock" } }
      t:seat(1, { hand = { "Bolt", "Mend", "Push", "Reap" }, deck = { "Mend", "Mend", "Mend" } })
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = { "Rock", 1 } })
      t:everyone_passes()
      t:plays(1, "Mend", { target = { "Rock", 1 } })
      t:everyone_passes()
      t:damage({ "Rock", 1 }, 0)
      t:plays(1, "Push", { target = { "Rock", 2 } })
      t:everyone_passes()
      t:damage({ "Rock", 2 }, 3)
      t:plays(1, "Reap")
      t:everyone_passes()
    end,
    expect = function(t) t:hand_count(1, 1) end,
  },
  scenario "What has become another card was dealt nothing" {
    cites = { "CR 415.9a" }, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Lift", "Reap" }, play = { "Rock" }, deck = { "Mend", "Mend" } })
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "Rock" })
      t:everyone_passes()
      t:plays(1, "Lift", { target = "Rock" })
      t:everyone_passes()
      t:in_play(1, "Rock")
      t:plays(1, "Reap")
      t:everyone_passes()
    end,
    expect = function(t) t:hand_count(1, 0) end,
  },
}
