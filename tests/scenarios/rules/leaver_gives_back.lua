-- Whoever leaves the game gives back what he controlled of others, whatever made it his.
local leash = item "Leash" { cost = 0, text = "You control opposing allies named Ox.",
  powers = { gives { to = any.ally:with { name = "Ox" }, control = true } } }
local charm = ability "Charm" { cost = 0, text = "You control target ally for the rest of the game.",
  targets = { target("it", any.ally, harm) },
  play = function(me, t) t.it:gain { control = true, lasts = rest_of_game } end }
local gift = ability "Gift" { cost = 0, text = "Target hero's controller controls target ally for the rest of the game.",
  targets = { target("who", any.hero, help), target("it", any.ally, harm) },
  play = function(me, t) t.it:gain { control = t.who.controller, lasts = rest_of_game } end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local crier = ally "Crier" { cost = 1, atk = 0, damage = "melee", health = 5,
  text = "When you gain control of an ally, draw a card.",
  powers = { when.changes_control { of = any.ally, whose = "your", effect = function(me) me.player:draw(1) end } } }
local cards = { leash = leash, charm = charm, gift = gift, ox = ox, crier = crier }

return {
  scenario "An ally that a card of his made his goes back as he leaves, and that is a change of control" {
    cites = { "CR 102.2", "CR 401.3b" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Leash" } })
      t:seat(2, { deck = { "Ox" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:passes(1)
      t:in_play(1, "Ox")
      t:concedes(1)
    end,
    expect = function(t)
      t:in_play("boss", "Ox")
      t:told { "Raider 1 is out of the game", "The Boss player now controls Ox" }
      t:asked(2, "Your move")
    end,
  },
  scenario "What was made his for the rest of the game goes back too, and whoever waits for that sees it" {
    cites = { "CR 102.2", "CR 401.3b" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Charm" } })
      t:seat(2, { deck = { "Ox" } })
      t:boss { play = { "Ox", "Crier" }, deck = { "Charm" } }
    end,
    play = function(t)
      t:plays(1, "Charm", { target = "Ox" })
      t:everyone_passes()
      t:in_play(1, "Ox")
      t:concedes(1)
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play("boss", "Ox")
      t:hand_count("boss", 1)
      t:asked(2, "Your move")
    end,
  },
  scenario "What somebody else gave him goes to whom the modifier before that one gave it" {
    cites = { "CR 401.3b", "CR 102.2" },
    raiders = 3,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Gift", "Gift" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Gift", { targets = { "hero@3", "Ox" } })
      t:everyone_passes()
      t:plays(1, "Gift", { targets = { "hero@2", "Ox" } })
      t:everyone_passes()
      t:in_play(2, "Ox")
      t:concedes(2)
      t:in_play(3, "Ox")
      t:concedes(3)
    end,
    expect = function(t)
      t:in_play("boss", "Ox")
    end,
  },
}
