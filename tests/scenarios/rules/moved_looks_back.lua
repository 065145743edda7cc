-- The graveyard is empty; one card comes.
local function saw(me) me.player.hero:add_counters("saw", 1) end
local function so_many(count) return function(me) return #me.player.graveyard == count end end
local cards = {
  watcher = ally "Watcher" { cost = 1, atk = 0, damage = "melee", health = 5,
    text = "When an ally enters your graveyard, put a saw counter on your hero.",
    powers = { when.moved { of = your.ally, from = "play", to = "graveyard", only_if = so_many(0), effect = saw },
      when.moved { of = your.ally, from = { "hand", "deck" }, effect = saw },
      when.moved { of = your.ally, to = { "hand", "removed from game" }, effect = saw } } },
  ghost = ally "Ghost" { cost = 1, atk = 0, damage = "melee", health = 5,
    text = "When this enters your graveyard, put a saw counter on your hero.",
    powers = { when.moved { of = this, to = "graveyard", works_in = "graveyard", only_if = so_many(1), effect = saw } } },
  end_it = ability "End It" { cost = 0, instant = true, text = "Destroy target ally.",
    targets = { target("it", any.ally, harm) }, play = function(_, t) t.it:destroy() end },
}
return scenario "What waits for a move sees all as it was, and the card itself what is where it has come" {
  cites = { "CR 703.4", "CR 703.3c", "CR 415.9a" },
  cards = cards,
  given = function(t) t:seat(1, { hand = { "End It" }, play = { "Watcher", "Ghost" } }) end,
  play = function(t)
    t:plays(1, "End It", { target = "Ghost" })
    t:everyone_passes()
    t:answers(1, "Watcher")  -- first of the two that wait
    t:finishes_chain()
  end,
  expect = function(t) t:counters("Volunteer", "saw", 2) end,
}
