-- Boss 9, the last: his five events only pay, his hand is new, and with him it is over.
local function bolt(name, amount)
  return ability(name) { cost = 0, instant = true, values = { amount = amount },
    text = "Your hero deals {amount} fire damage to target character.",
    targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(me.amount, "fire", t.prey) end }
end
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 30 }
local cards = { spark = bolt("Spark", 1), nova = bolt("Nova", 60), flare = bolt("Flare", 20), ox = ox }
local five = {}
for i = 1, 5 do five[i] = { "black_temple/not_prepared_44", down = true, deck = "event" } end
-- Of the Boss before him one member has not fallen; raiders fell it with a Spark.
local function almost(t, fields)
  fields.boss = "black_temple/the_illidari_council"
  fields.play = { { "gathios_the_shatterer", felled = true }, { "high_nethermancer_zerevor", felled = true },
    { "veras_darkshadow", felled = true }, { "lady_malande", damage = 4 } }
  t:boss(fields)
end
local seven = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }

return {
  scenario "His front heals, his back burns, and each turn ends with the other side up" {
    raid = "black_temple", cites = { "R101.1b" }, cards = cards,
    given = function(t)
      t:boss { boss = { "black_temple/the_betrayer", damage = 20 }, deck = seven }
      t:seat(1, { play = { "Ox" }, deck = seven })
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "hero@boss", "Ox")
      t:atk("hero@boss", 10)
      t:to_end_of_combat()
      t:damage("Ox", 10)
      t:cant("boss", "uses", "The Betrayer")          -- he is exhausted
      t:ends_turn()
      t:told { "The Betrayer is turned over" }
      t:passes(1)
      t:cant("boss", "uses", "The Betrayer")
      t:ends_turn()
      t:uses("boss", "The Betrayer")
      t:everyone_passes()
      t:damage("hero@1", 3)
      t:damage("Ox", 13)
      t:damage("hero@boss", 21)
      t:ends_turn()
      t:ends_turn()
      t:uses("boss", "The Betrayer")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 6)
      t:exhausted("hero@boss")
    end,
  },
  scenario "He comes with five events, and throws the old hand away for seven cards; it could be used before" {
    raid = "black_temple", cites = { "R503.3a", "R502.2b", "BT:Boss 9 The Betrayer" }, cards = cards,
    given = function(t)
      almost(t, { hand = { "Spark", "Ox", "Ox" }, deck = { "Nova", "Nova", "Nova", "Nova", "Nova", "Nova", "Nova", "Flare" },
        decks = { event = { "black_temple/not_prepared_44", "black_temple/not_prepared_44", "black_temple/not_prepared_44",
          "black_temple/not_prepared_44", "black_temple/not_prepared_44", "black_temple/not_prepared_43" } } })
      t:seat(1, { hand = { "Spark" } })
    end,
    play = function(t)
      t:plays(1, "Spark", { target = "Lady Malande" })
      t:everyone_passes()
      t:everyone_passes()
      t:everyone_passes()
      t:removed("boss", "The Illidari Council")
      t:chain(1)                          -- the effect that brings him
      t:hand_count("boss", 3)
      t:passes(1)
      t:plays("boss", "Spark", { target = "hero@1" })
      t:everyone_passes()
      t:damage("hero@1", 1)
      t:hand_count("boss", 2)
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "The Betrayer")
      t:hand_count("boss", 7)
      t:in_hand("boss", "Nova")
      t:not_told { "The Boss player draws" }
      t:graveyard_count("boss", 3, "main")
      t:deck_count("boss", 1, "main")
      t:resources("boss", 5)
      t:hidden(1, "You Are Not Prepared!")
      t:hidden("boss", "You Are Not Prepared!")
      t:asked(1, "Your move")             -- no mulligan
    end,
  },
  scenario "A Main deck that is too short for the seven is refilled with what lies in its graveyard" {
    raid = "black_temple", cites = { "R503.3a", "R101.3c" }, cards = cards,
    given = function(t)
      almost(t, { hand = { "Ox", "Ox" }, deck = { "Nova", "Nova", "Nova" }, graveyard = { "Flare", "Flare", "Flare" } })
      t:seat(1, { hand = { "Spark" } })
    end,
    play = function(t)
      t:plays(1, "Spark", { target = "Lady Malande" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count("boss", 7)
      t:deck_count("boss", 1, "main")
      t:graveyard_count("boss", 0, "main")
    end,
  },
  scenario "His events pay, and nothing turns them up: as he is destroyed the raid is won at once" {
    raid = "black_temple", cites = { "R503.3b", "R100.2", "BT:Object of the Game" }, cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/the_betrayer", hand = { "Ox" }, resources = five, deck = seven }
      t:seat(1, { hand = { "Nova" }, deck = seven })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Ox")
      t:everyone_passes()
      t:ready_resources("boss", 4)
      t:ends_turn()
      t:plays(1, "Nova", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:winner("raiders")
      t:not_told { "You Are Not Prepared! is added to the chain" }
    end,
  },
  scenario "He has no threat level: raiders keep what they have" {
    raid = "black_temple", cites = { "R504.2b" }, cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/the_betrayer", deck = seven }
      t:seat(1, { resources = 15, deck = seven })
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:resources(1, 15) end,
  },
  scenario "His event comes after the draw, before the Minion; who has none left to show skips the step" {
    raid = "black_temple", cites = { "R503.3c", "R501.1b", "BT:Betrayer Events" }, cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/the_betrayer", deck = seven,
        decks = { betrayer_event = { "black_temple/draw_soul" }, minion = { "black_temple/sister_of_pain", "black_temple/sister_of_pain" } } }
      t:seat(1, { deck = seven })
    end,
    play = function(t)
      t:ends_turn()
      t:told { "The Boss player draws", "Draw Soul is added to the chain", "Draw Soul resolves", "moves from the minion deck of the Boss player to resources" }
      t:in_play("boss", "Draw Soul")
      t:resources("boss", 1)
      t:ends_turn()
      t:remember()
      t:ends_turn()
    end,
    expect = function(t)
      t:count_in_play("boss", "Draw Soul", 1)
      t:deck_count("boss", 0, "betrayer_event")
      t:graveyard_count("boss", 0, "betrayer_event")
      t:resources("boss", 2)
      t:is_turn("boss")
    end,
  },
}
