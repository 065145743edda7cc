-- A card that is destroyed, but goes back to its pile and to no graveyard; and what else happens as it is destroyed.
local function drop(name, fields)
  fields.tags, fields.text = { "Blood" }, "Destroyed, this goes back to its pile."
  return fixture(name)(fields)
end
local blood = drop("Blood", { destroyed_to = "deck" })
local mist = drop("Mist", { destroyed_to = "hand",
  powers = { when.destroyed { of = this, order = 3, effect = function(me) me.player:draw(1) end } } })
local plain = drop("Plain Blood", {})
local drain = ability "Drain" { cost = 0, ongoing = true, text = "Destroy one of your Bloods >>> Draw a card.",
  powers = { pays { cost = { destroy = your.fixture:with { tag = "Blood" } }, effect = function(me) me.player:draw(1) end } } }
local sweep = ability "Sweep" { cost = 0, instant = true, text = "Destroy all fixtures. Draw a card for each one that was destroyed.",
  play = function(me) me.player:draw(#all(any.fixture):destroy()) end }
local grave = ability "Grave Watch" { cost = 0, ongoing = true, values = { seen = 1 },
  text = "When a card enters a graveyard, your hero deals {seen} fire damage to each opposing hero.",
  powers = { when.moved { to = "graveyard", of = any.fixture, order = 2, effect = function(me) me.hero:deal(me.seen, "fire", opposing.hero) end },
    when.destroyed { of = any.fixture, order = 1, effect = function(me) me:add_counters("destroyed", 1) end } } }
local cards = { blood = blood, mist = mist, plain = plain, drain = drain, sweep = sweep, grave = grave,
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 } }

return {
  scenario "What goes back to its deck as it is destroyed pays a cost that destroys it" {
    cites = { "CR 415.9d", "BA:Destroy", "CR 403.1" },
    raid = "duel",
    cards = cards,
    given = function(t) t:seat(1, { play = { "Blood", "Drain", "Grave Watch" }, deck = { "Ox", "Ox" } }) end,
    play = function(t)
      t:uses(1, "Drain")
      t:count_in_play(1, "Blood", 0)
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Blood is destroyed" }
      t:counters("Grave Watch", "destroyed", 1)
      t:graveyard_count(1, 0)
      t:damage("hero@2", 0)
      t:deck_count(1, 2)
      t:in_hand(1, "Ox")
    end,
  },
  scenario "Several that are destroyed together go each where it says" {
    cites = { "CR 415.9d" },
    raid = "duel",
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Blood", "Mist", "Plain Blood", "Grave Watch" }, hand = { "Sweep" }, deck = { "Ox", "Ox", "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Sweep")
      t:finishes_chain()
    end,
    expect = function(t)
      t:counters("Grave Watch", "destroyed", 3)
      t:damage("hero@2", 1)
      t:in_graveyard(1, "Plain Blood")
      t:graveyard_count(1, 2)                         -- and the Sweep
      t:in_hand(1, "Mist")
      t:hand_count(1, 5)                              -- three Oxen for the Sweep, one for the Mist
      t:deck_count(1, 2)                              -- the last Ox, and Blood below it
    end,
  },
}
