-- A raid that begins at a later Boss: those before him are gone, and the raid says what has come by then.
local function lord(name, order) return boss(name) { order = order, health = 30, text = "" } end
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local halls = raid "Four Halls" {
  players = { 1, 3 },
  decks = { "main" },
  bosses = { "first_lord", "second_lord", "second_half", "third_lord" },
  first = "left of the boss",
  from_boss = function(boss, card)
    for _, raider in each(boss.opponents) do
      raider.deck:top(2):to_resources { face = "down", of = raider }
      raider.deck:top(1):to_play { under = raider }
    end
    boss.decks.main:top(#card.name):to_resources { face = "down", of = boss }
  end,
  boss_destroyed = sequence "A lord has fallen" {
    steps = { effect "The next lord" { play = function(boss) boss.waiting_bosses[1]:to_play { under = boss } end } },
  },
}
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 30 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(30, "fire", t.hero) end }
local cards = { ox = ox, bolt = bolt, first_lord = lord("First Lord", 1), second_lord = lord("Second Lord", 2),
  second_half = lord("Second Half", 2), third_lord = lord("Third Lord", 3) }
local function oxen(n)
  local list = {}
  for i = 1, n do list[i] = "Ox" end
  return list
end
local function position(t, from)
  t:seat(1, { deck = oxen(14), hand = { "Bolt" } })
  t:boss { deck = oxen(24) }
  t:shuffles(2)
  t:real_start(from)
end

return {
  scenario "The Boss of that order is in play, those before him are removed, and the raid has laid out its start" {
    raid = halls,
    cards = cards,
    given = function(t) position(t, 2) end,
    play = function(t) t:answers(1, "yes"); t:to_action_phase() end,
    expect = function(t)
      t:in_play("boss", "Second Lord")
      t:removed("boss", "First Lord")
      t:is_turn(1)
      t:resources(1, 2)
      t:count_in_play(1, "Ox", 1)
      t:deck_count(1, 3)                  -- 14 less seven, two, one, and the first draw
      t:resources("boss", 11)
      t:asked(1, "Your move")
    end,
  },
  scenario "The next Boss is the one behind him" {
    raid = halls,
    cards = cards,
    given = function(t) position(t, 2) end,
    play = function(t)
      t:answers(1, "yes"); t:to_action_phase()
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Second Half")
      t:removed("boss", "Second Lord")
      t:asked(1, "Your move")
    end,
  },
  scenario "Without a number the first Boss begins, and nothing has come" {
    raid = halls,
    cards = cards,
    given = function(t) position(t) end,
    play = function(t) t:answers(1, "yes"); t:to_action_phase() end,
    expect = function(t)
      t:in_play("boss", "First Lord")
      t:resources(1, 0)
      t:asked(1, "Your move")
    end,
  },
}
