local bolt = ability "Bolt" { cost = 0, text = "4 nature damage to target character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(4, "nature", t.prey) end }

local function struck(damage, health)
  return function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Flash Heal" }, resources = 1,
      play = { { health == 5 and "Ox" or "Calf", damage = damage } } })
    t:boss { hand = { "Bolt" } }
    t:turn("boss")
  end
end

return {
  scenario "Flash Heal answers a bolt, and the one damage that it heals saves an ally" {
    cites = { "CR 407.1", "CR 409.1" },
    cards = { bolt = bolt, ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 } },
    given = struck(1, 5),
    play = function(t)
      t:plays("boss", "Bolt", { target = "Ox" })
      t:passes("boss")
      t:plays(1, "Flash Heal", { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Ox", 4)
      t:told { "heals 1 damage from Ox", "deals 4 nature damage to Ox" }
    end,
  },
  scenario "Flash Heal does nothing for an unhurt ally: the bolt in its answer kills it" {
    cites = { "CR 407.3" },
    cards = { bolt = bolt, calf = ally "Calf" { cost = 1, atk = 1, damage = "melee", health = 4 } },
    given = struck(0, 4),
    play = function(t)
      t:plays("boss", "Bolt", { target = "Calf" })
      t:passes("boss")
      t:plays(1, "Flash Heal", { target = "Calf" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Calf")
      t:not_told { "heals" }
    end,
  },
  scenario "Flash Heal heals four damage, be it from an opponent" {
    cites = { "CR 407.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Flash Heal" }, resources = 1 })
      t:boss { boss = { "onyxias_lair/onyxia_1", damage = 9 } }
    end,
    play = function(t)
      t:plays(1, "Flash Heal", { target = "Onyxia" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Onyxia", 5)
      t:in_graveyard(1, "Flash Heal")
    end,
  },
}
