-- Boss 8: nobody can touch the Council itself, and none of its four members leaves before the last one has fallen.
local strike = ability "Strike" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) me.hero:deal(me.amount, "fire", t.prey) end }
local storm = ability "Storm" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} unpreventable fire damage to each opposing hero and ally.",
  play = function(me) me.hero:deal(me.amount, "fire", opposing.character, { unpreventable = true }) end }
local mend = ability "Mend" { cost = 0, instant = true, text = "Your hero heals all damage from target ally.",
  targets = { target("friend", any.ally, help) }, play = function(me, t) me.hero:heal("all", t.friend) end }
local gust = ability "Gust" { cost = 0, instant = true, text = "Destroy target ally, or it goes to its owner's hand.",
  targets = { target("ally", any.ally, harm) },
  play = function(me, t)
    t.ally:destroy()
    t.ally:to_hand()
  end }
local charm = ability "Charm" { cost = 0, instant = true, text = "Target ally is yours for the rest of the game.",
  targets = { target("ally", any.ally, harm) },
  play = function(me, t) t.ally:gain { control = true, lasts = rest_of_game } end }
local stop = ability "Stop" { cost = 0, instant = true, text = "Interrupt target card or effect.",
  targets = { target("link", link.opposing, harm) }, play = function(me, t) t.link:interrupt() end }
local aura = ability "Aura" { cost = 2, ongoing = true, text = "Your allies have +1 ATK.", powers = { gives { to = your.ally, atk = plus(1) } } }
local ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 30 }
local cards = { strike = strike, storm = storm, mend = mend, gust = gust, charm = charm, stop = stop, aura = aura, ox = ox }

local names = { "Gathios the Shatterer", "High Nethermancer Zerevor", "Lady Malande", "Veras Darkshadow" }
local twelve = {}
for i = 1, 12 do twelve[i] = "Aura" end
local function council(t, fields)
  fields = fields or {}
  fields.boss = "black_temple/the_illidari_council"
  fields.play = { "gathios_the_shatterer", "high_nethermancer_zerevor", "lady_malande", "veras_darkshadow" }
  t:boss(fields)
end

return {
  scenario "The Council is immune and attacks nobody; for four it clears away the abilities of its enemies" {
    raid = "black_temple", cites = { "R101.3d" }, cards = cards, raiders = 2,
    given = function(t)
      council(t, { resources = 4, hand = { "Aura" } })
      t:seat(1, { hand = { "Storm" }, play = { "Aura", "Ox" } })
      t:seat(2, { play = { "Aura" } })
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "attacks", "hero@boss")
      t:uses("boss", "The Illidari Council")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Aura")
      t:in_graveyard(2, "Aura")
      t:in_play(1, "Ox")
      t:ready_resources("boss", 0)
      t:cant(1, "attacks", "Ox", { defender = "hero@boss" })
    end,
  },
  scenario "A member neither dies nor goes nor changes sides; that it fell is not undone by healing" {
    raid = "black_temple", cites = { "BT:Boss 8 The Illidari Council", "CR 405.2" }, cards = cards,
    given = function(t)
      council(t)
      t:seat(1, { hand = { "Strike", "Mend", "Gust", "Charm", "Storm" } })
    end,
    play = function(t)
      t:plays(1, "Gust", { target = "Lady Malande" })
      t:everyone_passes()
      t:plays(1, "Charm", { target = "Lady Malande" })
      t:everyone_passes()
      t:in_play("boss", "Lady Malande")
      t:plays(1, "Strike", { target = "Lady Malande" })
      t:everyone_passes()
      t:in_play("boss", "Lady Malande")
      t:damage("Lady Malande", 9)
      t:plays(1, "Mend", { target = "Lady Malande" })
      t:everyone_passes()
      t:damage("Lady Malande", 0)
      t:chain(0)
    end,
    expect = function(t) t:in_play("boss", "Lady Malande") end,
  },
  scenario "What each of the four does: Gathios lets one through, Zerevor burns a party, Malande mends" {
    raid = "black_temple", cites = { "BT:Ally Tokens" }, cards = cards, raiders = 2,
    given = function(t)
      council(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { hand = { "Strike", "Strike" } })
      t:turn(2)
    end,
    play = function(t)
      t:plays(2, "Strike", { target = "Gathios the Shatterer" })
      t:everyone_passes()
      t:damage("Gathios the Shatterer", 1)
      t:plays(2, "Strike", { target = "Lady Malande" })
      t:everyone_passes()
      t:ends_turn()
      t:answers("boss", "High Nethermancer Zerevor")
      t:answers("boss", 1)
      t:answers("boss", "Lady Malande")
      t:ends_turn()
      t:is_turn("boss")
      t:damage("hero@1", 3)
      t:damage("Ox", 3)
      t:damage("hero@2", 0)
      t:damage("Lady Malande", 6)
    end,
    expect = function(t)
      t:cant("boss", "passes", { reason = "CR 600.2" })                  -- Veras has to attack
      t:attacks("boss", "Veras Darkshadow", "hero@2")
      t:to_end_of_combat()
      t:can("boss", "passes")
    end,
  },
  scenario "Gathios steps in front of any of them; Veras can be neither attacked nor targeted" {
    raid = "black_temple", cites = { "KW Elusive", "KW Untargetable" }, cards = cards,
    given = function(t)
      council(t)
      t:seat(1, { hand = { "Strike" }, play = { "Ox" } })
    end,
    play = function(t)
      t:cant(1, "plays", "Strike", { target = "Veras Darkshadow" })
      t:cant(1, "attacks", "Ox", { defender = "Veras Darkshadow" })
      t:attacks(1, "Ox", "Lady Malande")
      t:protects("boss", "Gathios the Shatterer")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Gathios the Shatterer", 1)
      t:damage("Lady Malande", 0)
    end,
  },
  scenario "Of four that fall at once one is the last; with it all leave the game, and the Council is destroyed" {
    raid = "black_temple", cites = { "BT:Boss 8 The Illidari Council", "R502.1a" }, cards = cards,
    given = function(t)
      council(t, { hand = { "Ox" }, deck = twelve,
        resources = { { "black_temple/not_prepared_44", down = true, deck = "event" },
          { "black_temple/sister_of_pain", down = true, deck = "minion" } },
        decks = { event = { "black_temple/not_prepared_43", "black_temple/not_prepared_45", "black_temple/not_prepared_46",
          "black_temple/not_prepared_47", "black_temple/not_prepared_48", "black_temple/not_prepared_51" } } })
      t:seat(1, { hand = { "Storm" } })
    end,
    play = function(t)
      t:plays(1, "Storm")
      t:everyone_passes()
      t:chain(1)
      for _, name in ipairs(names) do t:in_play("boss", name) end
      t:everyone_passes()                 -- it is turned over, and the four are gone
      for _, name in ipairs(names) do t:count_in_play("boss", name, 0) end
      t:in_play("boss", "The Illidari Council")
      t:chain(1)
      t:everyone_passes()                 -- what its other side says
      t:removed("boss", "The Illidari Council")
      t:told { "You Are Not Prepared! is added to the chain" }
      t:everyone_passes()                 -- eight cards for the old hand
      t:hand_count("boss", 9)
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "The Betrayer")
      t:in_play("boss", "Sister of Pain")
      t:hand_count("boss", 7)             -- four of them from what was left, and the old hand was shuffled in
      t:deck_count("boss", 6, "main")
      t:resources("boss", 5)
      t:deck_count("boss", 1, "event")
    end,
  },
  scenario "Three that fell before and were healed count as the last one falls" {
    raid = "black_temple", cites = { "BT:Boss 8 The Illidari Council" }, cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/the_illidari_council", play = { { "gathios_the_shatterer", felled = true },
        { "high_nethermancer_zerevor", felled = true }, { "veras_darkshadow", felled = true }, "lady_malande" } }
      t:seat(1, { hand = { "Strike", "Strike", "Stop" } })
    end,
    play = function(t)
      t:plays(1, "Strike", { target = "High Nethermancer Zerevor" })
      t:everyone_passes()
      t:chain(0)                          -- he fell before
      t:plays(1, "Strike", { target = "Lady Malande" })
      t:everyone_passes()
      t:chain(1)
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play("boss", "The Betrayer")
      for _, name in ipairs(names) do t:count_in_play("boss", name, 0) end
    end,
  },
  scenario "Who stops what follows the last fall has to fell one of them again" {
    raid = "black_temple", cites = { "CR 711.1" }, cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/the_illidari_council", play = { { "gathios_the_shatterer", felled = true },
        { "high_nethermancer_zerevor", felled = true }, { "veras_darkshadow", felled = true }, "lady_malande" } }
      t:seat(1, { hand = { "Strike", "Strike", "Stop" } })
    end,
    play = function(t)
      t:plays(1, "Strike", { target = "Lady Malande" })
      t:everyone_passes()
      t:plays(1, "Stop", { target = "The Illidari Council" })
      t:finishes_chain()
      t:in_play("boss", "Lady Malande")
      t:plays(1, "Strike", { target = "Lady Malande" })
      t:finishes_chain()
    end,
    expect = function(t) t:in_play("boss", "The Betrayer") end,
  },
}
