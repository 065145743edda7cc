-- What numbers, keywords and words a card has that nothing else changes, and how often what gives it counts.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }

return {
  scenario "A hero has what a keyword of his gives" {
    cites = { "KW Berserking" },
    raid = "duel",
    cards = { troll = hero "Troll" { health = 30, text = "Berserking", keywords = { "Berserking" } } },
    given = function(t)
      t:seat(1, { hero = { "Troll", damage = 3 } })
      t:seat(2, { hero = "Troll" })
    end,
    play = function() end,
    expect = function(t)
      t:atk("hero@1", 3)
      t:atk("hero@2", 0)
    end,
  },
  scenario "A power that works in play and in a graveyard works once in each" {
    cites = { "CR 700.2", "CR 704.1a" },
    cards = { ox = ox,
      ghost = ally "Ghost" { cost = 1, atk = 0, damage = "shadow", health = 5, text = "In play or your graveyard: Oxen have +1 ATK.",
        powers = { gives { to = your.ally:with { name = "Ox" }, atk = plus(1), works_in = { "play", "graveyard" } } } },
      bury = ability "Bury" { cost = 0, text = "Destroy target ally.", targets = { target("it", any.ally, harm) },
        play = function(_, t) t.it:destroy() end } },
    given = function(t)
      t:seat(1, { hand = { "Bury", "Ghost" }, play = { "Ox", "Ghost" } })
    end,
    play = function(t)
      t:atk("Ox", 2)
      t:plays(1, "Bury", { target = "Ghost" })
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Ox", 2) end,
  },
  scenario "Nobody shares a name where nobody is, and one alone with itself" {
    cites = { "CR 200.2" },
    cards = { ox = ox,
      roll = ability "Roll" { cost = 0, ongoing = true, text = "Your hero has +ATK: how many of your allies share a name.",
        powers = { gives { to = your.hero, atk = plus(namesakes(your.ally)) } } } },
    given = function(t)
      t:seat(1, { play = { "Roll" }, hand = { "Ox", "Ox" }, resources = 2 })
    end,
    play = function(t)
      t:atk("hero@1", 0)
      t:plays(1, "Ox")
      t:everyone_passes()
      t:atk("hero@1", 1)
      t:plays(1, "Ox")
      t:everyone_passes()
    end,
    expect = function(t) t:atk("hero@1", 2) end,
  },
  scenario "A card with X costs 0 in a hand, whatever X is of another on the chain" {
    cites = { "CR 201.1", "CR 201.3" },
    cards = { ox = ox,
      storm = ability "Storm" { cost = x, text = "Draw X cards.", play = function(me) me.player:draw(me.x) end },
      tally = ability "Tally" { cost = 0, instant = true, text = "Put damage on target ally: what your hand costs.",
        targets = { target("it", any.ally, harm) },
        play = function(_, t)
          local sum = 0
          for _, card in each(all(your.card:in_zone("hand"))) do sum = sum + card.cost end
          t.it:put_damage(sum)
        end } },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Storm", "Storm", "Tally", "Ox" }, resources = 2, deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Storm", { x = 2 })
      t:plays(1, "Tally", { target = "Ox@1" })
      t:everyone_passes()
      t:damage("Ox@1", 1)
      t:finishes_chain()
    end,
    expect = function(t) t:hand_count(1, 4) end,
  },
  scenario "An attachment is one in a graveyard too, and an ally never" {
    cites = { "CR 400.1" },
    cards = { ox = ox,
      net = ability "Net" { cost = 0, ongoing = true, attach = target("host", any.ally, harm), text = "Attached ally has -1 ATK.",
        powers = { gives { to = attached, atk = plus(-1) } } },
      plain = ability "Plain" { cost = 0, text = "Draw a card.", play = function(me) me.player:draw(1) end },
      dig = ability "Dig" { cost = 0, text = "Put all attachments of your graveyard into your hand.",
        play = function() all(your.card:in_zone("graveyard"):with { attachment = true }):to_hand() end } },
    given = function(t)
      t:seat(1, { graveyard = { "Net", "Plain", "Ox" }, hand = { "Dig" } })
    end,
    play = function(t)
      t:plays(1, "Dig")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 1)
      t:in_hand(1, "Net")
    end,
  },
}
