-- R402.1a as rules of a raid: what would take a Channeler out of play removes it, and the last one gone frees the Boss.
local lord = boss "Chained Lord" { order = 1, atk = 2, health = 30, text = "", back = { name = "Freed Lord", text = "" } }
local function channeler(name, more)
  return ally(name) { cost = 1, atk = 1, damage = "shadow", health = 2, tags = { "Warlock", "Channeler" },
    text = more and "When this is destroyed, draw a card." or "", powers = more }
end
local drain = channeler("Drain", { when.destroyed { of = this, effect = function(me) me.player:draw(1) end } })
local chant = channeler "Chant"
local mourner = ally "Mourner" { cost = 1, atk = 1, damage = "melee", health = 3,
  text = "When an opposing ally is removed from the game, put a counter on this.",
  powers = { when.removed_from_game { of = opposing.ally, effect = function(me) me:add_counters("grief", 1) end } } }
local sweep = ability "Sweep" { cost = 0, instant = true, text = "Destroy all allies.",
  play = function(me) all(any.ally):destroy() end }
local boot = ability "Boot" { cost = 0, instant = true, text = "Put each ally on top of its owner's deck.",
  play = function(me) all(any.ally):to_deck("top") end }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 2 fire damage to target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) me.hero:deal(2, "fire", t.prey) end }
local feast = ability "Feast" { cost = 0, instant = true, text = "Destroy an ally in your party >>> Draw a card.",
  extra_cost = { destroy = your.ally }, play = function(me) me.player:draw(1) end }
local keep = ability "Keep" { cost = 1, ongoing = true, text = "Allies can't be destroyed.",
  powers = { gives { to = any.ally, cant = "be destroyed" } } }
local lair = raid "Deep Lair" {
  players = { 1, 3 }, decks = { "main" }, bosses = { "chained_lord" },
  rules = { ["R402.1a"] = "A Channeler that would leave play is removed; the last one gone frees the lord" },
  powers = {
    instead.leaves_play { of = any.ally:with { tag = "Channeler" }, becomes = "removed from the game", cites = "R402.1a" },
    when.leaves_party { of = your.ally:with { tag = "Channeler" }, last = true, cites = "R402.1a",
      cant_be_interrupted = true, effect = function(boss) boss.hero:flip() end },
  },
}
local cards = { chained_lord = lord, drain = drain, chant = chant, mourner = mourner, sweep = sweep, boot = boot,
  bolt = bolt, feast = feast, keep = keep }
local both = { "Drain", "Chant" }

return {
  scenario "Channelers that would be destroyed are removed in the same moment, and the last of them frees the Boss" {
    cites = { "CR 716.1" },
    raid = lair, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Sweep" }, play = { "Mourner" } })
      t:boss { boss = "Chained Lord", play = both, deck = { "Bolt" } }
    end,
    play = function(t)
      t:plays(1, "Sweep")
      t:everyone_passes()
      t:removed("boss", "Drain")
      t:removed("boss", "Chant")
      t:in_graveyard(1, "Mourner")
      t:in_play("boss", "Chained Lord")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play("boss", "Freed Lord")
      t:hand_count("boss", 0)                         -- nothing was destroyed
      t:told { "Drain is removed from the game", "Deep Lair" }
    end,
  },
  scenario "Damage that would destroy a Channeler removes it; the other one holds the Boss back" {
    cites = { "CR 716.1" },
    raid = lair, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = { "Mourner" } })
      t:boss { boss = "Chained Lord", play = both }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "Drain" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:removed("boss", "Drain")
      t:graveyard_count("boss", 0)
      t:counters("Mourner", "grief", 1)
      t:in_play("boss", "Chained Lord")
    end,
  },
  scenario "What goes onto a deck beside them goes there, and they are removed" {
    cites = { "CR 716.1" },
    raid = lair, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Boot" }, play = { "Mourner" } })
      t:boss { boss = "Chained Lord", play = both }
    end,
    play = function(t)
      t:plays(1, "Boot")
      t:finishes_chain()
      t:not_asked("boss")
    end,
    expect = function(t) t:removed("boss", "Drain"); t:removed("boss", "Chant"); t:in_deck(1, "Mourner") end,
  },
  scenario "A Channeler pays no cost that asks for its destruction, for it would be removed" {
    cites = { "CR 403.1" },
    raid = lair, cards = cards,
    given = function(t) t:boss { boss = "Chained Lord", play = both, hand = { "Feast" } }; t:turn("boss") end,
    play = function(t) t:cant("boss", "plays", "Feast", { reason = "CR 403" }) end,
    expect = function(t) t:in_play("boss", "Chant") end,
  },
  scenario "What can't be destroyed is not removed in its place" {
    cites = { "CR 103.2" },
    raid = lair, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Sweep" } })
      t:boss { boss = "Chained Lord", play = { "Chant", "Keep" } }
    end,
    play = function(t) t:plays(1, "Sweep"); t:everyone_passes() end,
    expect = function(t) t:in_play("boss", "Chant") end,
  },
}
