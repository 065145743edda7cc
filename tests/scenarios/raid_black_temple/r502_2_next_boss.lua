-- What comes with the next Boss: his number of events, which nobody looks at, and his tokens.
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 60 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(60, "fire", t.hero) end }
local rain = event "Rain" { text = "Nothing happens.", play = function(me) end }
local cards = { bolt = bolt, rain = rain }
local function falls(boss)
  return function(t)
    t:seat(1, { hand = { "Bolt" } })
    t:boss { boss = boss, decks = { event = { "Rain", "Rain", "Rain", "Rain", "Rain", "Rain" } } }
  end
end
local function bolted(t)
  t:plays(1, "Bolt", { target = "hero@boss" })
  t:finishes_chain()
end

return {
  scenario "Supremus comes after Naj'entus with one event, face down, which the Boss player may not look at" {
    cites = { "R502.2a", "R502.2b", "BT:Events", "BT:Resources: Minions and Events" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:boss { boss = { "black_temple/high_warlord_naj_entus", damage = 5 }, decks = { event = { "Rain", "Rain" } } }
    end,
    play = function(t) t:chain(1); t:finishes_chain() end,
    expect = function(t)
      t:in_play("boss", "supremus")
      t:resources("boss", 1)
      t:deck_count("boss", 1, "event")
      t:hidden("boss", "Rain")
      t:hidden(1, "Rain")
      t:ready_resources("boss", 1)
      t:word("boss", 2)
      t:word("threat", 5)
    end,
  },
  scenario "Shade of Akama comes with two events and six Channelers" {
    cites = { "R502.2a", "R502.2c", "BT:Ally Tokens" },
    raid = "black_temple",
    cards = cards,
    given = falls("black_temple/supremus"),
    play = bolted,
    expect = function(t)
      t:in_play("boss", "shade_of_akama")
      t:resources("boss", 2)
      t:count_in_play("boss", "ashtongue_channeler", 6)
    end,
  },
  scenario "The tokens are allies like any: they can't attack before they have waited a turn" {
    cites = { "R502.2c", "BT:Ally Tokens" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { boss = "black_temple/supremus" }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:finishes_chain()
      t:count_in_play("boss", "ashtongue_channeler", 6)
      t:cant("boss", "attacks", "ashtongue_channeler", { reason = "CR 302.2" })
    end,
    expect = function(t) t:asked("boss", "Your move") end,
  },
  scenario "The Illidari Council comes with its four members and four events" {
    cites = { "R502.2b", "R502.2c" },
    raid = "black_temple",
    cards = cards,
    given = falls("black_temple/mother_shahraz"),
    play = bolted,
    expect = function(t)
      t:in_play("boss", "the_illidari_council")
      t:resources("boss", 4)
      t:count_in_play("boss", "gathios_the_shatterer", 1)
      t:count_in_play("boss", "high_nethermancer_zerevor", 1)
      t:count_in_play("boss", "lady_malande", 1)
      t:count_in_play("boss", "veras_darkshadow", 1)
    end,
  },
  scenario "Minions in play stay as a Boss falls, and so do tokens" {
    cites = { "R101.2", "BT:Boss Destruction" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { boss = "black_temple/supremus", play = { { "illidari_archon", deck = "minion", damage = 1 }, "soul_fragment" } }
    end,
    play = bolted,
    expect = function(t)
      t:damage("illidari_archon", 1)
      t:count_in_play("boss", "soul_fragment", 1)
    end,
  },
}
