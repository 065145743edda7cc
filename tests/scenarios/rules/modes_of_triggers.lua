local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local shaman = ally "Shaman" { cost = 1, atk = 1, damage = "nature", health = 5, values = { soothe = 3, hurt = 2 },
  text = "When this readies, choose one: this heals {soothe} damage from your hero; or this deals {hurt} nature damage to target \z
    opposing ally.",
  powers = { when.readied { of = this, modes = {
    mode { text = "heal {soothe} from your hero", play = function(me) me:heal(me.soothe, me.hero) end },
    mode { text = "{hurt} to target opposing ally", targets = { target("it", opposing.ally, harm) },
      play = function(me, event, t) me:deal(me.hurt, "nature", t.it) end } } } } }
local wake = ability "Wake" { cost = 0, instant = true, text = "Ready target ally.", targets = { target("it", any.ally, help) },
  play = function(me, t) t.it:ready() end }
local spit = ability "Spit" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end }
local avenger = ally "Avenger" { cost = 1, atk = 1, damage = "melee", health = 5, values = { cards = 1 },
  text = "When another ally of yours is destroyed, choose one: target opponent discards {cards} card; or destroy target other ally.",
  powers = { when.destroyed { of = your.ally:other(), modes = {
    mode { text = "a discard", targets = { target("who", player.opposing, harm) },
      play = function(me, event, t) t.who:discard(me.cards) end },
    mode { text = "destroy target other ally", targets = { target("it", any.ally:other(event), harm) },
      play = function(me, event, t) t.it:destroy() end } } } } }
local guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 5, values = { soothe = 2, cards = 1 },
  text = "At the end of your turn, you may choose one: draw {cards} card; or heal {soothe} damage from your hero. With two Guards \z
    you may choose both.",
  powers = { at.end_of_turn { whose = "your", may = true, modes = {
    up_to = 1 + count(your.ally:with { name = "Guard" }:other()),
    mode { text = "draw", play = function(me) me.player:draw(me.cards) end },
    mode { text = "heal", play = function(me) me:heal(me.soothe, me.hero) end } } } } }
local oath = ability "Oath" { cost = 0, values = { hurt = 1, cards = 1 },
  text = "The next time an ally enters play this turn, an opponent chooses one: your hero deals {hurt} fire damage to that ally; \z
    or its controller draws a card.",
  play = function(me) me:begin("come", this_turn) end,
  later = { come = when.enters_play { of = any.ally, once = true, modes = { by = "opponent",
    mode { text = "{hurt} to it", play = function(me, event) me.hero:deal(me.hurt, "fire", event.card) end },
    mode { text = "a card", play = function(me, event) event.player:draw(me.cards) end } } } } }

local rat = ally "Rat" { cost = 1, atk = 1, damage = "melee", health = 1, values = { cards = 1 },
  text = "Death Rattle: Choose one: draw {cards} card; or destroy target ally.",
  powers = { death_rattle { modes = {
    mode { text = "draw", play = function(me) me.player:draw(me.cards) end },
    mode { text = "destroy target ally", targets = { target("it", any.ally, harm) },
      play = function(me, event, t) t.it:destroy() end } } } } }
local nurse = ally "Nurse" { cost = 1, atk = 1, damage = "melee", health = 5,
  text = "When another ally of yours is destroyed, choose one: you may exhaust target opposing ally; or you may exhaust this.",
  powers = { when.destroyed { of = your.ally:other(), may = "exhaust", modes = {
    mode { text = "the target", targets = { target("it", opposing.ally, harm) },
      play = function(me, event, t) t.it:exhaust() end },
    mode { text = "this", play = function(me) me:exhaust() end } } } } }
local isle = raid "Isle" {
  players = { 1, 3 }, decks = { "main" }, bosses = { "turtle" }, words = { fallen = 0 },
  powers = {
    gives { to = opposing.ally, power = "spring" },
    when.destroyed { of = opposing.ally, modes = {
      mode { text = "count", play = function(boss, event) set_word("fallen", raid.fallen + 1) end },
      mode { text = "burn", targets = { target("who", opposing.hero, harm) },
        play = function(boss, event, t) boss.hero:deal(event.card.health, "fire", t.who) end } } },
  },
  grants = { spring = when.readied { of = this, modes = {
    mode { text = "heal 1 from this", play = function(me) me:heal(1, me) end },
    mode { text = "deal 1", play = function(me) me:deal(1, "frost", opposing.hero) end } } } },
}
local turtle = boss "Turtle" { order = 1, atk = 2, health = 30, text = "" }

return {
  scenario "A trigger's mode is chosen as it is added to the chain, before its targets" {
    cites = { "CR 707.1c", "CR 708.2" },
    cards = { shaman = shaman, ox = ox, wake = wake },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, play = { { "Shaman", exhausted = true } }, hand = { "Wake", "Wake" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Wake", { target = "Shaman" })
      t:everyone_passes()
      t:answers(1, 2)
      t:answers(1, "Ox")
      t:told { "Shaman", "2 to target opposing ally" }
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 2)
      t:damage("hero@1", 5)
    end,
  },
  scenario "A mode that has no legal target is not offered" {
    cites = { "CR 707.1d" },
    cards = { shaman = shaman, wake = wake },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, play = { { "Shaman", exhausted = true } }, hand = { "Wake" } })
    end,
    play = function(t)
      t:plays(1, "Wake", { target = "Shaman" })
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 2) end,
  },
  scenario "Where no mode can be chosen, the effect ceases to exist" {
    cites = { "CR 708.2" },
    cards = { ox = ox, spit = spit,
      mourner = ally "Mourner" { cost = 1, atk = 1, damage = "melee", health = 5,
        text = "When an ally is destroyed, choose one: destroy target armor; or destroy target weapon.",
        powers = { when.destroyed { of = any.ally, modes = {
          mode { targets = { target("it", any.armor, harm) }, play = function(me, event, t) t.it:destroy() end },
          mode { targets = { target("it", any.weapon, harm) }, play = function(me, event, t) t.it:destroy() end } } } } } },
    given = function(t)
      t:seat(1, { play = { "Mourner" }, hand = { "Spit" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Spit", { target = "Ox" })
      t:everyone_passes()
      t:chain(0)
    end,
    expect = function(t) t:in_graveyard("boss", "Ox") end,
  },
  scenario "Its mode is told of the event, and so are its targets" {
    cites = { "CR 707.1c", "CR 703.2" },
    cards = { avenger = avenger, ox = ox, spit = spit },
    given = function(t)
      t:seat(1, { play = { "Avenger", "Ox" } })
      t:boss { hand = { "Spit", "Spit" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Spit", { target = "Ox" })
      t:everyone_passes()
      t:answers(1, 1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count("boss", 0)
      t:in_play(1, "Avenger")
    end,
  },
  scenario "Who may decline it is asked as it resolves, after the modes were chosen" {
    cites = { "CR 708.3", "CR 707.1c" },
    cards = { guard = guard, ox = ox },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, play = { "Guard", "Guard" }, deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:ends_turn(1)
      t:answers(1, { 1, 2 })
      t:answers(1, 2)
      t:everyone_passes()
      t:answers(1, "no")
      t:everyone_passes()
      t:answers(1, "yes")
    end,
    expect = function(t)
      t:damage("hero@1", 3)
      t:hand_count(1, 1)
    end,
  },
  scenario "An opponent chooses the mode of a delayed trigger" {
    cites = { "CR 707.1c", "CR 715.1" },
    cards = { oath = oath, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Oath", "Ox", "Ox" }, deck = { "Ox" }, resources = 2 })
    end,
    play = function(t)
      t:plays(1, "Oath")
      t:everyone_passes()
      t:plays(1, "Ox")
      t:everyone_passes()
      t:answers(1, "boss")
      t:answers("boss", 1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 1)
    end,
  },
  scenario "A raid's triggers, and those that it gives to cards, have modes" {
    cites = { "CR 707.1c" },
    raid = isle, cards = { turtle = turtle, ox = ox, wake = wake, spit = spit },
    given = function(t)
      t:seat(1, { hand = { "Wake", "Spit" }, play = { { "Ox", damage = 2, exhausted = true } } })
      t:boss { boss = "Turtle" }
    end,
    play = function(t)
      t:plays(1, "Wake", { target = "Ox" })
      t:everyone_passes()
      t:answers(1, 1)
      t:everyone_passes()
      t:damage("Ox", 1)
      t:plays(1, "Spit", { target = "Ox" })
      t:everyone_passes()
      t:answers("boss", 2)
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 5); t:word("fallen", 0) end,
  },
  scenario "A keyword's trigger has modes" {
    cites = { "CR 707.1c", "KW Death Rattle" },
    cards = { rat = rat, ox = ox, spit = spit },
    given = function(t)
      t:seat(1, { play = { "Rat" }, hand = { "Spit" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Spit", { target = "Rat" })
      t:everyone_passes()
      t:answers(1, 2)
      t:answers(1, "Ox")
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard("boss", "Ox") end,
  },
  scenario "What may be done in a mode is done to its own targets, or to the card where it has none" {
    cites = { "CR 712.7", "CR 707.1c" },
    cards = { nurse = nurse, ox = ox, spit = spit },
    given = function(t)
      t:seat(1, { play = { "Nurse", "Ox", "Ox" }, hand = { "Spit", "Spit" } })
      t:boss { play = { { "Ox", exhausted = true } } }
    end,
    play = function(t)
      t:plays(1, "Spit", { target = { "Ox@1", 1 } })
      t:everyone_passes()
      t:answers(1, 1)
      t:everyone_passes()       -- it is exhausted, so nobody is asked
      t:ready("Nurse")
      t:plays(1, "Spit", { target = "Ox@1" })
      t:everyone_passes()
      t:answers(1, 2)
      t:everyone_passes()
      t:answers(1, "yes")
    end,
    expect = function(t) t:exhausted("Nurse") end,
  },
}
