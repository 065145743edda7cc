-- What triggers while triggers are added to the chain waits until all that waited with them are on it.
local bait = ally "Bait" { cost = 1, atk = 0, damage = "melee", health = 5,
  text = "When this is targeted, draw a card.",
  powers = { when.targeted { of = this, effect = function(me) me.player:draw(1) end } } }
local runner = ally "Runner" { cost = 1, atk = 1, damage = "melee", health = 5,
  text = "When this attacks, exhaust target ally of yours.",
  powers = { when.attacks { of = this, targets = { target("it", your.ally:other(), help) },
    effect = function(me, event, t) t.it:exhaust() end } } }
local watcher = ally "Watcher" { cost = 1, atk = 0, damage = "melee", health = 5,
  text = "When an opposing ally attacks, draw a card.",
  powers = { when.attacks { of = opposing.ally, effect = function(me) me.player:draw(1) end } } }

return scenario "The turn player's new trigger goes above the opponent's that was waiting" {
  cites = { "CR 708.1a" },
  cards = { bait = bait, runner = runner, watcher = watcher },
  given = function(t)
    t:seat(1, { play = { "Bait", "Runner" }, deck = { "Bait" } })
    t:boss { play = { "Watcher" }, deck = { "Runner" } }
  end,
  play = function(t)
    t:proposes(1, "Runner", "Watcher")
    t:everyone_passes()                  -- it attacks: Runner's trigger, above it Watcher's, above that Bait's
    t:answers(1, "Bait")
    t:chain(3)
    t:everyone_passes()
    t:hand_count(1, 1)
    t:hand_count("boss", 0)
    t:everyone_passes()
    t:hand_count("boss", 1)
    t:everyone_passes()
    t:exhausted("Bait")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:chain(0)
  end,
}
