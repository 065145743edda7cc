-- Boss 4, both sides: Constructs and ghosts at the end of his turns, how he wins, what turns him over, what ends him.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 30 }
local pike = ally "Pike" { cost = 1, atk = 13, damage = "melee", health = 30, keywords = { "Ferocity" } }
local sweep = ability "Sweep" { cost = 0, instant = true, text = "Destroy all opposing allies.",
  play = function() all(opposing.ally):destroy() end }
local turn = ability "Turn" { cost = 0, instant = true, text = "Turn your hero over.",
  play = function(me) me.hero:flip() end }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 13 fire damage to target hero.",
  targets = { target("prey", any.hero, harm) }, play = function(me, t) me.hero:deal(13, "fire", t.prey) end }
local cards = { ox = ox, pike = pike, sweep = sweep, turn = turn, bolt = bolt }
local boss = "black_temple/teron_gorefiend"
local deck = { "Ox", "Ox", "Ox", "Ox" }
local minions = { minion = { "Sister of Pain", "Sister of Pain", "Sister of Pain" } }

return {
  scenario "Four Constructs and one ghost at the end of each of his turns; who is a ghost is not chosen again" {
    cites = { "R503.1b", "BT:Boss 4 Teron Gorefiend" },
    raid = "black_temple",
    raiders = 3,
    cards = cards,
    given = function(t)
      for seat = 1, 3 do t:seat(seat, { deck = deck }) end
      t:boss { boss = boss, deck = deck, decks = minions }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:everyone_passes()
      t:asked("boss", "Who becomes a ghost?")
      t:answers("boss", 2)
      t:count_in_play("boss", "Shadowy Construct", 4)
      for _ = 1, 4 do t:ends_turn() end
      t:is_turn("boss")
      t:ends_turn()
      t:asked("boss", "Who becomes a ghost?")
      t:not_offered("boss", 2)
      t:answers("boss", 3)
      t:count_in_play("boss", "Shadowy Construct", 8)
    end,
    expect = function(t)
      t:told { "Raider 2 is set apart from all others (ghost)", "Raider 3 is set apart from all others (ghost)" }
      t:winner("none")
    end,
  },
  scenario "With all opponents ghosts he wins at the start of his turn" {
    raid = "black_temple",
    raiders = 1,
    cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = boss, deck = deck, decks = minions }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:ends_turn()
      t:told { "Raider 1 is set apart" }
      t:is_turn(1)
      t:ends_turn()
    end,
    expect = function(t)
      t:winner("boss")
      t:told { "Turn", "Teron Gorefiend triggers", "Raider 1 is out of the game" }
    end,
  },
  scenario "What is true as the chain gets there counts: the last Construct falls in answer, and nobody is a ghost" {
    cites = { "R503.1d" },
    raid = "black_temple",
    raiders = 1,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Sweep" }, deck = deck })
      t:boss { boss = boss, deck = deck, decks = minions }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:ends_turn()
      t:passes(1)
      t:passes("boss")
      t:passes(1)                     -- through the end phase
      t:passes("boss")
      t:passes("boss")
      t:plays(1, "Sweep")
      t:everyone_passes()
      t:count_in_play("boss", "Shadowy Construct", 0)
      t:everyone_passes()
      t:told { "Raider 1 is set apart no longer", "Teron Gorefiend is turned over" }
      t:everyone_passes()
    end,
    expect = function(t) t:winner("none") end,
  },
  scenario "As the last Construct falls he turns over, and the ghosts are among the living as part of it" {
    cites = { "R503.1d" },
    raid = "black_temple",
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Sweep" }, play = { "Pike" }, deck = deck })
      t:seat(2, { deck = deck })
      t:boss { boss = boss, deck = deck, decks = minions }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:everyone_passes()
      t:answers("boss", 1)
      t:ends_turn()
      t:cant(1, "attacks", "Pike", { defender = "hero@boss", reason = "R503.1c" })
      t:plays(1, "Sweep")
      t:everyone_passes()
      t:chain(1)
      t:cant(1, "attacks", "Pike", { defender = "hero@boss", reason = "" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:can(1, "attacks", "Pike", { defender = "hero@boss" })
      t:told { "Raider 1 is set apart no longer", "Teron Gorefiend is turned over" }
      t:count_in_play("boss", "Shadowy Construct", 0)
    end,
  },
  scenario "On his front he has four more while attacking" {
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = boss }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "hero@boss", "Ox@1")
      t:atk("hero@boss", 4)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ox@1", 4)
      t:damage("hero@boss", 1)
    end,
  },
  scenario "On his back two more, and at the end of his turn one shadow damage a resource to a party at random" {
    raid = "black_temple",
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" }, deck = deck })
      t:seat(2, { play = { "Ox", "Ox" }, deck = deck })
      t:boss { boss = { boss, back = true }, resources = 3, play = { "Ox" } }
      t:turn("boss")
      t:random { 2 }
    end,
    play = function(t)
      t:attacks("boss", "hero@boss", "Ox@1")
      t:atk("hero@boss", 2)
      t:to_end_of_combat()
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("Ox@1", 2)
      t:damage("hero@1", 0)
      t:damage("hero@2", 3)
      t:damage({ "Ox", 2 }, 3)
      t:damage({ "Ox", 3 }, 3)
      t:damage("Ox@boss", 0)
      t:told { "Teron Gorefiend deals 3 shadow damage" }
      t:count_in_play("boss", "Shadowy Construct", 0)
      t:not_told { "set apart" }
    end,
  },
  scenario "His fall: no ghost and no Construct is left, Gurtogg comes with three events and a threat of eight" {
    cites = { "R503.1a", "R503.1d", "BT:Boss 4 Teron Gorefiend" },
    raid = "black_temple",
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Pike" }, deck = deck, resources = { { "Gouge", down = true }, { "Ox", down = true },
        { "Ox", down = true }, { "Ox", down = true }, { "Ox", down = true }, { "Ox", down = true }, { "Ox", down = true },
        { "Ox", down = true }, { "Ox", down = true } } })
      t:seat(2, { deck = deck })
      t:boss { boss = boss, deck = deck,
        decks = { event = { "not_prepared_47", "not_prepared_48", "not_prepared_51", "not_prepared_52" } } }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:everyone_passes()
      t:answers("boss", 2)
      t:ends_turn()
      t:attacks(1, "Pike@1", "hero@boss")
      t:to_end_of_combat()
      t:told { "Raider 2 is set apart no longer", "Teron Gorefiend is destroyed", "Gurtogg Bloodboil enters play" }
      t:removed("boss", "Teron Gorefiend")
      t:count_in_play("boss", "Shadowy Construct", 0)
      t:in_play("boss", "Gurtogg Bloodboil")
      t:resources("boss", 3)
      t:deck_count("boss", 1, "event")
      t:not_told { "turned over" }
      t:ends_turn()
      t:asked(1, "threat level")
      t:answers(1, "Gouge")
    end,
    expect = function(t) t:resources(1, 8) end,
  },
  scenario "Turned over by his own player he has his Constructs with him, no ghosts, until he is destroyed" {
    cites = { "R503.1d" },
    raid = "black_temple",
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Pike" }, deck = deck })
      t:seat(2, { deck = deck })
      t:boss { boss = boss, hand = { "Turn" }, deck = deck }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:everyone_passes()
      t:answers("boss", 2)
      t:ends_turn()
      t:cant(1, "attacks", "Pike", { defender = "Shadowy Construct@boss", reason = "R503.1c" })
      t:passes(1)
      t:passes(2)
      t:plays("boss", "Turn")
      t:everyone_passes()
      t:told { "Raider 2 is set apart no longer", "Teron Gorefiend is turned over" }
      t:count_in_play("boss", "Shadowy Construct", 4)
      t:can(1, "attacks", "Pike", { defender = "Shadowy Construct@boss" })
      t:attacks(1, "Pike@1", "hero@boss")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:removed("boss", "Teron Gorefiend")
      t:count_in_play("boss", "Shadowy Construct", 0)
      t:in_play("boss", "Gurtogg Bloodboil")
    end,
  },
  scenario "Felled in answer to the end of his turn, he leaves neither a Construct nor a ghost behind" {
    cites = { "R503.1a" },
    raid = "black_temple",
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = { "Pike" }, deck = deck })
      t:seat(2, { deck = deck })
      t:boss { boss = boss, deck = deck, decks = minions }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:everyone_passes()
      t:in_play("boss", "Gurtogg Bloodboil")
      t:everyone_passes()                            -- what he meant to do resolves now
      t:ends_turn()
      t:is_turn(1)
      t:can(1, "attacks", "Pike", { defender = "hero@boss" })
    end,
    expect = function(t)
      t:not_told { "set apart" }
      t:count_in_play("boss", "Shadowy Construct", 0)
    end,
  },
  scenario "What he makes ghosts of while he lies on his back reverts as he is destroyed, and his Constructs go" {
    cites = { "R503.1d" },
    raid = "black_temple",
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Pike" }, deck = deck })
      t:seat(2, { deck = deck })
      t:boss { boss = boss, hand = { "Turn" }, deck = deck, decks = minions }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:plays("boss", "Turn")                        -- in answer to his own trigger
      t:everyone_passes()
      t:everyone_passes()
      t:answers("boss", 2)
      t:count_in_play("boss", "Shadowy Construct", 4)
      t:ends_turn()
      t:attacks(1, "Pike", "hero@boss")
      t:to_end_of_combat()
      t:removed("boss", "Teron Gorefiend")
    end,
    expect = function(t)
      t:told { "Raider 2 is set apart from all others", "Raider 2 is set apart no longer", "Gurtogg Bloodboil enters play" }
      t:count_in_play("boss", "Shadowy Construct", 0)
    end,
  },
  scenario "Turned back to his front, he makes the ghosts of his back living again" {
    cites = { "R503.1d" },
    raid = "black_temple",
    raiders = 2,
    cards = cards,
    given = function(t)
      for seat = 1, 2 do t:seat(seat, { deck = deck }) end
      t:boss { boss = boss, hand = { "Turn", "Turn" }, deck = deck, decks = minions }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:plays("boss", "Turn")
      t:everyone_passes()
      t:everyone_passes()
      t:answers("boss", 2)
      t:plays("boss", "Turn")
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "Raider 2 is set apart from all others", "Raider 2 is set apart no longer", "Teron Gorefiend is turned over" }
    end,
  },
}
