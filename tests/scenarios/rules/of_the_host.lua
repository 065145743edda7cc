-- "In attached hero's party": of(attached) is the player who controls what the card is attached to.
local ox = ally "Ox" { cost = 1, atk = 3, damage = "melee", health = 9 }
local decay = ability "Decay" { cost = 0, ongoing = true, attach = target("host", any.character, harm),
  text = "Attach to target hero or ally. <p> Ongoing: On your turn, allies in its party have -1 ATK.",
  powers = { gives { to = any.ally:of(attached), atk = plus(-1), only_if = your_turn } } }

return {
  scenario "Allies in the party of what it is attached to change, with whoever controls that by now" {
    raiders = 2,
    cites = { "CR 400.5", "CR 415.8b" },
    cards = { ox = ox, decay = decay,
      bear = ally "Bear" { cost = 1, atk = 3, damage = "melee", health = 9 },
      turncoat = ability "Turncoat" { cost = 0, text = "You control target ally.",
        targets = { target("ally", any.ally, harm) },
        play = function(me, t) t.ally:gain { control = true, lasts = rest_of_game } end } },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Decay", "Turncoat" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { play = { "Ox", "Bear" } }
    end,
    play = function(t)
      t:plays(1, "Decay", { target = "Bear" })
      t:everyone_passes()
      t:attached("Decay", "Bear")
      t:atk("Ox@boss", 2)
      t:atk("Bear", 2)
      t:atk("Ox@1", 3)
      t:atk("Ox@2", 3)
      t:plays(1, "Turncoat", { target = "Bear" })
      t:everyone_passes()
      t:atk("Ox@boss", 3)
      t:atk("Ox@1", 2)
      t:ends_turn()
    end,
    expect = function(t)
      t:atk("Ox@1", 3)
      t:atk("Ox@boss", 3)
    end,
  },
  scenario "A trigger of an attachment aims at that party, and an effect finds it once the card is gone" {
    raiders = 2,
    cites = { "CR 400.5", "CR 707.3" },
    cards = { ox = ox,
      bomb = ability "Bomb" { cost = 0, ongoing = true, attach = target("host", any.hero, harm),
        text = "Attach to target hero. <p> Ongoing: When an ally is destroyed, 1 fire damage to target ally in attached \z
          hero's party. <p> When this is destroyed, exhaust all allies in that party.",
        powers = {
          when.destroyed { of = any.ally, targets = { target("ally", any.ally:of(attached), harm) },
            effect = function(me, _, t) me.hero:deal(1, "fire", t.ally) end },
          when.destroyed { of = this, effect = function() all(any.ally:of(attached)):exhaust() end },
        } },
      slay = ability "Slay" { cost = 0, text = "Destroy target ability or ally.",
        targets = { target("one", any.ally:or_type("ability"), harm) },
        play = function(_, t) t.one:destroy() end } },
    given = function(t)
      t:seat(2, { play = { "Ox" } })
      t:boss { play = { "Ox", "Ox" } }
      t:seat(1, { play = { "Ox", { "Bomb", attached_to = "hero@2" } }, hand = { "Slay", "Slay" } })
    end,
    play = function(t)
      t:plays(1, { "Slay", 1 }, { target = { "Ox@boss", 1 } })
      t:finishes_chain()
      t:damage("Ox@2", 1)
      t:damage("Ox@1", 0)
      t:plays(1, "Slay", { target = "Bomb" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:exhausted("Ox@2")
      t:ready("Ox@1")
      t:ready("Ox@boss")
    end,
  },
  scenario "What is attached to nothing is in nobody's party" {
    cites = { "CR 400.1" },
    cards = { ox = ox,
      banner = ability "Banner" { cost = 0, ongoing = true, text = "Ongoing: Allies of that party have +1 ATK.",
        powers = { gives { to = any.ally:of(attached), atk = plus(1) } } } },
    given = function(t)
      t:seat(1, { play = { "Ox", "Banner" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t) t:atk("Ox@1", 3) end,
    expect = function(t) t:atk("Ox@boss", 3) end,
  },
}
