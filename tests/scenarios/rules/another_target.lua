local swap = ability "Swap Blows" { cost = 0,
  text = "Target ally takes 2 damage. Another target damaged ally takes 1.",
  targets = { target("first", any.ally, harm),
              target("second", any.ally:with { damaged = true }, harm, { not_as = "first" }) },
  play = function(me, t)
    if t.first then t.first:put_damage(2) end
    if t.second then t.second:put_damage(1) end
  end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 }

return {
  scenario "Another target is not the first one, which leaves it what it needs" {
    cites = { "CR 706.1", "CR 707.1d" },
    cards = { swap = swap, ox = ox, elk = elk },
    given = function(t)
      t:seat(1, { hand = { "Swap Blows" }, play = { "Elk", { "Ox", damage = 1 } } })
    end,
    play = function(t)
      t:cant(1, "plays", "Swap Blows", { target = "Ox" })     -- nobody else is damaged
      t:plays(1, "Swap Blows", { targets = { "Elk", "Ox" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Elk", 2)
      t:damage("Ox", 2)
    end,
  },
  scenario "Where one card alone fits both, it can't be played" {
    cites = { "CR 706.1", "CR 707.1d" },
    cards = { swap = swap, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Swap Blows" }, play = { { "Ox", damage = 1 } } })
    end,
    play = function(t)
      t:cant(1, "plays", "Swap Blows")
    end,
    expect = function(t)
      t:in_hand(1, "Swap Blows")
    end,
  },
  scenario "The card whose power it is may be one of the two" {
    cites = { "CR 706.1", "CR 707.1d" },
    cards = { ox = ox,
      twin = ally "Twin" { cost = 1, atk = 1, damage = "melee", health = 5, text = "Puts 1 damage on two target allies.",
        powers = { pays { cost = { exhaust = this },
          targets = { target("one", any.ally, harm), target("two", any.ally, harm, { not_as = "one" }) },
          effect = function(me, t) t.one:put_damage(1) t.two:put_damage(1) end } } } },
    given = function(t)
      t:seat(1, { play = { "Twin", "Ox" } })
    end,
    play = function(t)
      t:uses(1, "Twin", { targets = { "Twin", "Ox" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Twin", 1)
      t:damage("Ox", 1)
    end,
  },
  scenario "A power with two targets is not used for want of the second" {
    cites = { "CR 706.1", "CR 707.1d" },
    cards = { pair = ally "Pair" { cost = 1, atk = 1, damage = "melee", health = 5, text = "Puts 1 damage on two target allies.",
        powers = { pays { cost = { exhaust = this },
          targets = { target("one", any.ally, harm), target("two", any.ally, harm, { not_as = "one" }) },
          effect = function(me, t) t.one:put_damage(1) t.two:put_damage(1) end } } } },
    given = function(t)
      t:seat(1, { play = { "Pair" } })
    end,
    play = function(t)
      t:cant(1, "uses", "Pair")
    end,
    expect = function(t)
      t:ready("Pair")
    end,
  },
  scenario "A card in play may be the only target of its own power; one that is played is no card in hand" {
    cites = { "CR 706.1", "CR 707.1a" },
    cards = {
      medic = ally "Medic" { cost = 1, atk = 0, damage = "melee", health = 5, text = "(0): heal 1 damage from target ally.",
        powers = { pays { cost = {}, targets = { target("it", any.ally, help) },
          effect = function(me, t) me:heal(1, t.it) end } } },
      purge = ability "Purge" { cost = 0, text = "Its owner discards target card in a hand.",
        targets = { target("it", any.card:in_zone("hand"), harm) }, play = function(me, t) t.it:discard() end },
    },
    given = function(t)
      t:seat(1, { play = { { "Medic", damage = 2 } }, hand = { "Purge" } })
    end,
    play = function(t)
      t:cant(1, "plays", "Purge", { reason = "CR 706.1" })
      t:uses(1, "Medic", { target = "Medic" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Medic", 1)
    end,
  },
  scenario "A target that need not be another may be one of two that differ" {
    cites = { "CR 706.1", "CR 707.1d" },
    cards = { ox = ox, elk = elk,
      trine = ability "Trine" { cost = 0, text = "Puts 1 damage on each of two target allies, and 2 on target ally.",
        targets = { target("one", any.ally, harm), target("two", any.ally, harm, { not_as = "one" }),
                    target("any", any.ally, harm) },
        play = function(me, t) t.one:put_damage(1) t.two:put_damage(1) t.any:put_damage(2) end } },
    given = function(t)
      t:seat(1, { hand = { "Trine" }, play = { "Ox", "Elk" } })
    end,
    play = function(t)
      t:plays(1, "Trine", { targets = { "Ox", "Elk", "Ox" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 3)
      t:damage("Elk", 1)
    end,
  },
}
