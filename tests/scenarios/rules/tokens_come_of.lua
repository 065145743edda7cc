-- Whose doing it is that a token enters play (CR 404.2).
local crow = ally "Crow" { cost = 0, atk = 1, damage = "shadow", health = 2, text = "" }
crow = token "Crow" { atk = 1, damage = "shadow", health = 1 }
local nest = ally "Nest" { cost = 0, atk = 0, damage = "melee", health = 5, text = "(0): Put a Crow into play.",
  powers = { pays { cost = {}, effect = function(me) me.player:put_token("scenario/crow") end } } }
local watcher = ally "Watcher" { cost = 0, atk = 0, damage = "melee", health = 5,
  text = "When a token enters play by one of your other allies, add a feather counter to this.",
  powers = { when.enters_play { of = any.ally:with { token = true }, by = your.ally:with { name = "Nest" },
    effect = function(me) me:add_counters("feather", 1) end } } }

return scenario "A token that enters play came of the card whose effect put it there" {
  cites = { "CR 404.2" },
  cards = { crow = crow, nest = nest, watcher = watcher },
  given = function(t)
    t:seat(1, { play = { "Nest", "Watcher" } })
  end,
  play = function(t)
    t:uses(1, "Nest")
    t:finishes_chain()
  end,
  expect = function(t)
    t:count_in_play(1, "Crow", 1)
    t:counters("Watcher", "feather", 1)
  end,
}
