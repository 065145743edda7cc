-- Powers that cards are given (CR 706.1c): used, triggering, replacing, changing, for as long as they have them.
local smash = ability "Smash" { cost = 0, instant = true,
  text = "Target ally can this turn be exhausted to destroy target ally.",
  targets = { target("ally", any.ally, help) },
  grants = { smash = pays { cost = { exhaust = this }, targets = { target("prey", any.ally, harm) },
    effect = function(me, t) t.prey:destroy() end } },
  play = function(me, t) t.ally:gain { power = "smash", lasts = this_turn } end }
local ogre = ally "Ogre" { cost = 0, atk = 2, damage = "melee", health = 4, text = "" }
local imp = ally "Imp" { cost = 0, atk = 1, damage = "fire", health = 1, text = "" }
local purge = ability "Purge" { cost = 0, instant = true, text = "Destroy target ability.",
  targets = { target("it", any.ability, harm) }, play = function(me, t) t.it:destroy() end }
local poly = ability "Poly" { cost = 0, instant = true, ongoing = true,
  text = "Attach to target ally. It loses its powers.", attach = target("host", any.ally, harm),
  powers = { gives { to = attached, loses_powers = true } } }
local ring = ability "Ring" { cost = 0, instant = true, ongoing = true, values = { amount = 2 },
  text = "Attach to target ally. Once each turn it deals {amount} fire damage to each opposing hero.",
  attach = target("host", any.ally, help),
  grants = { burn = pays { cost = {}, once_per_turn = true,
    effect = function(me) me:deal(me.amount, "fire", opposing.hero) end } },
  powers = { gives { to = attached, power = "burn" } } }

return {
  scenario "A power that an ally is given finds its targets as it is used" {
    cites = { "CR 706.1c" },
    cards = { smash = smash, ogre = ogre, imp = imp },
    given = function(t)
      t:seat(1, { hand = { "Smash" }, play = { "Ogre" }, deck = { "Imp", "Imp" } })
      t:boss { play = { "Imp" } }
    end,
    play = function(t)
      t:plays(1, "Smash", { target = "Ogre" })     -- the ally to be destroyed is not asked for
      t:everyone_passes()
      t:uses(1, "Ogre", { target = "Imp" })
      t:everyone_passes()
      t:in_graveyard("boss", "Imp")
      t:exhausted("Ogre")
      t:ends_turn()
      t:ends_turn()
      t:cant(1, "uses", "Ogre")
    end,
    expect = function(t) t:told { "Ogre" } end,
  },

  scenario "What was used goes on without the card that gave it; nothing more is used" {
    cites = { "CR 705.3", "CR 706.1c" },
    cards = { ring = ring, ogre = ogre, purge = purge },
    given = function(t)
      t:seat(1, { hand = { "Purge" }, play = { "Ogre", { "Ring", attached_to = "Ogre" } } })
    end,
    play = function(t)
      t:can(1, "uses", "Ogre")
      t:uses(1, "Ogre")
      t:plays(1, "Purge", { target = "Ring" })
      t:everyone_passes()
      t:in_graveyard(1, "Ring")
      t:cant(1, "uses", "Ogre")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@boss", 2) end,
  },

  scenario "A power given twice is two powers, each used once a turn" {
    cites = { "CR 701.4" },
    cards = { ring = ring, ogre = ogre },
    given = function(t)
      t:seat(1, { deck = { "Ogre", "Ogre" },
        play = { "Ogre", { "Ring", attached_to = "Ogre" }, { "Ring", attached_to = "Ogre" } } })
    end,
    play = function(t)
      t:uses(1, "Ogre", { power = 1 })
      t:everyone_passes()
      t:uses(1, "Ogre")
      t:everyone_passes()
      t:damage("hero@boss", 4)
      t:cant(1, "uses", "Ogre", { reason = "CR 701.4" })
      t:ends_turn()
      t:ends_turn()
      t:can(1, "uses", "Ogre", { power = 1 })
    end,
    expect = function(t) t:damage("hero@boss", 4) end,
  },

  scenario "A given power that was lost and is back has been used" {
    cites = { "CR 700.3", "CR 701.4" },
    cards = { ring = ring, ogre = ogre, poly = poly, purge = purge },
    given = function(t)
      t:seat(1, { hand = { "Poly", "Purge" }, deck = { "Ogre", "Ogre" },
        play = { "Ogre", { "Ring", attached_to = "Ogre" } } })
    end,
    play = function(t)
      t:uses(1, "Ogre")
      t:everyone_passes()
      t:plays(1, "Poly", { target = "Ogre" })
      t:everyone_passes()
      t:cant(1, "uses", "Ogre", { reason = "no such power" })
      t:plays(1, "Purge", { target = "Poly" })
      t:everyone_passes()
      t:cant(1, "uses", "Ogre", { reason = "CR 701.4" })
      t:ends_turn()
      t:ends_turn()
      t:can(1, "uses", "Ogre")
    end,
    expect = function(t) t:damage("hero@boss", 2) end,
  },

  scenario "A given power that was lost unused is gone" {
    cites = { "CR 700.3", "CR 706.1c" },
    cards = { ring = ring, ogre = ogre, poly = poly, imp = imp },
    given = function(t)
      t:seat(1, { hand = { "Ring", "Poly", "Imp" }, deck = { "Imp", "Imp" }, play = { "Ogre" } })
    end,
    play = function(t)
      t:plays(1, "Ring", { target = "Ogre" })
      t:everyone_passes()
      t:plays(1, "Poly", { target = "Ogre" })
      t:everyone_passes()
      t:cant(1, "uses", "Ogre", { reason = "no such power" })
      t:plays(1, "Imp")                  -- nothing of it is left behind
      t:everyone_passes()
    end,
    expect = function(t) t:cant(1, "uses", "Ogre", { reason = "no such power" }) end,
  },

  scenario "A power given after an ally lost its powers is not lost" {
    cites = { "CR 700.3" },
    cards = { ring = ring, ogre = ogre, poly = poly },
    given = function(t)
      t:seat(1, { hand = { "Ring" }, play = { "Ogre", { "Poly", attached_to = "Ogre" } } })
    end,
    play = function(t)
      t:plays(1, "Ring", { target = "Ogre" })
      t:everyone_passes()
      t:uses(1, "Ogre")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@boss", 2) end,
  },

  scenario "Given powers trigger, replace and prevent, for the card that has them" {
    cites = { "CR 706.1c", "CR 716.1" },
    cards = {
      ogre = ogre,
      bless = ability "Bless" { cost = 0, instant = true, ongoing = true, values = { least = 3 },
        text = "Your allies exhaust instead of being destroyed, prevent 1 of each damage that is dealt to "
          .. "them, and have your hero heal {least} damage from itself when they are dealt damage.",
        grants = {
          stays = instead.destroyed { of = this, effect = function(me) me:exhaust() end },
          tough = prevents.damage { to = this, amount = 1 },
          mends = when.dealt_damage { of = this, effect = function(me) me.hero:heal(me.least, me.hero) end },
        },
        powers = { gives { to = your.ally, power = { "stays", "tough", "mends" } } } },
      bolt = ability "Bolt" { cost = 0, instant = true, values = { amount = 4 },
        text = "Your hero deals {amount} fire damage to target ally.", targets = { target("it", any.ally, harm) },
        play = function(me, t) me.hero:deal(me.amount, "fire", t.it) end },
      swat = ability "Swat" { cost = 0, instant = true, text = "Destroy target ally.",
        targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
    },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, hand = { "Bolt", "Swat" }, play = { "Bless", "Ogre" } })
    end,
    play = function(t)
      t:plays(1, "Swat", { target = "Ogre" })
      t:everyone_passes()
      t:in_play(1, "Ogre")
      t:exhausted("Ogre")
      t:plays(1, "Bolt", { target = "Ogre" })
      t:everyone_passes()
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Ogre", 3)
      t:damage("hero@1", 2)
    end,
  },

  scenario "A continuous power that is given changes what its new card sees" {
    cites = { "CR 200.1a", "CR 706.1c" },
    cards = {
      ogre = ogre, imp = imp, poly = poly,
      barim = ally "Barim" { cost = 0, atk = 1, damage = "holy", health = 6,
        text = "Your other allies have additional ATK: that of this ally.",
        powers = { gives { to = your.ally:other(), atk = plus(stat("atk")) } } },
      eater = ability "Eater" { cost = 0, text = "Target ally has the printed powers of target ally in a graveyard.",
        targets = { target("ally", your.ally, help), target("dead", any.ally:in_zone("graveyard")) },
        play = function(me, t) t.ally:gain { powers_of = t.dead, lasts = rest_of_game } end },
    },
    given = function(t)
      t:seat(1, { hand = { "Eater", "Poly" }, play = { "Ogre", "Imp" }, graveyard = { "Barim" } })
    end,
    play = function(t)
      t:plays(1, "Eater", { targets = { "Ogre", "Barim" } })
      t:everyone_passes()
      t:atk("Imp", 3)                    -- 1, and the 2 of the Ogre: not the 1 of Barim
      t:atk("Ogre", 2)
      t:plays(1, "Poly", { target = "Ogre" })
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Imp", 1) end,
  },

  scenario "A power is there however late what gives it is applied" {
    cites = { "CR 706.1c", "CR 719.1" },
    cards = { ogre = ogre,
      banner = item "Banner" { cost = 0, text = "Your allies with at least 2 ATK have \"this has +3 health\".",
        grants = { tough = gives { to = this, health = plus(3) } },
        powers = { gives { to = your.ally:with { atk = { min = 2 } }, power = "tough" } } },
      drum = ability "Drum" { cost = 0, ongoing = true, text = "Your allies have +1 ATK.",
        powers = { gives { to = your.ally, atk = plus(1) } } } },
    given = function(t)
      t:seat(1, { hand = { "Drum" }, play = { "Banner", "Ogre" } })
    end,
    play = function(t)
      t:health("Ogre", 7)
      t:plays(1, "Drum")                 -- who has 2 ATK is known behind it
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ogre", 3)
      t:health("Ogre", 7)
    end,
  },

  scenario "To trigger a card triggers what it was given, too" {
    cites = { "CR 703.5", "CR 706.1c" },
    cards = { ogre = ogre,
      omen = item "Omen" { cost = 0, text = "Your allies have \"when this attacks, draw a card\".",
        grants = { omen = when.attacks { of = this, effect = function(me) me.player:draw(1) end } },
        powers = { gives { to = your.ally, power = "omen" } } },
      call = ability "Call" { cost = 0, text = "Trigger target ally.", targets = { target("one", any.ally, help) },
        play = function(me, t) t.one:trigger() end } },
    given = function(t)
      t:seat(1, { hand = { "Call" }, play = { "Omen", "Ogre" }, deck = { "Ogre", "Ogre" } })
    end,
    play = function(t)
      t:plays(1, "Call", { target = "Ogre" })
      t:finishes_chain()
    end,
    expect = function(t) t:hand_count(1, 1) end,
  },
}
