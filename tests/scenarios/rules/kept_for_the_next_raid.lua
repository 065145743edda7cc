-- What the raid keeps as it ends: gifts that nobody used, and those that the raiders earned by losing well.
local gift = fixture "Gift of Mending" { of = "raiders", tags = { "Gift" }, text = "Exhaust this: heal 5 from your hero.",
  powers = { pays { cost = { exhaust = this }, effect = function(me) me.hero:heal(5, me.hero) end } } }
local shield = fixture "Gift of Shelter" { of = "raiders", tags = { "Gift" }, text = "" }
local wyrm = boss "Old Wyrm" { order = 1, health = 20, text = "" }
local slay = ability "Slay" { cost = 0, instant = true, text = "9 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me:deal(9, "fire", t.hero) end }
local fell = ability "Fell" { cost = 0, instant = true, text = "99 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me:deal(99, "fire", t.hero) end }
local ruin = ability "Ruin" { cost = 0, instant = true, text = "99 fire damage to each hero.",
  play = function(me) me:deal(99, "fire", any.hero) end }
local peak = raid "Wyrm Peak" {
  players = { 1, 2 }, words = { wrong = 0 }, decks = { "main", "gifts", "pile" }, bosses = { "wyrm" },
  boss_turn = { ready_step, action_phase, end_phase },
  boss_has_fatal_damage = function(boss) boss:lose() end,
  at_end = function(boss, winner)
    if raid.wrong == 1 then boss:draw(1) end
    all(any.fixture:with { tag = "Gift" }):keep()
    if winner ~= "raiders" and boss.hero.damage >= 9 then
      all(any.fixture:with { deck = "pile", name = "Gift of Shelter" }:in_zone("deck")):keep()
    end
    if winner == "draw" then set_word("wrong", 2) end
  end,
}
local undying = ally "Undying" { cost = 1, atk = 0, damage = "melee", health = 2, text = "If this would be destroyed, put a scar counter on it instead.",
  powers = { instead.destroyed { of = this, effect = function(me) me:add_counters("scar", 1) end } } }
local spring = ally "Spring" { cost = 1, atk = 1, damage = "melee", health = 9,
  text = "When this is dealt damage, your hero heals 1 from this, then deals 1 nature damage to it.",
  powers = { when.dealt_damage { of = this, effect = function(me)
    me.hero:heal(1, me)
    me.hero:deal(1, "nature", me)
  end } } }
local spur = ally "Spur" { cost = 1, atk = 1, damage = "melee", health = 9,
  text = "At the start of your end phase, your hero deals 1 nature damage to target ally.",
  powers = { at.start_of_part { part = "end phase", whose = "your", targets = { target("prey", any.ally, harm) },
    effect = function(me, event, t) me.hero:deal(1, "nature", t.prey) end } } }
local prick = ability "Prick" { cost = 0, text = "2 fire damage to target ally.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) me:deal(2, "fire", t.ally) end }
local cards = { undying = undying, spring = spring, spur = spur, prick = prick, gift = gift, shield = shield, wyrm = wyrm, slay = slay, fell = fell, ruin = ruin }

local function ends(name, how)
  return scenario(name) { cites = how.cites, raid = peak, cards = cards, faults = how.faults,
    given = function(t)
      t:boss { boss = "Old Wyrm", play = { "Gift of Mending" }, decks = { pile = { "Gift of Shelter" } } }
      t:seat(1, { hand = { "Slay", "Fell", "Ruin", "Prick" }, play = how.allies or {} })
      t:words { wrong = how.wrong or 0 }
      if how.triggers then
        t:triggers(how.triggers)
        t:turn(1, "end")
      end
    end,
    play = how.play,
    expect = function(t) t:winner(how.winner); how.expect(t) end }
end

return {
  ends("Raiders who lose keep what they had, and what they earned", { cites = { "CR 800.1" }, winner = "boss",
    play = function(t)
      t:plays(1, "Slay", { target = "hero@boss" })
      t:everyone_passes()
      t:plays(1, "Fell", { target = "hero@1" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "Gift of Mending is kept", "Gift of Shelter is kept", "Raider 1 is out of the game", "The Boss wins" }
    end }),
  ends("Raiders who win keep what they had: it is looked at before the Boss's cards leave", { cites = { "CR 800.1" }, winner = "raiders",
    play = function(t)
      t:plays(1, "Fell", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "Gift of Mending is kept", "The Boss player is out of the game" }
      t:not_told { "Gift of Shelter is kept" }
    end }),
  ends("Who concedes keeps it as well", { cites = { "CR 800.1" }, winner = "boss",
    play = function(t) t:concedes(1) end,
    expect = function(t)
      t:told { "Raider 1 concedes", "Gift of Mending is kept" }
      t:not_told { "Gift of Shelter is kept" }
    end }),
  ends("A draw is an end, too; and as a game ends its raid changes nothing", { cites = { "CR 800.1" }, winner = "draw", faults = true,
    play = function(t)
      t:plays(1, "Ruin")
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "Gift of Mending is kept", "Gift of Shelter is kept", "A fault in the script" }
      t:word("wrong", 0)
    end }),
  ends("An endless loop of triggers ends the raid as well", { cites = { "CR 800.1", "CR 803.3" }, winner = "draw", faults = true,
    allies = { "Spring", "Spur" }, triggers = 3998,
    play = function(t)
      t:answers(1, "Spring")
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t) t:told { "Gift of Mending is kept" } end }),
  ends("And so do checks without an end", { cites = { "CR 800.1", "CR 803.5" }, winner = "draw", faults = true, allies = { "Undying" },
    play = function(t)
      t:plays(1, "Prick", { target = "Undying" })
      t:everyone_passes()
    end,
    expect = function(t) t:told { "Gift of Mending is kept" } end }),
  ends("Where its script fails nothing is kept, and the game ends all the same", { cites = { "CR 800.1" }, winner = "boss", faults = true, wrong = 1,
    play = function(t) t:concedes(1) end,
    expect = function(t)
      t:hand_count("boss", 0)
      t:not_told { "is kept" }
    end }),
}
