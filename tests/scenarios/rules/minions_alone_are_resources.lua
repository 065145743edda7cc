-- R303.2a as rules of a raid: only Minions come into the Boss player's row, and what a card would put there is one.
local lord = boss "Molten Lord" { order = 1, atk = 2, health = 30, text = "" }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3, text = "" }
local dig = ability "Dig" { cost = 0, instant = true, text = "Put the top card of your deck into your resource row face down.",
  play = function(me) me.player.deck:top():to_resources { face = "down" } end }
local core = raid "Molten Halls" {
  players = { 1, 3 }, decks = { "main", "minion" }, bosses = { "molten_lord" },
  rules = { ["R303.2a"] = "Only Minions come into the Boss player's resource row" },
  powers = {
    gives { to = your.hero, cant = "place", cites = "R303.2a" },
    instead.moved { whose = "your", cites = "R303.2a",
      only_if = function(boss, event) return event.to == "resources" and event.card.home_deck ~= "minion" end,
      effect = function(boss) boss.decks.minion:top():to_resources { face = "down" } end },
  },
}
local cards = { molten_lord = lord, ox = ox, dig = dig }

return {
  scenario "What a card would put into the row is taken from the Minion deck, and nothing is placed by hand" {
    cites = { "CR 716.1" },
    raid = core, cards = cards,
    given = function(t)
      t:boss { boss = "Molten Lord", hand = { "Dig", "Ox" }, decks = { main = { "Dig", "Dig" }, minion = { "Ox", "Ox" } } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "places", "Ox")
      t:plays("boss", "Dig")
      t:everyone_passes()
    end,
    expect = function(t)
      t:resources("boss", 1)
      t:deck_count("boss", 2)
      t:deck_count("boss", 1, "minion")
    end,
  },
  scenario "A raider's cards go into a raider's row" {
    cites = { "CR 716.1" },
    raid = core, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Dig" }, deck = { "Ox", "Ox" } })
      t:boss { boss = "Molten Lord", decks = { minion = { "Ox" } } }
    end,
    play = function(t) t:plays(1, "Dig"); t:everyone_passes() end,
    expect = function(t) t:resources(1, 1); t:deck_count(1, 1); t:deck_count("boss", 1, "minion") end,
  },
}
