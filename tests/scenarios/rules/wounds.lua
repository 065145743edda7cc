local tally = ability "Tally" { cost = 0, instant = true,
  text = "Your hero deals 1 fire damage to each character that it dealt combat damage to this turn.",
  play = function(me) me.hero:deal(1, "fire", any.character:with { fought_by_your_hero = true }) end }
local club = weapon "Club" { cost = 1, atk = 2, damage = "melee", strike = 0, tags = { "One-Handed", "Melee (1)" } }
local jab = ability "Jab" { cost = 0, instant = true, text = "Your hero deals 1 melee damage to target character.",
  targets = { target("who", any.character, harm) },
  play = function(me, t) me.hero:deal(1, "melee", t.who) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }

return {
  scenario "Whom your hero has fought this turn is known until it is over" {
    cites = { "CR 408.3b", "CR 408.2", "CR 500.2" },
    cards = { tally = tally, club = club, jab = jab, ox = ox },
    raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Tally", "Tally", "Jab" }, play = { "Club", "Ox" }, deck = { "Jab" } })
      t:seat(2, { hand = { "Tally" }, deck = { "Jab" } })
      t:boss { play = { "Ox", "Ox", "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Jab", { target = { "Ox@boss", 1 } })         -- not in combat
      t:everyone_passes()
      t:attacks(1, "hero@1", { "Ox@boss", 2 })
      t:strikes(1, "Club")
      t:to_end_of_combat()
      t:attacks(1, "Ox@1", { "Ox@boss", 3 })                   -- not the hero
      t:to_end_of_combat()
      t:plays(1, "Tally")
      t:everyone_passes()
      t:damage({ "Ox@boss", 1 }, 1)
      t:damage({ "Ox@boss", 2 }, 3)                            -- the Club's 2, the Tally's 1
      t:damage({ "Ox@boss", 3 }, 1)
      t:passes(1)
      t:plays(2, "Tally")                                      -- the other hero fought nobody
      t:everyone_passes()
      t:damage({ "Ox@boss", 2 }, 3)
      t:ends_turn()
      t:passes(2)
      t:passes("boss")
      t:plays(1, "Tally")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage({ "Ox@boss", 2 }, 3)
    end,
  },
  scenario "A card knows whom it has dealt damage to this turn" {
    cites = { "CR 408.2", "CR 415.9a" },
    cards = {
      ox = ox,
      snake = ally "Snake" { cost = 1, atk = 2, damage = "nature", health = 9,
        text = "(1): each ally that this dealt damage to this turn is destroyed.",
        powers = { pays { cost = { resources = 1 },
          effect = function(me) all(any.ally:with { hurt_by_this = true }):destroy() end } } },
    },
    given = function(t)
      t:seat(1, { play = { "Snake", "Snake" }, resources = 2 })
      t:boss { play = { "Ox", "Ox" } }
    end,
    play = function(t)
      t:attacks(1, { "Snake", 1 }, { "Ox", 1 })
      t:to_end_of_combat()
      t:uses(1, { "Snake", 2 })
      t:everyone_passes()
      t:count_in_play("boss", "Ox", 2)
      t:uses(1, { "Snake", 1 })
      t:everyone_passes()
    end,
    expect = function(t)
      t:count_in_play("boss", "Ox", 1)
      t:damage("Ox", 0)                                        -- the one that was left alone
    end,
  },
}
