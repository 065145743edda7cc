-- The row holds two cards; the third one comes.
local function watcher(name, power)
  return ally(name) { cost = 1, atk = 0, damage = "melee", health = 5,
    text = "When a card enters your resource row, put a counter on this.", powers = { power } }
end
local function saw(me) me:add_counters("saw", 1) end
local function into_row(count)
  return function(me, event) return event.to == "resources" and #me.player.resources == count end
end
local cards = {
  before = watcher("Before", when.moved { condition = into_row(2), effect = saw }),
  after = watcher("After", when.arrives { condition = into_row(3), effect = saw }),
  dig = ability "Dig" { cost = 0, instant = true, text = "Put the top card of your deck into your resource row.",
    play = function(me) me.player.deck:top(1):to_resources() end },
}
return scenario "As a card moves what waits for that sees all as it was, and what waits for its arrival as it is" {
  cites = { "CR 703.4" },
  cards = cards,
  given = function(t) t:seat(1, { hand = { "Dig" }, resources = 2, deck = { "Dig" }, play = { "Before", "After" } }) end,
  play = function(t)
    t:plays(1, "Dig")
    t:everyone_passes()
    t:will_answer(1, "Before", "")
    t:finishes_chain()
  end,
  expect = function(t)
    t:counters("Before", "saw", 1)
    t:counters("After", "saw", 1)
  end,
}
