-- A replacement whose script fails has replaced nothing: another one may, or it happens.
local function breaks(name, power, text)
  return ability(name) { cost = 1, ongoing = true, text = text, powers = { power } }
end
local function fails(me)
  if me.paid == 0 then me.player:lose() end     -- nothing was paid: this is at fault
end
local slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
  targets = { target("it", any.ally, harm) }, play = function(_, t) t.it:destroy() end }
local bolt = ability "Bolt" { cost = 0, text = "Your hero deals 2 fire damage to target ally.",
  targets = { target("it", any.ally, harm) }, play = function(me, t) me.hero:deal(2, "fire", t.it) end }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 }
local grave = breaks("Grave", instead.destroyed { of = your.ally, effect = fails }, "If your ally would be destroyed, lose instead.")
local wall = breaks("Wall", instead.dealt_damage { of = your.ally, effect = fails },
  "If your ally would be dealt damage, lose instead.")
local nurse = ability "Nurse" { cost = 1, ongoing = true,
  text = "If your ally would be destroyed, put it into its owner's hand instead.",
  powers = { instead.destroyed { of = your.ally, effect = function(_, event) event.card:to_hand() end } } }

return {
  scenario "Where what replaces a destruction is at fault, what else replaces it does" {
    cites = { "CR 716.1" },
    faults = true,
    cards = { slay = slay, ox = ox, grave = grave, nurse = nurse },
    given = function(t)
      t:seat(1, { hand = { "Slay" } })
      t:boss { play = { "Ox", "Grave", "Nurse" } }
    end,
    play = function(t)
      t:plays(1, "Slay", { target = "Ox" })
      t:passes(1)
      t:passes("boss")
      t:answers("boss", "Grave")
    end,
    expect = function(t)
      t:in_hand("boss", "Ox")
      t:winner("none")
    end,
  },
  scenario "Where what replaces damage is at fault, it is dealt" {
    cites = { "CR 716.1" },
    faults = true,
    cards = { bolt = bolt, ox = ox, wall = wall },
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { play = { "Ox", "Wall" } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 2)
      t:winner("none")
    end,
  },
}
