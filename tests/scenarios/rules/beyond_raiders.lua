-- What a raid puts beyond its raiders is not there for them: they choose, target, count, change and move around it.
local lord = boss "Lord" { order = 1, health = 30, text = "" }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local fog = event "Fog" { ongoing = true, text = "While this is in play, your hero has +2 ATK.",
  powers = {
    gives { to = your.hero, atk = plus(2) },
    pays { cost = { exhaust = this }, text = "Your hero deals 1 fire damage to each opposing hero.",
      effect = function(me) me.hero:deal(1, "fire", opposing.hero) end },
  },
  play = function(me) me.hero:deal(3, "frost", opposing.hero) end }
local sweep = ability "Sweep" { cost = 0, instant = true,
  text = "Destroy each other card in play that is no hero; your hero deals 1 arcane damage to itself for each card in play.",
  play = function(me)
    local cards = all(any.card)
    me.hero:deal(#cards, "arcane", me.hero)
    for _, card in each(cards) do
      if not card:is(any.hero) then card:destroy() end
    end
  end }
local pick = ability "Pick" { cost = 0, instant = true, text = "Destroy target card that is no hero.",
  targets = { target("card", any.card, harm) }, play = function(me, t) t.card:destroy() end }
local theirs = ability "Clear" { cost = 0, instant = true, text = "Destroy target card that is no hero.",
  targets = { target("card", any.event, harm) }, play = function(me, t) t.card:destroy() end }
local cloak = ability "Cloak" { cost = 1, ongoing = true, text = "Opponents can't interact with your allies in any way.",
  powers = { gives { to = your.ally, cant = "be reached by opponents" } } }
local hall = raid "Foggy Hall" {
  decks = { "main", "event" },
  bosses = { "lord" },
  rules = { ["R502.1c"] = "Nobody touches what is open" },
  powers = { gives { to = your.event, cant = "be reached by opponents", cites = "R502.1c" } },
  boss_turn = {
    ready_step, draw_step,
    phase "Event" { cites = "R502.1c", steps = {
      function(boss)
        local top = boss.decks.event:top()
        if top then boss:add_to_chain(top, { cant_be_interrupted = true }) end
      end, window } },
    action_phase, end_phase,
  },
}
local cards = { lord = lord, ox = ox, fog = fog, sweep = sweep, pick = pick, clear = theirs }

return {
  scenario "An ongoing event enters play as it resolves, and is no resource there" {
    cites = { "CR 305.2a" },
    raid = hall,
    cards = cards,
    given = function(t)
      t:seat(1, { deck = { "Ox", "Ox" } })
      t:boss { boss = "Lord", decks = { event = { "Fog" } } }
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:everyone_passes()
      t:asked("boss", "Your move")
      t:chain(1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Fog")
      t:face_up("Fog")
      t:resources("boss", 0)
      t:damage("hero@1", 3)
      t:atk("hero@boss", 2)
    end,
  },
  scenario "It is exhausted for its own power, and readies with the rest" {
    raid = hall,
    cards = cards,
    given = function(t)
      t:seat(1, { deck = { "Ox", "Ox" } })
      t:boss { boss = "Lord", play = { { "Fog", deck = "event" } } }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Fog")
      t:everyone_passes()
      t:exhausted("Fog")
      t:damage("hero@1", 1)
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:is_turn("boss"); t:ready("Fog") end,
  },
  scenario "Raiders neither target nor count nor destroy what lies beyond them" {
    raid = hall,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Pick", "Sweep", "Clear" } })
      t:boss { boss = "Lord", hand = { "Clear" }, play = { { "Fog", deck = "event" }, "Ox" } }
    end,
    play = function(t)
      t:cant(1, "plays", "Clear", { reason = "target" })
      t:cant(1, "plays", "Pick", { target = "Fog", reason = "the target description" })
      t:can(1, "plays", "Pick", { target = "Ox" })
      t:plays(1, "Sweep")
      t:everyone_passes()
      t:damage("hero@1", 3)             -- two heroes and the ox
      t:in_graveyard("boss", "Ox")
      t:in_play("boss", "Fog")
      t:passes(1)
      t:can("boss", "plays", "Clear", { target = "Fog" })
    end,
    expect = function(t) t:asked("boss", "Your move") end,
  },
  scenario "A card, too, can put others beyond its opponents" {
    cites = { "CR 103.2" },
    cards = { ox = ox, sweep = sweep, pick = pick, cloak = cloak },
    raiders = 2,
    given = function(t)
      t:seat(1, { play = { "Ox", "Cloak" } })
      t:boss { hand = { "Pick", "Sweep" }, play = { "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Pick", { target = "Ox@1", reason = "the target description" })
      t:cant("boss", "attacks", "hero@boss", { defender = "Ox@1" })
      t:plays("boss", "Sweep")
      t:everyone_passes()
      t:in_play(1, "Ox")
      t:in_graveyard("boss", "Ox")
      t:in_graveyard(1, "Cloak")
      t:can("boss", "plays", "Pick", { target = "Ox@1" })
      t:damage("hero@boss", 5)          -- three heroes, its own ox, the cloak
    end,
    expect = function(t) t:asked("boss", "Your move") end,
  },
  scenario "Friends reach what opponents do not" {
    cites = { "CR 103.2" },
    cards = { ox = ox, pick = pick, cloak = cloak },
    raiders = 2,
    given = function(t)
      t:seat(1, { play = { "Ox", "Cloak" } })
      t:seat(2, { hand = { "Pick" } })
      t:turn(2)
    end,
    play = function(t) t:plays(2, "Pick", { target = "Ox" }); t:everyone_passes() end,
    expect = function(t) t:in_graveyard(1, "Ox") end,
  },
}
