return {
  scenario "Healing takes no more than there is" {
    cites = { "CR 407.1", "CR 407.3" },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 2 }, resources = 2,
        play = { "Major Healing Potion", "Major Healing Potion" } })
    end,
    play = function(t)
      t:uses(1, { "Major Healing Potion", 1 })
      t:everyone_passes()
      t:damage("Ta'zo", 0)
      t:uses(1, "Major Healing Potion")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ta'zo", 0)
      t:told { "heals 2 damage from Ta'zo" }
      t:not_told { "heals 5 damage" }
    end,
  },
  scenario "Two healings that come to one hero at once take no more than there is either" {
    cites = { "CR 407.1", "CR 717.1" },
    cards = {
      balm = ability "Balm" { cost = 0, text = "Your hero heals 2 damage from each of your allies.",
        play = function(me) me.hero:heal(2, your.ally) end },
      martyr = ability "Martyr" { cost = 0, ongoing = true,
        text = "If damage would be healed from your allies, it is healed from your hero instead.",
        powers = { changes.healing { to = your.ally, onto = your.hero } } },
      ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 },
    },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 3 }, hand = { "Balm" },
        play = { "Martyr", { "Ox", damage = 2 }, { "Ox", damage = 2 } } })
    end,
    play = function(t)
      t:plays(1, "Balm")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ta'zo", 0)
      t:damage({ "Ox", 1 }, 2)
      t:damage({ "Ox", 2 }, 2)
    end,
  },
}
