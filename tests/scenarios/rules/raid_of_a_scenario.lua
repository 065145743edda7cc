-- A raid of the scenario's own, and what it does in each wrap-up step: before the hand is brought down.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local ogre = boss "Ogre" { order = 1, health = 30, text = "" }
local lair = raid "Ogre Mound" {
  players = { 1, 2 },
  words = { ends = 0, felled = 0 },
  decks = { "main", "loot" },
  bosses = { "ogre" },
  hand_size = { boss = 2, raiders = 3 },
  boss_turn = { ready_step, draw_step, action_phase, end_phase },
  wrap_up = function(player)
    set_word("ends", raid.ends + 1)
    player:draw(2)
  end,
  boss_has_fatal_damage = function(boss)
    set_word("felled", raid.felled + 1)
    boss:lose()
  end,
}
local cards = { ox = ox, ogre = ogre,
  bolt = ability "Bolt" { cost = 0, text = "Your hero deals 30 fire damage to target hero.",
    targets = { target("hero", any.hero, harm) },
    play = function(me, t) me.hero:deal(30, "fire", t.hero) end } }

return {
  scenario "What a raid does in the wrap-up step comes before the hand is brought down" {
    cites = { "CR 503.2", "CR 503.2a" },
    raid = lair,
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Ox", "Ox" }, deck = { "Ox", "Ox", "Ox" } })
      t:seat(2, { hand = { "Ox" }, deck = { "Ox", "Ox", "Ox" } })
      t:boss { boss = "Ogre", deck = { "Ox", "Ox", "Ox", "Ox" }, decks = { loot = { "Bolt" } } }
      t:turn(1)
    end,
    play = function(t)
      t:word("ends", 0)
      t:ends_turn()                        -- two in hand, two drawn: one over three
      t:asked(1, "discard")
      t:word("ends", 1)
      t:hand_count(1, 4)
      t:answers(1, "Ox")
      t:hand_count(1, 3)
      t:ends_turn()
      t:is_turn(2)
      t:ends_turn()                        -- two in hand, as it drew one; two more are four
      t:asked(2, "discard")
      t:answers(2, "Ox")
      t:ends_turn()
      t:is_turn("boss")
      t:hand_count("boss", 1)
      t:deck_count("boss", 1, "loot")      -- of the second deck nothing is drawn
      t:ends_turn()
      t:asked("boss", "discard")
      t:answers("boss", "Ox")
      t:ends_turn()
    end,
    expect = function(t)
      t:word("ends", 3)
      t:hand_count("boss", 2)
      t:is_turn(1)
    end,
  },
  scenario "A raid of the scenario says what becomes of its Boss" {
    cites = { "CR 410.6a" },
    raid = lair,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:word("felled", 1)
      t:winner("raiders")
    end,
  },
}
