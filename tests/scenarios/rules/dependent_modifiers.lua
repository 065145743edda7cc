-- CR 719's own examples, told with cards of our own.
local function plays(t, card, target)
  t:plays(1, card, { target = target })
  t:everyone_passes()
end
return {
  scenario "What reads a number waits for what changes it" {
    cites = { "CR 719.1", "CR 719.2" },
    cards = {
      silas = ally "Ringleader" { cost = 0, atk = 0, damage = "melee", health = 1,
        text = "Has ATK as all your other allies together.",
        powers = { gives { to = this, atk = plus(sum("atk", your.ally:other())) } } },
      reaver = ally "Reaver" { cost = 0, atk = 10, damage = "melee", health = 10 },
      shout = ability "Shout" { cost = 0, ongoing = true, class = { "mage" }, text = "Allies have -3 ATK.",
        powers = { gives { to = any.ally, atk = plus(-3) } } },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Ringleader", "Reaver" }, hand = { "Shout" } })
    end,
    play = function(t)
      t:atk("Ringleader", 10)
      plays(t, "Shout")
    end,
    expect = function(t)
      t:atk("Ringleader", 4)              -- -3 + 7: the shout first, though it is younger
      t:atk("Reaver", 7)
    end,
  },
  scenario "Whom an older modifier applies to may be changed by a younger one" {
    cites = { "CR 719.1", "CR 719.2" },
    cards = {
      dragon = item "Dragonling" { cost = 1, text = "(0): this is also a 2/2 ally this turn.",
        powers = { pays { cost = {}, effect = function(me)
          me:gain { type = "ally", atk = set_to(2), health = set_to(2), damage = "melee",
            lasts = this_turn }
        end } } },
      breen = ally "Breen" { cost = 1, atk = 4, damage = "melee", health = 5,
        text = "Opposing allies have -1 ATK.",
        powers = { gives { to = opposing.ally, atk = plus(-1) } } },
    },
    given = function(t)
      t:seat(1, { play = { "Dragonling" } })
      t:boss { play = { "Breen" } }
    end,
    play = function(t)
      t:uses(1, "Dragonling")
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Dragonling", 1)              -- 2 first, then -1, though Breen is older
    end,
  },
  scenario "Modifiers that depend on each other go by timestamp" {
    cites = { "CR 719.3" },
    cards = {
      first = ally "First" { cost = 0, atk = 1, damage = "melee", health = 5,
        text = "Has ATK as your other allies together.",
        powers = { gives { to = this, atk = plus(sum("atk", your.ally:other())) } } },
      second = ally "Second" { cost = 0, atk = 2, damage = "melee", health = 5,
        text = "Has ATK as your other allies together.",
        powers = { gives { to = this, atk = plus(sum("atk", your.ally:other())) } } },
    },
    given = function(t)
      t:seat(1, { play = { "First", "Second" } })
    end,
    expect = function(t)
      t:atk("First", 3)                   -- 1 + 2
      t:atk("Second", 5)                  -- 2 + 3
    end,
  },
}
