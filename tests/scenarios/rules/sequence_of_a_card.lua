-- A sequence that a card begins (R303.1: the awakening): one step off the chain, the next one on it.
local second = boss "Second Lord" { order = 2, health = 20, text = "" }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 10 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(10, "fire", t.hero) end }
local dart = ability "Dart" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(1, "fire", t.hero) end }
local stop = ability "Stop" { cost = 0, instant = true, text = "Interrupt target card or effect.",
  targets = { target("link", link.opposing, harm) }, play = function(me, t) t.link:interrupt() end }
local sleeper = boss "Sleeper" { order = 1, health = 30, text = "At the end of each turn, if you control no allies, the lord awakes.",
  powers = { at.end_of_turn { only_if = count(your.ally):is(0),
    effect = function(me) me.player:begin_sequence("awakening") end } } }

return {
  scenario "What a card begins goes on by an effect that everybody may answer" {
    cites = { "CR 705.1" },
    raid = raid "The Deep" {
      players = { 1, 1 },
      decks = { "main" },
      bosses = { "sleeper", "second_lord" },
      sequences = { awakening = sequence "The lord awakes" { steps = {
        function(boss, sleeper) boss.hand:remove_from_game() end,
        effect "He rises" { play = function(boss, sleeper)
          sleeper:swap_to("scenario/second_lord")
          boss:draw(2)
        end },
      } } },
      boss_turn = { ready_step, action_phase, end_phase },
    },
    cards = { sleeper = sleeper, second_lord = second, dart = dart, bolt = bolt, stop = stop },
    given = function(t)
      t:seat(1, { hand = { "Dart", "Stop" } })
      t:boss { boss = "Sleeper", hand = { "Bolt" }, deck = { "Bolt", "Bolt" } }
      t:turn(1)
    end,
    play = function(t)
      t:everyone_passes()                 -- the action phase ends; the trigger is on the chain
      t:everyone_passes()
      t:hand_count("boss", 0)
      t:chain(1)
      t:plays(1, "Dart", { target = "hero@boss" })
      t:everyone_passes()
      t:damage("hero@boss", 1)
      t:plays(1, "Stop", { target = "The Deep" })
      t:everyone_passes()                 -- in vain
      t:chain(1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Second Lord")
      t:damage("hero@boss", 0)
      t:hand_count("boss", 2)
    end,
  },
}
