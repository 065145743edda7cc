local blood = item "Blood" { cost = 0, text = "" }
local ruin = ability "Ruin" { cost = 0, text = "Play only with three Bloods or more. Opponents destroy a card of theirs for each Blood.",
  only_if = count(your.card:with { name = "Blood" }):at_least(3),
  play = function(me)
    local due = #all(your.card:with { name = "Blood" })
    me.player.opponents:choose { from = opposing.card, count = due, to = "destroy", prompt = "What is destroyed?" }:destroy()
  end }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 }
local rock = ally "Rock" { cost = 1, atk = 0, damage = "melee", health = 9, text = "This can't be destroyed.",
  powers = { gives { to = this, cant = "be destroyed" } } }

return {
  scenario "The raiders choose together, three in all, and none that can't be destroyed" {
    cites = { "CR 709.2b", "CR 103.2" },
    raiders = 2,
    cards = { blood = blood, ruin = ruin, ox = ox, rock = rock },
    given = function(t)
      t:seat(1, { play = { "Ox", "Ox", "Rock" } })
      t:seat(2, { play = { "Ox", "Ox" } })
      t:boss { hand = { "Ruin" }, play = { "Blood", "Blood", "Blood" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Ruin")
      t:everyone_passes()
      t:not_offered(1, { "Rock", "Ox@1", "Ox@2" })
      t:answers("all", { { "Ox", 1 }, { "Ox", 2 }, { "Ox", 3 } })
    end,
    expect = function(t)
      t:count_in_play(1, "Ox", 0)
      t:count_in_play(2, "Ox", 1)
      t:in_play(1, "Rock")
    end,
  },
  scenario "With fewer Bloods it can't be played" {
    cites = { "CR 409.1" },
    cards = { blood = blood, ruin = ruin, ox = ox },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { hand = { "Ruin" }, play = { "Blood", "Blood" } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Ruin", { reason = "condition" })
    end,
    expect = function(t)
      t:in_hand("boss", "Ruin")
    end,
  },
}
