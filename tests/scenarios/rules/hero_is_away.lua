-- A hero that an effect removes for a time (CR 301.5).
local function spell(name, text, play)
  return ability(name) { cost = 0, instant = true, text = text, play = play }
end
local blink = ally "Blink" { cost = 1, atk = 0, damage = "melee", health = 3,
  text = "Activate: remove your hero from the game. / Pay 1: put it back.",
  powers = {
    pays { id = "out", cost = { exhaust = this }, effect = function(me) me.hero:remove_from_game { hold = true } end },
    pays { id = "back", cost = { resources = 1 }, effect = function(me) me.held:to_play() end },
    pays { id = "count", cost = { counters = { name = "spark", count = 1 } },
      effect = function(me) me:put_damage(1); me:add_counters("seen", me.hero.damage) end },
  } }

return {
  scenario "While no hero is in the party no card is played, and the hero is known as it was" {
    cites = { "CR 301.5" },
    cards = { blink = blink, dart = spell("Dart", "Draw a card.", function(me) me.player:draw(1) end) },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 7 }, hand = { "Dart" }, resources = 1,
        play = { { "Blink", counters = { spark = 1 } } }, deck = { "Blink" } })
    end,
    play = function(t)
      t:uses(1, "Blink", { power = "out" })
      t:everyone_passes()
      t:winner("none")
      t:cant(1, "plays", "Dart", { reason = "CR 301.5: no hero is in your party" })
      t:uses(1, "Blink", { power = "count" })       -- powers work
      t:everyone_passes()
      t:counters("Blink", "seen", 7)
      t:uses(1, "Blink", { power = "back" })
      t:everyone_passes()
      t:damage("hero@1", 0)                         -- another card
      t:plays(1, "Dart")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_hand(1, "Blink")
    end,
  },
  scenario "A second hero does not enter a party that has one" {
    cites = { "CR 301.5" },
    cards = { tess = hero "Tess" { health = 25, text = "" },
      rise = spell("Rise", "Put each hero of your graveyard into your party.", function(me)
        all(your.hero:in_zone("graveyard")):to_play()
      end) },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Rise" }, graveyard = { "Tess" } })
    end,
    play = function(t)
      t:plays(1, "Rise")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Tess")
    end,
  },
  scenario "Who took the hero out of the game as he entered play has him to put back" {
    cites = { "CR 301.5", "CR 415.9b" },
    cards = { call = spell("Call", "Put all allies in your graveyard into play.", function()
        all(your.ally:in_zone("graveyard")):to_play()
      end),
      jailer = ally "Jailer" { cost = 0, atk = 0, damage = "melee", health = 3,
      text = "As this enters play, remove your hero from the game. (0): Put that hero into play.",
      powers = {
        as.enters_play { of = this, effect = function(me) me.hero:remove_from_game { hold = true } end },
        pays { cost = {}, effect = function(me) me.held:to_play() end },
      } } },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 7 }, hand = { "Call" }, graveyard = { "Jailer" } })
    end,
    play = function(t)
      t:plays(1, "Call")
      t:everyone_passes()
      t:removed(1, "hoa/ta_zo")
      t:uses(1, "Jailer")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "hoa/ta_zo")
      t:damage("hero@1", 0)
    end,
  },
}
