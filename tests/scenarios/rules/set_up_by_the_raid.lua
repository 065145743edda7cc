-- What a raid puts up is there before the first turn; each deck is shuffled once before that.
local lair = raid "Ogre Mound" {
  players = { 1, 2 },
  words = { ready = 0 },
  decks = { "main", "loot" },
  bosses = { "ogre" },
  boss_turn = { ready_step, draw_step, action_phase, end_phase },
  setup = function(boss)
    set_word("ready", 1)
    boss:put_token("scenario/guard", 2)
  end,
  boss_has_fatal_damage = function(boss) boss:lose() end,
}

return scenario "As the first turn begins, what the raid sets up is there" {
  cites = { "CR 101.1", "CR 101.2" },
  raid = lair,
  cards = {
    ogre = boss "Ogre" { order = 1, health = 30, text = "" },
    guard = token "Guard" { atk = 1, damage = "melee", health = 2 },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    local deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }
    t:seat(1, { deck = deck })
    t:boss { deck = deck, decks = { loot = { "Ox" } } }
    t:real_start()
  end,
  play = function(t)
    t:word("ready", 0)
    t:count_in_play("boss", "Guard", 0)     -- after the mulligans
    t:answers(1, "yes")
  end,
  expect = function(t)
    t:word("ready", 1)
    t:count_in_play("boss", "Guard", 2)
  end,
}
