-- What a raid says of all cards, whoever printed them: powers of the raid, which no card has and nothing takes away.
local lord = boss "Chained Lord" { order = 1, atk = 2, health = 30, text = "" }
local whelp = ally "Whelp" { cost = 1, atk = 1, damage = "melee", health = 4, text = "" }
local ward = ability "Ward" { cost = 1, ongoing = true, text = "When an opposing ally is destroyed, draw a card.",
  powers = { when.destroyed { of = any.ally, effect = function(me) me.player:draw(1) end } } }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 3 fire damage to target character.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(3, "fire", t.prey) end }
local hush = ability "Hush" { cost = 0, instant = true, text = "Opposing cards lose their powers this turn.",
  play = function(me) all(opposing.card):gain { loses_powers = true, lasts = this_turn } end }
local call = ability "Call" { cost = 0, instant = true, text = "Put an ally from your hand into play.",
  play = function(me) me.player.hand:where(any.ally)[1]:to_play() end }
local veil = ability "Veil" { cost = 0, instant = true, text = "The next player becomes a ghost.",
  play = function(me) me.player.next:set_apart(true) end }
local halls = raid "Old Halls" {
  players = { 1, 3 }, decks = { "main" }, bosses = { "chained_lord" }, words = { fallen = 0, came = 0 },
  grants = { rest = pays { cost = { exhaust = this }, text = "Heal 1 damage from this.",
    effect = function(me) me:heal(1, me) end } },
  rules = { ["R7.1"] = "The halls stand by their lord", ["R7.2"] = "The fallen are counted", ["R7.3"] = "No rest here" },
  powers = {
    gives { to = your.ally, atk = plus(2), cites = "R7.1" },
    gives { to = opposing.ally:with { damaged = true }, cant = "attack", cites = "R7.3" },
    gives { to = opposing.ally:with { damaged = true }, power = "rest" },
    prevents.damage { to = your.hero, amount = 1, cites = "R7.1" },
    changes.damage { to = opposing.ally, damage = "fire", onto = opposing.hero, cites = "R7.1" },
    enters { of = opposing.ally, damage = 1, cites = "R7.3" },
    as.enters_play { of = opposing.ally, effect = function(boss, event) set_word("came", raid.came + 1) end },
    when.destroyed { of = any.ally, id = "the fallen", cites = "R7.2", cant_be_interrupted = true,
      targets = { target("prey", opposing.hero, harm) },
      only_if = function(boss, event) return event.card.name == "Whelp" and boss.is_boss end,
      effect = function(boss, event, t)
        set_word("fallen", raid.fallen + 1)
        boss.hero:deal(1, "shadow", t.prey)
      end },
  },
}
local cards = { chained_lord = lord, whelp = whelp, ward = ward, bolt = bolt, hush = hush, call = call,
  veil = veil }

return {
  scenario "A raid's own powers change cards and packets, and go on where all cards have lost theirs" {
    cites = { "CR 704.1a", "CR 717.2" },
    raid = halls, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Hush", "Bolt" }, play = { "Whelp" } })
      t:boss { boss = "Chained Lord", play = { "Whelp" } }
    end,
    play = function(t)
      t:atk("Whelp@boss", 3)
      t:atk("Whelp@1", 1)
      t:modifiers("Whelp@boss", "atk", 1, "Old Halls")
      t:plays(1, "Hush")
      t:everyone_passes()
      t:atk("Whelp@boss", 3)
      t:plays(1, "Bolt", { target = "Chained Lord" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Chained Lord", 2)
      t:told { "Old Halls prevents 1 damage to Chained Lord" }
    end,
  },
  scenario "A packet that the raid redirects goes on to whom the raid says" {
    cites = { "CR 717.1" },
    raid = halls, cards = cards,
    given = function(t)
      t:seat(1, { play = { "Whelp" } })
      t:boss { boss = "Chained Lord", hand = { "Bolt" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Bolt", { target = "Whelp" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Whelp", 0); t:damage("hero@1", 3) end,
  },
  scenario "What a raid forbids is refused with the raid's rule, and the raid is named as its cause" {
    cites = { "CR 103.2" },
    raid = halls, cards = cards,
    given = function(t)
      t:seat(1, { play = { { "Whelp", damage = 1 } } })
      t:boss { boss = "Chained Lord" }
    end,
    play = function(t) t:cant(1, "attacks", "Whelp", { reason = "R7.3" }) end,
    expect = function(t) t:damage("Whelp", 1) end,
  },
  scenario "A raid says how cards enter play, and what is done as they do" {
    cites = { "CR 710.1b", "CR 710.1a" },
    raid = halls, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Call", "Whelp" } })
      t:boss { boss = "Chained Lord", hand = { "Call", "Whelp" } }
    end,
    play = function(t)
      t:plays(1, "Call")
      t:everyone_passes()
      t:damage("Whelp@1", 1)
      t:passes(1)
      t:plays("boss", "Call")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Whelp@boss", 0); t:word("came", 1) end,
  },
  scenario "A trigger of the raid is the Boss player's: they order it among theirs, and choose its targets" {
    cites = { "CR 708.1", "CR 703.6" },
    raid = halls, cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { boss = "Chained Lord", play = { { "Whelp", damage = 3 }, "Ward" }, deck = { "Bolt" } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "Whelp" })
      t:everyone_passes()
      t:offers("boss", "Ward")
      t:answers("boss", "Old Halls")
      t:asked("boss", "Choose a target for Old Halls")
      t:answers("boss", "hero@2")
      t:chain(2)
      t:told { "Old Halls", "Ward" }
      t:everyone_passes()
      t:hand_count("boss", 1)
      t:damage("hero@2", 0)
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@2", 1); t:damage("hero@1", 0); t:word("fallen", 1) end,
  },
  scenario "A raid's own powers reach those who are set apart" {
    cites = { "CR 717.1" },
    raid = halls, cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Veil" } })
      t:seat(2, { hand = { "Bolt" }, play = { { "Whelp", damage = 1 } } })
      t:boss { boss = "Chained Lord" }
    end,
    play = function(t)
      t:plays(1, "Veil")
      t:everyone_passes()
      t:modifiers("Whelp", "cant", 1, "Old Halls")
      t:passes(1)
      t:plays(2, "Bolt", { target = "Whelp" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Whelp", 1) end,
  },
  scenario "A raid gives cards whole powers, which are theirs: each is used by who controls its card" {
    cites = { "CR 706.1c" },
    raid = halls, cards = cards,
    given = function(t)
      t:seat(1, { play = { { "Whelp", damage = 2 } } })
      t:boss { boss = "Chained Lord", play = { { "Whelp", damage = 2 } } }
    end,
    play = function(t)
      t:uses(1, "Whelp")
      t:everyone_passes()
      t:exhausted("Whelp@1")
      t:cant("boss", "uses", "Whelp")
    end,
    expect = function(t) t:damage("Whelp@1", 1); t:damage("Whelp@boss", 2) end,
  },
}
