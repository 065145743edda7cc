-- What a raid itself removes from the game, the game removes: a Boss, what can't leave play, what would do something else.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3, text = "It never leaves play undestroyed.",
  powers = { gives { to = this, cant = "leave play undestroyed" } } }
local elm = ally "Elm" { cost = 1, atk = 1, damage = "melee", health = 3, text = "It can't leave play.",
  powers = { gives { to = this, cant = "leave play" } } }
local cat = ally "Cat" { cost = 1, atk = 1, damage = "melee", health = 3,
  text = "If this would leave play, you draw a card instead.",
  powers = { instead.leaves_play { of = this, effect = function(me) me.player:draw(1) end } } }
local whelp = token "Whelp" { atk = 1, damage = "melee", health = 1 }
local first = boss "First Lord" { order = 1, health = 20, text = "(1): his fall begins.",
  powers = { pays { cost = { resources = 1 }, effect = function(me) me.player:begin_sequence("gone", me) end } } }
local second = boss "Second Lord" { order = 2, health = 20, text = "Remove each ally and each hero from the game.",
  powers = { pays { cost = { resources = 0 }, effect = function(me) all(any.ally):remove_from_game(); all(any.hero):remove_from_game() end } } }
local halls = raid "Halls" {
  players = { 1, 3 }, decks = { "main" }, bosses = { "first_lord", "second_lord" }, words = { sweeps = 0 },
  boss_destroyed = sequence "He has fallen" { steps = { function(boss) boss:lose() end } },
  sequences = { gone = sequence "His fall" { steps = {
    function(boss, lord) (boss.party:where(any.ally) + lord):remove_from_game() end,
    effect "The next lord" { play = function(boss, lord)
      boss.waiting_bosses[1]:to_play { under = boss }
    end },
  } } },
  boss_turn = { ready_step, phase "Sweep" { only_if = word.sweeps:is(1), steps = { function(boss)
    boss.party:where(any.ally):remove_from_game()
  end } }, action_phase, end_phase },
}
local cards = { first_lord = first, second_lord = second, ox = ox, elm = elm, cat = cat, whelp = whelp }
local all_three = { "Ox", "Elm", "Cat" }

return {
  scenario "A step of a sequence removes a Boss, and what can't leave play" { cites = { "CR 103.3", "R101.3a" }, raid = halls, cards = cards,
    given = function(t)
      t:boss { boss = "First Lord", play = all_three, deck = { "Ox" }, resources = 1 }
      t:turn("boss")
    end,
    play = function(t) t:uses("boss", "First Lord"); t:finishes_chain() end,
    expect = function(t)
      t:removed("boss", "First Lord")
      t:removed("boss", "Ox"); t:removed("boss", "Elm"); t:removed("boss", "Cat")
      t:hand_count("boss", 0)
      t:in_play("boss", "Second Lord")
      t:winner("none")
      t:asked("boss", "Your move")
    end },
  scenario "A phase of the raid removes them, too" { cites = { "CR 103.3" }, raid = halls, cards = cards,
    given = function(t) t:boss { boss = "First Lord", play = all_three, deck = { "Ox" } }; t:words { sweeps = 1 }; t:turn(1, "end") end,
    play = function(t) t:ends_turn() end,
    expect = function(t)
      t:removed("boss", "Ox"); t:removed("boss", "Elm"); t:removed("boss", "Cat")
      t:is_turn("boss")
      t:asked("boss", "Your move")
    end },
  scenario "A card removes none of them" { cites = { "CR 103.2", "CR 716.1" }, raid = halls, cards = cards,
    given = function(t) t:boss { boss = "Second Lord", play = all_three, deck = { "Ox" } }; t:turn("boss") end,
    play = function(t) t:uses("boss", "Second Lord"); t:everyone_passes() end,
    expect = function(t)
      t:in_play("boss", "Second Lord")
      t:in_play("boss", "Ox"); t:in_play("boss", "Elm"); t:in_play("boss", "Cat")
      t:hand_count("boss", 1)
      t:asked("boss", "Your move")
    end },
}
