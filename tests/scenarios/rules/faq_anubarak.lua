local beetle = ally "Beetle" { cost = 6, atk = 6, damage = "melee", health = 6,
  text = "[Basic] (2), remove six cards in one graveyard from the game: put this from your graveyard into play.",
  powers = { pays { works_in = "graveyard", basic = true,
    cost = { resources = 2, remove = { what = any.card:in_zone("graveyard"), count = 6, one_graveyard = true } },
    effect = function(me) me:to_play() end } } }
local husk = ally "Husk" { cost = 1, atk = 1, damage = "melee", health = 1 }
local cards = { beetle = beetle, husk = husk }

return {
  scenario "Six cards of one graveyard are the cost, and gone before anybody may respond" {
    cites = { "CR 403.1" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { resources = 2, graveyard = { "Beetle", "Husk", "Husk" } })
      t:seat(2, { graveyard = { "Husk", "Husk", "Husk", "Husk", "Husk", "Husk" } })
    end,
    play = function(t)
      t:uses(1, "Beetle")
      t:graveyard_count(2, 0)
      t:graveyard_count(1, 3)
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Beetle")
      t:ready_resources(1, 0)
    end,
  },
  scenario "Three of one and five of another are not six of one" {
    cites = { "CR 403.1" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { resources = 2, graveyard = { "Beetle", "Husk", "Husk" } })
      t:seat(2, { graveyard = { "Husk", "Husk", "Husk", "Husk", "Husk" } })
    end,
    play = function(t) t:cant(1, "uses", "Beetle", { reason = "CR 403.1" }) end,
    expect = function(t)
      t:graveyard_count(2, 5)
      t:graveyard_count(1, 3)
    end,
  },
}
