-- Packets for several characters of one player, one shield for all of them (CR 802.2).
local wolf = ally "Wolf" { cost = 0, atk = 1, damage = "melee", health = 4, text = "" }
local bear = ally "Bear" { cost = 0, atk = 1, damage = "melee", health = 4, text = "" }
local storm = ability "Storm" { cost = 0, instant = true, values = { amount = 2 },
  text = "Your hero deals {amount} fire damage to each ally.",
  play = function(me) me.hero:deal(me.amount, "fire", any.ally) end }
local ward = ability "Ward" { cost = 0, instant = true,
  values = { kept = 2 }, text = "Prevent the next {kept} damage that is dealt to your allies this turn.",
  later = { ward = prevents.damage { to = your.ally } },
  play = function(me) me:begin("ward", this_turn, { left = me.kept }) end }
local wall = ability "Wall" { cost = 0, instant = true,
  values = { kept = 4 }, text = "Prevent the next {kept} damage that is dealt to your allies this turn.",
  later = { ward = prevents.damage { to = your.ally } },
  play = function(me) me:begin("ward", this_turn, { left = me.kept }) end }
local pack = {}
for nth = 1, 40 do pack[nth] = "Wolf" end
local cards = { wolf = wolf, bear = bear, storm = storm, ward = ward, wall = wall }

return {
  scenario "Whom a shield serves first its player says" {
    cites = { "CR 802.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Ward", "Storm" }, play = { "Wolf", "Bear" } })
    end,
    play = function(t)
      t:plays(1, "Ward")
      t:everyone_passes()
      t:plays(1, "Storm")
      t:everyone_passes()
      t:asked(1, "At the same time")
      t:answers(1, "Bear")
    end,
    expect = function(t)
      t:damage("Bear", 0)
      t:damage("Wolf", 2)
    end,
  },

  scenario "A shield that is enough for all of them is shared without a question" {
    cites = { "CR 802.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Wall", "Storm" }, play = { "Wolf", "Bear" } })
    end,
    play = function(t)
      t:plays(1, "Wall")
      t:everyone_passes()
      t:plays(1, "Storm")
      t:everyone_passes()
      t:is_turn(1)
    end,
    expect = function(t)
      t:damage("Bear", 0)
      t:damage("Wolf", 0)
    end,
  },

  scenario "The turn player's characters come first, then the others clockwise" {
    cites = { "CR 802.2" },
    raiders = 2,
    cards = {
      wolf = wolf, bear = bear, storm = storm,
      guard = ability "Guard" { cost = 0, instant = true,
        values = { kept = 2 }, text = "Prevent the next {kept} damage that is dealt to friendly allies this turn.",
        later = { ward = prevents.damage { to = friendly.ally } },
        play = function(me) me:begin("ward", this_turn, { left = me.kept }) end },
    },
    given = function(t)
      t:turn(2)
      t:seat(1, { play = { "Wolf" } })
      t:seat(2, { hand = { "Guard", "Storm" }, play = { "Bear" } })
    end,
    play = function(t)
      t:plays(2, "Guard")
      t:everyone_passes()
      t:plays(2, "Storm")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Bear", 0)
      t:damage("Wolf", 2)
    end,
  },

  scenario "Of forty characters the last one may be the first" {
    cites = { "CR 802.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Ward", "Storm" }, play = pack })
    end,
    play = function(t)
      t:plays(1, "Ward")
      t:everyone_passes()
      t:plays(1, "Storm")
      t:everyone_passes()
      t:answers(1, { "Wolf", 40 })
    end,
    expect = function(t)
      t:damage({ "Wolf", 40 }, 0)
      t:damage({ "Wolf", 1 }, 2)
      t:damage({ "Wolf", 39 }, 2)
    end,
  },

  scenario "Where each has a shield of his own nobody is asked" {
    cites = { "CR 802.2" },
    cards = {
      wolf = wolf, bear = bear, storm = storm,
      bands = ability "Bands" { cost = 0, instant = true,
        text = "Prevent the next 1 damage to your Wolf this turn, and the next 1 damage to your Bear.",
        later = { one = prevents.damage { to = your.ally:with { name = "Wolf" } },
          other = prevents.damage { to = your.ally:with { name = "Bear" } } },
        play = function(me)
          me:begin("one", this_turn, { left = 1 })
          me:begin("other", this_turn, { left = 1 })
        end },
    },
    given = function(t)
      t:seat(1, { hand = { "Bands", "Storm" }, play = { "Wolf", "Bear" } })
    end,
    play = function(t)
      t:plays(1, "Bands")
      t:everyone_passes()
      t:plays(1, "Storm")
      t:everyone_passes()
      t:asked(1, "Your move")
    end,
    expect = function(t)
      t:damage("Wolf", 1)
      t:damage("Bear", 1)
    end,
  },
}
