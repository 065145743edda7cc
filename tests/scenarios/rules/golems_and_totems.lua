local tremor = ability "Tremor" { cost = 0, class = { "mage" }, text = "1 damage to each opposing ally.",
  play = function(me) each(opposing.ally, function(prey) me:deal(1, "nature", prey) end) end }
return {
  scenario "A Golem is equipment and an ally" {
    cites = { "CR 304.4a" },
    cards = {
      golem = item "Brass Golem" { cost = 0, atk = 2, damage = "melee", health = 3, tags = { "Golem" } },
      wake = ability "Wake" { cost = 0, class = { "mage" }, text = "Put target ally in your graveyard into play.",
        targets = { target("who", your.ally:in_zone("graveyard"), help) },
        play = function(me, t) t.who:to_play() end },
      break_it = ability "Break" { cost = 0, class = { "mage" }, text = "Destroy target equipment.",
        targets = { target("prey", any.equipment, harm) },
        play = function(me, t) t.prey:destroy() end },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", graveyard = { "Brass Golem" }, hand = { "Wake", "Break" } })
    end,
    play = function(t)
      t:plays(1, "Wake", { target = "Brass Golem" })
      t:everyone_passes()
      t:cant(1, "attacks", "Brass Golem", { reason = "CR 302.2" })   -- like any ally
      t:plays(1, "Break", { target = "Brass Golem" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Brass Golem")
    end,
  },
  scenario "A Totem is an ability and an ally, and never attacks" {
    cites = { "CR 305.3a" },
    cards = {
      totem = ability "Searing Log" { cost = 0, ongoing = true, class = { "shaman" }, atk = 1, damage = "fire",
        health = 2, tags = { "Fire Totem (1)" }, text = "Burns." },
      drum = ability "Drum" { cost = 1, ongoing = true, text = "Your allies have +1 ATK.",
        powers = { gives { to = your.ally, atk = plus(1) } } },
    },
    given = function(t)
      t:seat(1, { play = { "Searing Log", "Drum" } })
    end,
    expect = function(t)
      t:atk("Searing Log", 2)
      t:has("Searing Log", "Totem")
      t:cant(1, "attacks", "Searing Log", { reason = "CR 305.3a" })
    end,
  },
}
