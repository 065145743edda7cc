-- How Molten Core begins: three decks shuffled, runes chosen, Lucifron and two Protectors, seven cards, the first raider.
local raid_runes = { "Rune of Kress", "Rune of Mohn", "Rune of Blaz", "Rune of Zeth", "Rune of Mazj", "Rune of Koro",
  "Rune of Theri" }
local function begin(t) t:answers(1, "yes") end

return {
  scenario "Main, Minion and Ragnaros decks are shuffled, the Rune deck lies in order" {
    raid = "molten_core", mode = "full_clear", cites = { "R300.1", "R300.3" },
    given = function(t) t:real_start() end,
    play = begin,
    expect = function(t)
      t:told { "shuffles the main deck", "shuffles the minion deck", "shuffles the ragnaros deck" }
      t:not_told { "shuffles the rune deck" }
      t:deck_count("boss", 38, "main")
      t:deck_count("boss", 32, "minion")
      t:deck_count("boss", 26, "ragnaros")
    end,
  },
  scenario "In standard mode three runes at random are the Rune deck; raiders see neither these nor the others" {
    raid = "molten_core", mode = "standard", raiders = 2, cites = { "R300.2" },
    given = function(t)
      t:real_start()
      t:random { 1, 1, 1, 1 }
    end,
    play = function(t)
      t:answers(1, "yes")
      t:answers(2, "yes")
    end,
    expect = function(t)
      t:deck_count("boss", 3, "rune")
      for _, rune in ipairs(raid_runes) do
        t:hidden(1, rune)
        t:hidden(2, rune)
      end
      t:sees("boss", "Rune of Zeth")             -- removed: so he knows which are left
      t:removed("boss", "Rune of Kress")
      t:removed("boss", "Rune of Mohn")
      t:removed("boss", "Rune of Blaz")
    end,
  },
  scenario "In a full clear all seven are there" {
    raid = "molten_core", mode = "full_clear", cites = { "R300.2" },
    given = function(t) t:real_start() end,
    play = begin,
    expect = function(t) t:deck_count("boss", 7, "rune"); t:hidden(1, "Rune of Kress") end,
  },
  scenario "Without a word about it the mode is the standard one" {
    raid = "molten_core", cites = { "R300.2" },
    given = function(t) t:real_start() end,
    play = begin,
    expect = function(t) t:deck_count("boss", 3, "rune") end,
  },
  scenario "The runes that are left lie in the order of their Bosses" {
    raid = "molten_core", mode = "standard", cites = { "R300.3", "R301.5a" },
    cards = { bolt = ability "Bolt" { cost = 0, instant = true, targets = { target("hero", any.hero, harm) },
      play = function(me, t) me.hero:deal(60, "nature", t.hero) end } },
    given = function(t)
      t:seat(1, { deck = { "Bolt", "Bolt", "Bolt", "Bolt", "Bolt", "Bolt", "Bolt", "Bolt", "Bolt", "Bolt", "Bolt", "Bolt" } })
      t:boss { decks = { rune = raid_runes } }
      t:real_start()
      t:random { 2, 2, 2, 2 }                    -- gone: Mohn, Blaz, Zeth, Mazj
    end,
    play = function(t)
      begin(t)
      t:deck_count("boss", 3, "rune")
      t:to_action_phase()
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:finishes_chain()
      t:ends_turn()
      t:in_play("boss", "Magmadar")
      t:passes("boss")
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:finishes_chain()
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:in_play("boss", "Sulfuron Harbinger"); t:deck_count("boss", 1, "rune") end,
  },
  scenario "Lucifron and two Flamewaker Protectors are in play, with no resource and no rune" {
    raid = "molten_core", cites = { "R300.4" },
    given = function(t) t:real_start() end,
    play = begin,
    expect = function(t)
      t:in_play("boss", "Lucifron")
      t:health("hero@boss", 6)
      t:count_in_play("boss", "Flamewaker Protector", 2)
      t:resources("boss", 0)
    end,
  },
  scenario "All begin with seven cards; a raider may mulligan, the Boss player is not asked" {
    raid = "molten_core", cites = { "R300.5" },
    given = function(t) t:real_start() end,
    play = function(t)
      t:hand_count("boss", 7)
      t:hand_count(1, 7)
      t:asked(1, "Keep this hand?")
      t:answers(1, "no")
      t:asked(1, "Your move")
    end,
    expect = function(t)
      t:told { "takes a mulligan" }
      t:hand_count("boss", 7)
      t:deck_count("boss", 38, "main")
    end,
  },
  scenario "The raider to the left of the Boss has the first turn, then it goes round, and nobody skips the first draw" {
    raid = "molten_core", raiders = 2, cites = { "R300.6" },
    given = function(t) t:real_start() end,
    play = function(t)
      t:answers(1, "yes")
      t:answers(2, "yes")
      t:is_turn(1)
      t:to_action_phase()
      t:hand_count(1, 8)
      t:ends_turn()
      t:answers(1, "Recruit")
      t:ends_turn()
      t:is_turn(2)
      t:hand_count(2, 8)
      t:ends_turn()
      t:answers(2, "Recruit")
      t:ends_turn()
    end,
    expect = function(t) t:is_turn("boss"); t:hand_count("boss", 8); t:asked("boss", "Your move") end,
  },
}
