-- What a mode of a raid says counts in place of what the raid says: who begins, its words, its set-up. The rest is the raid's.
local function lord(name, order) return boss(name) { order = order, health = 20, text = "" } end
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local guard = token "Guard" { atk = 1, damage = "melee", health = 2 }
local banner = ally "Banner" { cost = 1, atk = 1, damage = "melee", health = 1,
  text = "While the raid is grim, your hero has +2 ATK.",
  powers = { gives { to = your.hero, atk = plus(2), only_if = word.grim:is(1) } } }
local mound = raid "Ogre Mound" {
  players = { 1, 3 },
  words = { grim = 0, guards = 1 },
  decks = { "main" },
  bosses = { "first_lord", "second_lord" },
  setup = function(boss) boss:put_token("scenario/guard", raid.guards) end,
  from_boss = function(boss, card) boss:put_token("scenario/guard", card.cost + 1) end,
  modes = {
    standard = {},
    novice = { players = { 1, 2 }, first = "left of the boss", skips_first_draw = true, setup = function(boss) boss:draw(1) end },
    grim = { words = { grim = 1, guards = 3 } },
  },
  boss_has_fatal_damage = function(boss) boss:lose() end,
}
local cards = { first_lord = lord("First Lord", 1), second_lord = lord("Second Lord", 2), guard = guard, ox = ox, banner = banner }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }

local function begins(name, mode, from, expect)
  return scenario(name) { raid = mound, mode = mode, cards = cards, cites = { "CR 101.1" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { deck = deck }
      t:real_start(from)
    end,
    play = function(t) t:answers(1, "yes"); t:to_action_phase() end,
    expect = expect }
end

return {
  begins("A mode without words of its own plays the raid as it is", "standard", nil, function(t)
    t:is_turn("boss")
    t:word("guards", 1)
    t:count_in_play("boss", "Guard", 1)
    t:asked("boss", "Your move")
  end),
  begins("A mode says who begins, whether they draw, and what is set up instead", "novice", nil, function(t)
    t:is_turn(1)
    t:hand_count(1, 7)
    t:hand_count("boss", 8)
    t:count_in_play("boss", "Guard", 0)
    t:word("guards", 1)
    t:asked(1, "Your move")
  end),
  begins("A mode's words stand in place of the raid's, and its set-up reads them", "grim", nil, function(t)
    t:is_turn("boss")
    t:word("grim", 1)
    t:count_in_play("boss", "Guard", 3)
    t:asked("boss", "Your move")
  end),
  begins("What has come where a game begins at a later Boss comes in every mode", "novice", 2, function(t)
    t:in_play("boss", "Second Lord")
    t:is_turn(1)
    t:hand_count("boss", 8)
    t:count_in_play("boss", "Guard", 1)
    t:asked(1, "Your move")
  end),
  scenario "Conditions of cards read a mode's words" { raid = mound, mode = "grim", cards = cards, cites = { "CR 101.1" },
    given = function(t) t:seat(1, { play = { "Banner" } }) end,
    expect = function(t) t:atk("hero@1", 2) end },
  scenario "In another mode they read the raid's" { raid = mound, mode = "standard", cards = cards, cites = { "CR 101.1" },
    given = function(t) t:seat(1, { play = { "Banner" } }) end,
    expect = function(t) t:atk("hero@1", 0) end },
  scenario "More raiders than a mode takes do not sit down" { raid = mound, mode = "novice", raiders = 3, cards = cards,
    refused = "novice", given = function(t) t:seat(1, {}) end },
}
