local warder = ally "Warder" { cost = 1, atk = 0, damage = "holy", health = 2,
  text = "[Activate]: while this remains exhausted, prevent 1 of each damage to characters that you control.",
  powers = { pays { cost = { exhaust = this },
    effect = function(me) me:begin("ward", while_exhausted) end } },
  later = { ward = prevents.damage { to = your.character, amount = 1 } } }
local keeper = ally "Keeper" { cost = 1, atk = 0, damage = "holy", health = 2,
  text = "[Activate]: while this remains in your party, when a character that you control is dealt damage, draw a card.",
  powers = { pays { cost = { exhaust = this },
    effect = function(me) me:begin("count", while_in_party) end } },
  later = { count = when.dealt_damage { of = your.character, effect = function(me) me.controller:draw(1) end } } }
local dawn = ability "Dawn" { cost = 0, instant = true, class = { "mage" },
  text = "When target ally readies during your next ready step, it heals 2.",
  targets = { target("who", your.ally, help) },
  play = function(me, t) me:begin("warm", next_ready_step, { t.who }) end,
  later = { warm = when.readied { of = given, effect = function(me, event) me.controller.hero:heal(2, event.card) end } } }
local wake = ability "Wake" { cost = 0, instant = true, class = { "mage" }, text = "Ready target ally.",
  targets = { target("who", any.ally, help) }, play = function(me, t) t.who:ready() end }
local tire = ability "Tire" { cost = 0, instant = true, class = { "mage" }, text = "Exhaust target ally.",
  targets = { target("who", any.ally, harm) }, play = function(me, t) t.who:exhaust() end }
local bolt = ability "Bolt" { cost = 0, instant = true, class = { "mage" },
  text = "Your hero deals 2 arcane damage to target ally.",
  targets = { target("who", any.ally, harm) },
  play = function(me, t) me.hero:deal(2, "arcane", t.who) end }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 }
local lure = ability "Lure" { cost = 0, instant = true, class = { "mage" }, text = "Gain control of target ally this turn.",
  targets = { target("who", any.ally, help) },
  play = function(me, t) t.who:gain { control = true, lasts = this_turn } end }
local cards = { lure = lure, warder = warder, keeper = keeper, dawn = dawn, wake = wake, tire = tire, bolt = bolt, ox = ox }

local function given(ally, ...)
  local hand = { ... }
  return function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = hand, play = { ally, "Ox" } })
  end
end

local function cast(t, card, at)
  t:plays(1, card, { target = at })
  t:everyone_passes()
end

return {
  scenario "A shield goes as its source readies, and does not come back with the next exhaustion" {
    cites = { "CR 714.3b", "CR 715.1" },
    cards = cards,
    given = given("Warder", "Bolt", "Bolt", "Bolt", "Wake", "Tire"),
    play = function(t)
      t:uses(1, "Warder")
      t:everyone_passes()
      cast(t, "Bolt", "Ox")
      t:damage("Ox", 1)
      cast(t, "Wake", "Warder")
      cast(t, "Bolt", "Ox")
      t:damage("Ox", 3)
      cast(t, "Tire", "Warder")
      cast(t, "Bolt", "Ox")
    end,
    expect = function(t)
      t:damage("Ox", 5)
    end,
  },
  scenario "A source that readied since it was used begins no shield" {
    cites = { "CR 714.3b" },
    cards = cards,
    given = given("Warder", "Bolt", "Wake", "Tire"),
    play = function(t)
      t:uses(1, "Warder")
      t:plays(1, "Wake", { target = "Warder" })
      t:everyone_passes()
      t:plays(1, "Tire", { target = "Warder" })
      t:finishes_chain()
      cast(t, "Bolt", "Ox")
    end,
    expect = function(t)
      t:exhausted("Warder")
      t:damage("Ox", 2)
    end,
  },
  scenario "A shield goes with its source" {
    cites = { "CR 714.3b" },
    cards = cards,
    given = given("Warder", "Bolt", "Bolt", "Bolt"),
    play = function(t)
      t:uses(1, "Warder")
      t:everyone_passes()
      cast(t, "Bolt", "Warder")
      cast(t, "Bolt", "Warder")
      t:in_graveyard(1, "Warder")
      cast(t, "Bolt", "Ox")
    end,
    expect = function(t)
      t:damage("Ox", 2)
    end,
  },
  scenario "What triggers while its source is in the party stops as that leaves" {
    cites = { "CR 714.3b", "CR 715.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Bolt", "Bolt", "Bolt" }, play = { "Keeper", "Ox" },
        deck = { "Wake", "Tire", "Dawn" } })
    end,
    play = function(t)
      t:uses(1, "Keeper")
      t:everyone_passes()
      cast(t, "Bolt", "Ox")
      t:finishes_chain()
      t:in_hand(1, "Wake")
      cast(t, "Bolt", "Keeper")
      t:finishes_chain()
      t:in_graveyard(1, "Keeper")
      cast(t, "Bolt", "Ox")
    end,
    expect = function(t)
      t:in_deck(1, "Dawn")
    end,
  },
  scenario "A source that left its party since it was used begins no trigger, back as it is" {
    cites = { "CR 714.3b", "CR 715.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Bolt", "Lure" }, play = { "Keeper", "Ox" }, deck = { "Wake", "Tire" } })
      t:boss { hand = { "Lure" } }
    end,
    play = function(t)
      t:uses(1, "Keeper")
      t:passes(1)
      t:plays("boss", "Lure", { target = "Keeper" })
      t:everyone_passes()
      t:in_play("boss", "Keeper")
      t:plays(1, "Lure", { target = "Keeper" })
      t:finishes_chain()
      t:in_play(1, "Keeper")
      cast(t, "Bolt", "Ox")
    end,
    expect = function(t)
      t:chain(0)
      t:in_deck(1, "Wake")
    end,
  },
  scenario "What waits for the next ready step triggers in it, neither before nor after" {
    cites = { "CR 714.3", "CR 715.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Dawn", "Wake", "Tire", "Tire", "Wake" }, deck = { "Ox", "Ox" },
        play = { { "Ox", damage = 7, exhausted = true } } })
    end,
    play = function(t)
      cast(t, "Dawn", "Ox")
      cast(t, "Wake", "Ox")
      t:damage("Ox", 7)
      cast(t, "Tire", "Ox")
      t:ends_turn()
      t:ends_turn()
      t:damage("Ox", 5)
      cast(t, "Tire", "Ox")
      cast(t, "Wake", "Ox")
    end,
    expect = function(t)
      t:damage("Ox", 5)
    end,
  },
}
