-- Boss 6, the second of his two cards: the Essences of Desire and of Anger. Only with the Anger is it over.
local function bolt(name, amount)
  return ability(name) { cost = 0, instant = true, values = { amount = amount },
    text = "Your hero deals {amount} fire damage to target character.",
    targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(me.amount, "fire", t.prey) end }
end
local brand = ability "Brand" { cost = 0, ongoing = true, attach = target("host", any.hero, harm), text = "Attached hero has +2 ATK.",
  powers = { gives { to = attached, atk = plus(2) } } }
local ox = ally "Ox" { cost = 1, atk = 4, damage = "nature", health = 30 }
local cards = { bolt = bolt("Bolt", 13), spark = bolt("Spark", 3), nova = bolt("Nova", 10), brand = brand, ox = ox }

return {
  scenario "Desire strikes for five, and deals back what it is dealt, whoever dealt it and however" {
    raid = "black_temple", cites = { "R503.2b" }, cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/essence_of_desire" }
      t:seat(1, { hand = { "Spark" }, play = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Spark", { target = "hero@boss" })
      t:everyone_passes()
      t:chain(1)
      t:damage("hero@1", 0)
      t:everyone_passes()
      t:damage("hero@1", 3)
      t:attacks(1, "Ox", "hero@boss")
      t:to_end_of_combat()
      t:damage("hero@boss", 7)
      t:damage("Ox", 4)
      t:told { "Essence of Desire deals 4 melee damage to Ox" }
      t:ends_turn()
      t:attacks("boss", "hero@boss", "hero@1")
      t:atk("hero@boss", 5)
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@1", 8) end,
  },
  scenario "Desire that would be destroyed is Anger, unhurt; it has dealt back first what felled it" {
    raid = "black_temple", cites = { "R503.2b", "R503.2c" }, cards = cards,
    given = function(t)
      t:boss { boss = { "black_temple/essence_of_desire", exhausted = true, damage = 1, counters = { spine = 1 } },
        play = { { "Brand", attached_to = "hero@boss" } },
        resources = { { "black_temple/not_prepared_43", down = true, deck = "event" } } }
      t:seat(1, { hand = { "Bolt" } })
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:in_play("boss", "Essence of Anger")
      t:damage("hero@boss", 0)
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 13)
      t:exhausted("hero@boss")
      t:counters("hero@boss", "spine", 1)
      t:atk("hero@boss", 2)
      t:attached("Brand", "hero@boss")
      t:resources("boss", 1)
      t:told { "14 damage is removed from", "is turned over" }
      t:not_told { "Essence of Desire is destroyed" }
    end,
  },
  scenario "Anger grows by five each turn, strikes with it, and spends it on allies" {
    raid = "black_temple", cites = { "CR 404.1" }, cards = cards,
    given = function(t)
      t:boss { boss = { "black_temple/essence_of_desire", back = true, counters = { spine = 4 } } }
      t:seat(1, { play = { "Ox" }, deck = { "Ox" } })
    end,
    play = function(t)
      t:counters("hero@boss", "anger", 0)
      t:cant("boss", "uses", "Essence of Anger")
      t:ends_turn()
      t:counters("hero@boss", "anger", 5)
      t:uses("boss", "Essence of Anger", { target = "Ox" })
      t:everyone_passes()
      t:damage("Ox", 1)
      t:counters("hero@boss", "anger", 4)
      t:atk("hero@boss", 0)
      t:attacks("boss", "hero@boss", "hero@1")
      t:atk("hero@boss", 9)               -- five, and the four; spines are no anger
      t:to_end_of_combat()
      t:damage("hero@1", 9)
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:counters("hero@boss", "anger", 9)
      t:is_turn("boss")
    end,
  },
  scenario "With the Anger Boss 6 is destroyed: the event is turned up, and Mother Shahraz comes with hers" {
    raid = "black_temple", cites = { "R503.2b", "R502.2a", "R502.2b", "R504.2a" }, cards = cards,
    given = function(t)
      local row = { { "Ox", down = true } }
      for i = 2, 11 do row[i] = { "Bolt", down = true } end
      t:boss { boss = { "black_temple/essence_of_desire", back = true, damage = 1 }, play = { "soul_fragment" },
        resources = { { "Ox", down = true, deck = "minion" } },
        deck = { "Ox" },
        decks = { event = { "black_temple/not_prepared_43", "black_temple/not_prepared_44", "black_temple/not_prepared_45",
          "black_temple/not_prepared_46" } } }
      t:seat(1, { hand = { "Nova" }, resources = row })
    end,
    play = function(t)
      t:plays(1, "Nova", { target = "hero@boss" })
      t:everyone_passes()
      t:removed("boss", "Essence of Anger")
      t:chain(1)                          -- the effect that brings the next one
      t:everyone_passes()
      t:in_play("boss", "Mother Shahraz")
      t:in_play("boss", "Ox")
      t:in_play("boss", "Soul Fragment")
      t:resources("boss", 3)
      t:deck_count("boss", 1, "event")
      t:ends_turn()
      t:answers(1, "Ox")
    end,
    expect = function(t)
      t:resources(1, 10)                  -- her threat level
      t:in_graveyard(1, "Ox")
    end,
  },
}
