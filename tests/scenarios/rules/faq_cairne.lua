local chief = ally "Chieftain" { cost = 7, atk = 0, damage = "melee", health = 8, tags = { "Tauren" }, keywords = { "Protector" },
  text = "Enters with an ankh. Instead of being destroyed it may give one up; if it does, all damage is removed from it. "
    .. "Each of your allies has ATK as it has health.",
  powers = {
    enters { counters = { ankh = 1 } },
    instead.destroyed { of = this, may = true, only_if = stat("counters"):at_least(1), effect = function(me)
      me:remove_counters("ankh", 1)
      me:remove_damage("all")
    end },
    gives { to = your.ally, atk = plus(its("health")) },
  } }
local ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 5 }
local axe = ability "Axe" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) t.prey:destroy() end }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 9 fire damage to target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) me.hero:deal(9, "fire", t.prey) end }
local salve = ability "Salve" { cost = 0, instant = true, text = "Target ally has +3 health this turn.",
  targets = { target("friend", any.ally, help) }, play = function(me, t) t.friend:gain { health = plus(3), lasts = this_turn } end }

return {
  scenario "The ankh is given up instead of being destroyed, and then there is none" {
    cites = { "CR 716.1" },
    cards = { chief = chief, bolt = bolt, axe = axe },
    given = function(t)
      t:seat(1, { hand = { "Chieftain", "Bolt", "Axe" }, resources = 7 })
    end,
    play = function(t)
      t:plays(1, "Chieftain")
      t:everyone_passes()
      t:plays(1, "Bolt", { target = "Chieftain" })
      t:everyone_passes()
      t:asked(1, "Chieftain would be destroyed. What happens instead?")
      t:answers(1, "Chieftain")
      t:in_play(1, "Chieftain")
      t:damage("Chieftain", 0)
      t:counters("Chieftain", "ankh", 0)
      t:not_told { "heals" }
      t:plays(1, "Axe", { target = "Chieftain" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Chieftain")
    end,
  },
  scenario "ATK follows health, whatever changed it and whenever" {
    cites = { "CR 719.2" },
    cards = { chief = chief, ox = ox, salve = salve },
    given = function(t)
      t:seat(1, { play = { "Chieftain", "Ox" }, hand = { "Salve" } })
    end,
    play = function(t)
      t:atk("Chieftain", 8)
      t:atk("Ox", 2 + 5)
      t:plays(1, "Salve", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ox", 2 + 8)
    end,
  },
}
