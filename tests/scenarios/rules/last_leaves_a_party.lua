-- CR 415.8b: a card leaves a party as it leaves play, or as somebody else gains control of it.
local imp = ally "Imp" { cost = 1, atk = 1, damage = "melee", health = 1 }
local keeper = ally "Keeper" { cost = 1, atk = 1, damage = "melee", health = 9, values = { cards = 1 },
  text = "When your last Imp leaves your party, draw {cards} card.",
  powers = { when.leaves_party { of = your.ally:with { name = "Imp" }, last = true,
    effect = function(me) me.player:draw(me.cards) end } } }
local blast = ability "Blast" { cost = 0, instant = true, text = "Destroy any number of target allies.",
  targets = { target("allies", any.ally, harm, { any_number = true }) },
  play = function(me, t) t.allies:destroy() end }
local charm = ability "Charm" { cost = 0, instant = true, text = "Target ally is yours for this turn.",
  targets = { target("ally", any.ally, harm) },
  play = function(me, t) t.ally:gain { control = true, lasts = this_turn } end }
local mourner = ally "Mourner" { cost = 1, atk = 1, damage = "melee", health = 9, values = { cards = 1 },
  text = "When the last Imp leaves play, draw {cards} card.",
  powers = { when.leaves_play { of = any.ally:with { name = "Imp" }, last = true,
    effect = function(me) me.player:draw(me.cards) end } } }
local cards = { imp = imp, keeper = keeper, blast = blast, charm = charm }

local function two_imps(t)
  t:boss { play = { "Keeper", "Imp", "Imp" }, deck = { "Charm", "Charm", "Charm" } }
  t:seat(1, { hand = { "Blast", "Blast", "Charm" }, play = { "Imp" }, deck = { "Charm" } })
end

return {
  scenario "The first of two that leaves is not the last; the last one is, whatever others have" {
    cites = { "CR 415.8b" }, cards = cards, given = two_imps,
    play = function(t)
      t:plays(1, "Blast", { targets = { { { "Imp", 1 } } } })
      t:everyone_passes()
      t:hand_count("boss", 0)
      t:chain(0)
      t:plays(1, "Blast", { targets = { { "Imp@boss" } } })
      t:everyone_passes()
      t:chain(1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count("boss", 1)
      t:count_in_play(1, "Imp", 1)
    end,
  },
  scenario "Of two that leave at once one is the last" {
    cites = { "CR 415.8b", "CR 703.4" }, cards = cards, given = two_imps,
    play = function(t)
      t:plays(1, "Blast", { targets = { { { "Imp", 1 }, { "Imp", 2 } } } })
      t:everyone_passes()
      t:chain(1)
      t:finishes_chain()
    end,
    expect = function(t) t:hand_count("boss", 1) end,
  },
  scenario "Who sees them leave in the same moment sees the last of them" {
    cites = { "CR 703.4" }, cards = cards, given = two_imps,
    play = function(t)
      t:plays(1, "Blast", { targets = { { { "Imp", 1 }, "Keeper", { "Imp", 2 } } } })
      t:everyone_passes()
      t:finishes_chain()
    end,
    expect = function(t) t:hand_count("boss", 1) end,
  },
  scenario "What somebody takes control of has left the party, and what comes back may leave it again" {
    cites = { "CR 415.8b" }, cards = cards,
    given = function(t)
      t:boss { play = { "Keeper", "Imp" }, deck = { "Charm", "Charm", "Charm" } }
      t:seat(1, { hand = { "Charm", "Blast" }, deck = { "Charm" } })
    end,
    play = function(t)
      t:plays(1, "Charm", { target = "Imp" })
      t:everyone_passes()
      t:count_in_play(1, "Imp", 1)
      t:chain(1)
      t:finishes_chain()
      t:hand_count("boss", 1)
      t:plays(1, "Blast", { targets = { { "Imp" } } })
      t:finishes_chain()
    end,
    expect = function(t) t:hand_count("boss", 1) end,
  },
  scenario "The last leaves play where no other is in play, in whatever party; who takes control of one does not end it" {
    cites = { "CR 415.8b", "CR 401.3" },
    cards = { imp = imp, mourner = mourner, blast = blast, charm = charm },
    given = function(t)
      t:boss { play = { "Mourner", "Imp", "Imp" }, deck = { "Charm", "Charm" } }
      t:seat(1, { hand = { "Charm", "Blast", "Blast" }, play = { "Imp" } })
    end,
    play = function(t)
      t:plays(1, "Charm", { target = { "Imp@boss", 1 } })
      t:everyone_passes()
      t:chain(0)
      t:plays(1, "Blast", { targets = { { "Imp@boss" } } })
      t:everyone_passes()
      t:count_in_play(1, "Imp", 2)
      t:chain(0)
      t:plays(1, "Blast", { targets = { { { "Imp", 1 }, { "Imp", 2 } } } })
      t:everyone_passes()
      t:chain(1)
      t:finishes_chain()
    end,
    expect = function(t) t:hand_count("boss", 1) end,
  },
}
