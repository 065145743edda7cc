-- Tokens with the numbers of what puts them into play (CR 404.2): as good as printed.
local imp = token "Imp" { atk = 1, damage = "fire", health = 1, tags = { "Demon" }, text = "" }
local banner = ability "Banner" { cost = 0, ongoing = true, text = "Your allies have +1 ATK and +1 health.",
  powers = { gives { to = your.ally, atk = plus(1), health = plus(1) } } }
local call = ability "Call" { cost = x, text = "Put an Imp with X ATK and X health into play.",
  play = function(me) me.player:put_token("scenario/imp", 1, { atk = me.x, health = me.x }) end }
local twin = ability "Twin" { cost = 0, text = "Put a token copy of target ally into play.",
  targets = { target("ally", any.ally, help) }, play = function(me, t) me.player:put_token(t.ally) end }
local mirror = ability "Mirror" { cost = 0, text = "Target ally becomes a copy of another target ally.",
  targets = { target("ally", any.ally, help), target("other", any.ally, help, { not_as = "ally" }) },
  play = function(me, t) t.ally:becomes_copy_of(t.other) end }
local recall = ability "Recall" { cost = 0, text = "Put target ally into its owner's hand.",
  targets = { target("ally", any.ally, help) }, play = function(me, t) t.ally:to_hand() end }
local ogre = ally "Ogre" { cost = 0, atk = 6, damage = "melee", health = 6, text = "" }

return {
  scenario "An X/X token has these numbers before anything changes them" {
    cites = { "CR 404.2" },
    cards = { imp = imp, banner = banner, call = call, twin = twin },
    given = function(t)
      t:seat(1, { hand = { "Call", "Twin" }, play = { "Banner" }, resources = 3 })
    end,
    play = function(t)
      t:plays(1, "Call", { x = 3 })
      t:everyone_passes()
      t:atk("Imp", 4)                 -- 3 and 1, though what adds 1 is older
      t:health("Imp", 4)
      t:plays(1, "Twin", { target = "Imp" })
      t:everyone_passes()
      t:count_in_play(1, "Imp", 2)
    end,
    expect = function(t) t:atk({ "Imp", 2 }, 4) end,
  },

  scenario "A card that is a copy of a token has its numbers as long as it is one" {
    cites = { "CR 404.2" },
    cards = { imp = imp, call = call, mirror = mirror, ogre = ogre, recall = recall },
    given = function(t)
      t:seat(1, { hand = { "Call", "Mirror", "Recall" }, play = { "Ogre" }, resources = 2 })
    end,
    play = function(t)
      t:plays(1, "Call", { x = 2 })
      t:everyone_passes()
      t:plays(1, "Mirror", { targets = { "Ogre", "Imp" } })
      t:everyone_passes()
      t:count_in_play(1, "Imp", 2)
      t:atk("Imp", 2)
      t:atk({ "Imp", 2 }, 2)
      t:plays(1, "Recall", { target = "Imp" })
      t:everyone_passes()
      t:plays(1, "Ogre")
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Ogre", 6) end,
  },
}
